-- By hand: new words are kept apart until the end of the statement that brings them, as a search reads such words one by one.
ALTER INDEX "products_name_words" RESET (fastupdate);--> statement-breakpoint
ALTER INDEX "products_title_words" RESET (fastupdate);--> statement-breakpoint
ALTER INDEX "products_head_words" RESET (fastupdate);--> statement-breakpoint
ALTER INDEX "products_words" RESET (fastupdate);--> statement-breakpoint
CREATE FUNCTION sort_words_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM gin_clean_pending_list('products_name_words'), gin_clean_pending_list('products_title_words'),
		gin_clean_pending_list('products_head_words'), gin_clean_pending_list('products_words');
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER products_sort_words_in AFTER INSERT OR UPDATE OF "name", "brand", "category", "color", "retailer", "is_listed" ON "products" FOR EACH STATEMENT EXECUTE FUNCTION sort_words_in();
