CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"kind" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"content_type" text,
	"byte_size" integer,
	"width" integer,
	"height" integer,
	"placeholder" text,
	"sources" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_ready_has_sources" CHECK ("media"."state" <> 'ready' or "media"."sources" is not null)
);
--> statement-breakpoint
CREATE TABLE "media_fetches" (
	"media_id" text PRIMARY KEY NOT NULL,
	"consumer" text NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "media_uploads" (
	"media_id" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"file_size" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_secret" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "upload_secret_one_row" CHECK ("upload_secret"."only")
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"product_id" text PRIMARY KEY NOT NULL,
	"media_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_fetches" ADD CONSTRAINT "media_fetches_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_owner" ON "media" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "media_fetches_due" ON "media_fetches" USING btree ("next_attempt_at") WHERE "media_fetches"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "media_fetches_host" ON "media_fetches" USING btree ("host") WHERE "media_fetches"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "media_uploads_expiry" ON "media_uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "product_pictures_media" ON "product_pictures" USING btree ("media_id");--> statement-breakpoint
-- By hand, data: the pictures of products become media with ids of their own. "product_images" stays for the instances of
-- the version before, which still write it while they are replaced; a later release drops it.
INSERT INTO "media" ("id", "kind", "state", "content_type", "width", "height", "placeholder", "sources", "created_at")
SELECT
	left(md5('product image ' || image.product_id), 16),
	'picture',
	CASE WHEN image.state <> 'ready' THEN image.state WHEN product.picture_sources IS NULL THEN 'failed' ELSE 'ready' END,
	CASE WHEN image.state = 'ready' THEN 'image/webp' END,
	CASE WHEN image.state = 'ready' THEN product.picture_width END,
	CASE WHEN image.state = 'ready' THEN product.picture_height END,
	CASE WHEN image.state = 'ready' THEN product.picture_placeholder END,
	CASE WHEN image.state = 'ready' THEN product.picture_sources END,
	now()
FROM "product_images" image JOIN "products" product ON product.id = image.product_id;--> statement-breakpoint
INSERT INTO "media_fetches" ("media_id", "consumer", "url", "host", "attempts", "next_attempt_at", "reason")
SELECT left(md5('product image ' || product_id), 16), 'products', url, host, attempts, CASE WHEN state = 'pending' THEN next_attempt_at END, reason
FROM "product_images";--> statement-breakpoint
INSERT INTO "product_pictures" ("product_id", "media_id")
SELECT product_id, left(md5('product image ' || product_id), 16) FROM "product_images";
