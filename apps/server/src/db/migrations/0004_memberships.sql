CREATE TABLE "membership_changes" (
	"session" text NOT NULL,
	"relation" text NOT NULL,
	"thing_id" text NOT NULL,
	"sequence" bigint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "membership_changes_session_relation_thing_id_pk" PRIMARY KEY("session","relation","thing_id")
);
--> statement-breakpoint
ALTER TABLE "feed_positions" RENAME COLUMN "product_id" TO "thing_id";--> statement-breakpoint
CREATE INDEX "membership_changes_age" ON "membership_changes" USING btree ("relation","changed_at");