CREATE TABLE "local_payment_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"interval" text,
	"is_open" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"status" text NOT NULL,
	"interval" text NOT NULL,
	"renews" boolean NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"person_id" text PRIMARY KEY NOT NULL,
	"subscription_id" text,
	"status" text NOT NULL,
	"interval" text,
	"renews" boolean NOT NULL,
	"ends_at" timestamp with time zone,
	"checkout_until" timestamp with time zone,
	"asks" integer NOT NULL,
	"answered" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "local_payment_pages" ADD CONSTRAINT "local_payment_pages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_subscriptions" ADD CONSTRAINT "local_subscriptions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "local_payment_pages_person" ON "local_payment_pages" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "local_subscriptions_person" ON "local_subscriptions" USING btree ("person_id");