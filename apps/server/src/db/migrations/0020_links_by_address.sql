CREATE INDEX "post_links_url" ON "post_links" USING hash ("url");--> statement-breakpoint
-- The title of a page was kept as a product once, and would be called similar to itself.
UPDATE "post_links" SET "preview" = jsonb_set("preview", '{productData}', 'null') WHERE "preview"->'productData'->>'fallbackSource' = 'title';
