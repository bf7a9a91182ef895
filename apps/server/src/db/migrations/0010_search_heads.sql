-- By hand: "T-Shirt", "T Shirt" and "tee shirt" are one word, or a search for shirts would take them for such. search/search-words.ts does the same.
CREATE OR REPLACE FUNCTION search_text(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(regexp_replace(
	replace(lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f''`\u00b4\u02bc\u2018\u2019]+', '', 'g')), 'ß', 'ss'),
	'[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u2bff\u3000-\u303f]+', ' ', 'g'
), '\m(t|tee) shirt(s?)\M', 'tshirt\2', 'g');--> statement-breakpoint
-- The last word of a name, before what is said of the thing: "Wool Overcoat, Camel", "Dress in Red", "SHIRT MENS BLK SZ XL" are an overcoat, a dress and a shirt.
CREATE FUNCTION search_head(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(substring(regexp_replace(
	search_text(regexp_replace(name, '([[:alnum:]])(\s*[,(/|;:\[+].*|\s+[-–—]\s.*|\s+(in|for|with|by|from|sz|size|no\.|pack of|set of)\s.*)$', '\1', 'i')),
	'( (women|womens|wmns|woman|men|mens|man|ladies|lady|gents|girls|girl|boys|boy|kids|unisex|set|pair|pack|combo|xs|s|m|l|xl|xxl|[0-9]+[a-z]{0,3}|black|blk|white|wht|red|blue|blu|navy|nvy|green|grn|pink|pnk|yellow|ylw|brown|brn|grey|gray|gry|beige|bge|purple|prp))+$', ''
) FROM '[^ ]+$'), '');--> statement-breakpoint
-- Made by the database from these, so they are made anew, with their indexes.
ALTER TABLE "products" DROP COLUMN "name_words", DROP COLUMN "title_words", DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "products"
	ADD COLUMN "name_words" tsvector GENERATED ALWAYS AS (search_words(search_text(name))) STORED,
	ADD COLUMN "title_words" tsvector GENERATED ALWAYS AS (search_words(search_text(name || ' ' || coalesce(brand, '') || ' ' || coalesce(category, '')))) STORED,
	ADD COLUMN "head_words" tsvector GENERATED ALWAYS AS (search_words(search_head(name) || ' ' || search_text(coalesce(category, '')))) STORED,
	ADD COLUMN "words" tsvector GENERATED ALWAYS AS (search_words(search_text(name || ' ' || coalesce(brand, '') || ' ' || coalesce(category, '') || ' ' || coalesce(color, '') || ' ' || coalesce(retailer, '')))) STORED;--> statement-breakpoint
CREATE INDEX "products_name_words" ON "products" USING gin ("name_words") WITH (fastupdate=false) WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_title_words" ON "products" USING gin ("title_words") WITH (fastupdate=false) WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_head_words" ON "products" USING gin ("head_words") WITH (fastupdate=false) WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_words" ON "products" USING gin ("words") WITH (fastupdate=false) WHERE "products"."is_listed";--> statement-breakpoint
INSERT INTO search_vocabulary (word)
SELECT DISTINCT said FROM products, unnest(string_to_array(search_text(concat_ws(' ', name, brand, category, color, retailer)), ' ')) AS said
WHERE is_listed AND length(said) BETWEEN 3 AND 40 AND said !~ '^[0-9]+$'
ON CONFLICT DO NOTHING;
