CREATE TABLE "link_previews" (
	"key" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"final_url" text NOT NULL,
	"product_id" text NOT NULL,
	"facts" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_reads" (
	"person_id" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"reads" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_popular";--> statement-breakpoint
DROP INDEX "products_verified";--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_cheapest";--> statement-breakpoint
DROP INDEX "products_dearest";--> statement-breakpoint
DROP INDEX "products_of_brand";--> statement-breakpoint
DROP INDEX "products_of_color";--> statement-breakpoint
DROP INDEX "products_of_category";--> statement-breakpoint
DROP INDEX "products_name_words";--> statement-breakpoint
DROP INDEX "products_title_words";--> statement-breakpoint
DROP INDEX "products_words";--> statement-breakpoint
ALTER TABLE "cart_items" DROP COLUMN "quantity";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "link_key" text;--> statement-breakpoint
-- By hand: of the products that are there; the marks of senders go out of it with their next import.
UPDATE "products" SET "link_key" = regexp_replace("link", '^([^#]*)#(?![!/]).*$', '\1');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_link_has_key" CHECK (("products"."link" is null) = ("products"."link_key" is null));--> statement-breakpoint
ALTER TABLE "link_reads" ADD CONSTRAINT "link_reads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_previews_product" ON "link_previews" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "link_previews_canonical" ON "link_previews" USING hash (("facts"->>'canonicalUrl'));--> statement-breakpoint
CREATE INDEX "link_previews_age" ON "link_previews" USING btree ("read_at");--> statement-breakpoint
CREATE INDEX "products_link" ON "products" USING hash ("link_key");--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree ("popularity" DESC NULLS FIRST,"id") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_verified" ON "products" USING btree ("popularity" DESC NULLS FIRST,"id") WHERE "products"."is_listed" and "products"."verified";--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_cheapest" ON "products" USING btree (nullif("price_cents", 0) asc nulls last,"popularity" DESC NULLS FIRST,"id") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_dearest" ON "products" USING btree (nullif("price_cents", 0) desc nulls last,"popularity" DESC NULLS FIRST,"id") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_of_brand" ON "products" USING btree (lower("brand"),"popularity" DESC NULLS FIRST,"id") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_of_color" ON "products" USING btree (lower("color"),"popularity" DESC NULLS FIRST,"id") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_of_category" ON "products" USING btree (lower("category"),"popularity" DESC NULLS FIRST,"id") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_name_words" ON "products" USING gin ("name_words") WITH (fastupdate=false) WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_title_words" ON "products" USING gin ("title_words") WITH (fastupdate=false) WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_words" ON "products" USING gin ("words") WITH (fastupdate=false) WHERE "products"."is_listed";--> statement-breakpoint
-- By hand: what no list shows moves no list, so only listed products move the revision that feeds compare.
DROP TRIGGER products_change_the_catalogue ON "products";--> statement-breakpoint
CREATE FUNCTION listed_products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM changed WHERE is_listed) THEN
		PERFORM nextval('catalogue_revision');
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER products_come AFTER INSERT ON "products" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listed_products_changed();--> statement-breakpoint
CREATE TRIGGER products_go AFTER DELETE ON "products" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listed_products_changed();--> statement-breakpoint
CREATE TRIGGER products_all_go AFTER TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
-- For each row, as PostgreSQL takes no list of columns together with a table of the rows.
CREATE TRIGGER products_change AFTER UPDATE OF "id", "name", "price_cents", "retailer", "brand", "color", "category", "rating", "link", "owner_id", "popularity", "verified", "is_listed" ON "products" FOR EACH ROW WHEN (OLD.is_listed OR NEW.is_listed) EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
-- Nor do searches find it by a misspelt word.
CREATE OR REPLACE FUNCTION remember_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_vocabulary (word)
	SELECT DISTINCT said FROM written, unnest(string_to_array(search_text(concat_ws(' ', name, brand, category, color, retailer)), ' ')) AS said
	WHERE is_listed AND length(said) BETWEEN 3 AND 40 AND said !~ '^[0-9]+$' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = said)
	ORDER BY said
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
