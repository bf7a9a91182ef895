CREATE TABLE "saved_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"query" text NOT NULL,
	"query_key" text NOT NULL,
	"title" text,
	"product_ids" text[] NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"new_from" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_searches_query" UNIQUE("person_id","query_key")
);
--> statement-breakpoint
CREATE TABLE "recent_searches" (
	"person_id" text NOT NULL,
	"query" text NOT NULL,
	"searched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recent_searches_person_id_query_pk" PRIMARY KEY("person_id","query")
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- By hand: text as it is searched, on the side of the products; search/search-words.ts does the same to queries.
-- Without accents, case and apostrophes ("L’Oréal" is "loreal"), other signs are gaps ("T-Shirt" is "t shirt").
CREATE FUNCTION search_text(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(
	replace(lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f''`\u00b4\u02bc\u2018\u2019]+', '', 'g')), 'ß', 'ss'),
	'[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u2bff\u3000-\u303f]+', ' ', 'g'
);--> statement-breakpoint
-- Each word twice: as it is, which serves every language and names such as "The Row", and by its English stem.
CREATE FUNCTION search_words(plain text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN strip(to_tsvector('simple', plain) || to_tsvector('english', plain));--> statement-breakpoint
ALTER TABLE "products"
	ADD COLUMN "name_words" tsvector GENERATED ALWAYS AS (search_words(search_text(name))) STORED,
	ADD COLUMN "title_words" tsvector GENERATED ALWAYS AS (search_words(search_text(name || ' ' || coalesce(brand, '') || ' ' || coalesce(category, '')))) STORED,
	ADD COLUMN "words" tsvector GENERATED ALWAYS AS (search_words(search_text(name || ' ' || coalesce(brand, '') || ' ' || coalesce(category, '') || ' ' || coalesce(color, '') || ' ' || coalesce(retailer, '')))) STORED;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_searches" ADD CONSTRAINT "recent_searches_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_searches_newest" ON "saved_searches" USING btree ("person_id","saved_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "recent_searches_newest" ON "recent_searches" USING btree ("person_id","searched_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_vocabulary_likeness" ON "search_vocabulary" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "products_cheapest" ON "products" USING btree (nullif("price_cents", 0) asc nulls last,"popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_dearest" ON "products" USING btree (nullif("price_cents", 0) desc nulls last,"popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_of_brand" ON "products" USING btree (lower("brand"),"popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_of_color" ON "products" USING btree (lower("color"),"popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_of_category" ON "products" USING btree (lower("category"),"popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_name_words" ON "products" USING gin ("name_words");--> statement-breakpoint
CREATE INDEX "products_title_words" ON "products" USING gin ("title_words");--> statement-breakpoint
CREATE INDEX "products_words" ON "products" USING gin ("words");--> statement-breakpoint
CREATE INDEX "people_username_beginning" ON "people" USING btree ("username" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "people_username_likeness" ON "people" USING gin ("username" gin_trgm_ops);--> statement-breakpoint
-- By hand: whoever writes products, by whatever way, tells the vocabulary their words. Only new ones are written, in one order.
CREATE FUNCTION remember_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_vocabulary (word)
	SELECT DISTINCT said FROM written, unnest(string_to_array(search_text(concat_ws(' ', name, brand, category, color, retailer)), ' ')) AS said
	WHERE length(said) BETWEEN 3 AND 40 AND said !~ '^[0-9]+$' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = said)
	ORDER BY said
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER products_bring_words AFTER INSERT ON "products" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words();--> statement-breakpoint
CREATE TRIGGER products_change_words AFTER UPDATE ON "products" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words();--> statement-breakpoint
INSERT INTO search_vocabulary (word)
SELECT DISTINCT said FROM products, unnest(string_to_array(search_text(concat_ws(' ', name, brand, category, color, retailer)), ' ')) AS said
WHERE length(said) BETWEEN 3 AND 40 AND said !~ '^[0-9]+$';
