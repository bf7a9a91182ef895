CREATE TABLE "post_hashtags" (
	"post_id" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "post_hashtags_post_id_name_pk" PRIMARY KEY("post_id","name")
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "hashtags_read" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "post_hashtags" ADD CONSTRAINT "post_hashtags_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_hashtags_name" ON "post_hashtags" USING btree ("name","post_id");--> statement-breakpoint
CREATE INDEX "posts_latest" ON "posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_hashtags_unread" ON "posts" USING btree ("id") WHERE not "posts"."hashtags_read";