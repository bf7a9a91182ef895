CREATE TABLE "product_images" (
	"product_id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_images_due" ON "product_images" USING btree ("next_attempt_at") WHERE "product_images"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "product_images_host" ON "product_images" USING btree ("host") WHERE "product_images"."state" = 'pending';--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_origin" UNIQUE("source","external_id");--> statement-breakpoint
-- By hand: pictures arrive one by one and change no ranking, so they leave the revision that feeds compare.
DROP TRIGGER products_change_the_catalogue ON "products";--> statement-breakpoint
CREATE TRIGGER products_change_the_catalogue AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "id", "name", "price_cents", "retailer", "brand", "color", "category", "rating", "link", "owner_id", "popularity", "verified" ON "products" FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
