CREATE TABLE "digests" (
	"person_id" text PRIMARY KEY NOT NULL,
	"queued_on" date NOT NULL,
	"sent_on" date,
	"posts_until" timestamp with time zone,
	"posts_before" timestamp with time zone,
	"unsubscribe_token" text NOT NULL,
	CONSTRAINT "digests_unsubscribe_token_unique" UNIQUE("unsubscribe_token")
);
--> statement-breakpoint
CREATE TABLE "content_filter_settings" (
	"person_id" text PRIMARY KEY NOT NULL,
	"hide_filtered_content" boolean NOT NULL,
	"auto_reject" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"person_id" text PRIMARY KEY NOT NULL,
	"likes" boolean NOT NULL,
	"comments" boolean NOT NULL,
	"follows" boolean NOT NULL,
	"posts" boolean NOT NULL,
	"email_notifications" boolean NOT NULL,
	"push_notifications" boolean NOT NULL,
	"email_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "digested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_filter_settings" ADD CONSTRAINT "content_filter_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;