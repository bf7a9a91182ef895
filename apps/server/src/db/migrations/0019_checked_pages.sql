CREATE TABLE "product_checks" (
	"product_id" text PRIMARY KEY NOT NULL,
	"link_key" text NOT NULL,
	"host" text NOT NULL,
	"next_check_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"missing_since" timestamp with time zone,
	"said" jsonb,
	"said_of_name" text,
	"said_of_price_cents" integer
);
--> statement-breakpoint
CREATE TABLE "product_confirmations" (
	"product_id" text PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"product" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_checks" ADD CONSTRAINT "product_checks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_confirmations" ADD CONSTRAINT "product_confirmations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_checks_due" ON "product_checks" USING btree ("host","next_check_at");--> statement-breakpoint
-- What a shop's feed brought counts as what it brings from now on: until the first check of its page.
UPDATE "products" SET "verified" = true WHERE "source" IS NOT NULL AND "link" IS NOT NULL AND "is_listed" AND NOT "verified";
