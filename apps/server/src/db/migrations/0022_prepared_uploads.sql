ALTER TABLE "media_uploads" ADD COLUMN "form" jsonb;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD COLUMN "prepare_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD COLUMN "prepared" jsonb;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD COLUMN "refusal" jsonb;--> statement-breakpoint
CREATE INDEX "media_uploads_due" ON "media_uploads" USING btree ("prepare_at") WHERE "media_uploads"."prepare_at" is not null;