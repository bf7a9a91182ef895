CREATE TABLE "hashtags" (
	"name" text PRIMARY KEY NOT NULL,
	"found_by" text GENERATED ALWAYS AS (replace(search_text(name), ' ', '')) STORED
);
--> statement-breakpoint
CREATE TABLE "post_dismissals" (
	"person_id" text NOT NULL,
	"post_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_dismissals_person_id_post_id_pk" PRIMARY KEY("person_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "personal_suggestions" (
	"person_id" text PRIMARY KEY NOT NULL,
	"suggestions" jsonb NOT NULL,
	"basis" text NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suggestion_dismissals" (
	"person_id" text NOT NULL,
	"dismissed_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suggestion_dismissals_person_id_dismissed_id_pk" PRIMARY KEY("person_id","dismissed_id")
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "found_by" text GENERATED ALWAYS AS (search_text(username || ' ' || coalesce(name, ''))) STORED;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "found_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (search_words(found_by)) STORED;--> statement-breakpoint
ALTER TABLE "post_dismissals" ADD CONSTRAINT "post_dismissals_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_dismissals" ADD CONSTRAINT "post_dismissals_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_suggestions" ADD CONSTRAINT "personal_suggestions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_dismissals" ADD CONSTRAINT "suggestion_dismissals_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_dismissals" ADD CONSTRAINT "suggestion_dismissals_dismissed_id_people_id_fk" FOREIGN KEY ("dismissed_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hashtags_likeness" ON "hashtags" USING gin ("found_by" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "post_dismissals_post" ON "post_dismissals" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "suggestion_dismissals_dismissed" ON "suggestion_dismissals" USING btree ("dismissed_id");--> statement-breakpoint
CREATE INDEX "people_likeness" ON "people" USING gin ("found_by" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_words" ON "posts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "posts_likeness" ON "posts" USING gin ("found_by" gin_trgm_ops);--> statement-breakpoint
-- By hand: a worker reads all posts anew, so that they and their hashtags are found.
UPDATE "posts" SET "hashtags_read" = false;
