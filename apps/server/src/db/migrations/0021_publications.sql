CREATE TABLE "post_publications" (
	"person_id" text NOT NULL,
	"client_id" text NOT NULL,
	"given" jsonb NOT NULL,
	"refusal" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_publications_person_id_client_id_pk" PRIMARY KEY("person_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "post_publications" ADD CONSTRAINT "post_publications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_publications_due" ON "post_publications" USING btree ("next_attempt_at") WHERE "post_publications"."next_attempt_at" is not null;