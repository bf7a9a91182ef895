ALTER TABLE "post_links" ADD COLUMN "link_key" text;--> statement-breakpoint
-- As for the links of products in 0003: without a fragment that is no route.
UPDATE "post_links" SET "link_key" = regexp_replace("url", '^([^#]*)#(?![!/]).*$', '\1');--> statement-breakpoint
ALTER TABLE "post_links" ALTER COLUMN "link_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sizes" text[];--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "material" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "description" text;--> statement-breakpoint
CREATE INDEX "post_links_page" ON "post_links" USING hash ("link_key");