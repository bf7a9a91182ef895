CREATE TABLE "presence" (
	"person_id" text NOT NULL,
	"instance" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "presence_person_id_instance_pk" PRIMARY KEY("person_id","instance")
);
--> statement-breakpoint
CREATE TABLE "visibilities" (
	"person_id" text PRIMARY KEY NOT NULL,
	"show_online" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visibilities" ADD CONSTRAINT "visibilities_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presence_until" ON "presence" USING btree ("until");