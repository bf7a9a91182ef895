CREATE TABLE "post_shared_pictures" (
	"post_id" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"media_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "post_shared_pictures" ADD CONSTRAINT "post_shared_pictures_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_shared_pictures" ADD CONSTRAINT "post_shared_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_shared_pictures_media" ON "post_shared_pictures" USING btree ("media_id");