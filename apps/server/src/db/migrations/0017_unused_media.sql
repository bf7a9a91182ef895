ALTER TABLE "media" ADD COLUMN "unused_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "media_unused" ON "media" USING btree ("unused_since") WHERE "media"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "media_files" ON "media" USING gin ("sources" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "post_media_poster" ON "post_media" USING btree ("poster_id") WHERE "post_media"."poster_id" is not null;--> statement-breakpoint
CREATE INDEX "profiles_picture" ON "profiles" USING btree ("picture_id") WHERE "profiles"."picture_id" is not null;--> statement-breakpoint
CREATE INDEX "profiles_cover" ON "profiles" USING btree ("cover_id") WHERE "profiles"."cover_id" is not null;