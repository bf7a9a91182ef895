CREATE TABLE "link_list_entries" (
	"list_id" text NOT NULL,
	"link_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_list_entries_list_id_link_id_pk" PRIMARY KEY("list_id","link_id")
);
--> statement-breakpoint
CREATE TABLE "link_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"name" text NOT NULL,
	"is_public" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_openings" (
	"link_id" text NOT NULL,
	"day" date NOT NULL,
	"place" text NOT NULL,
	"openings" integer NOT NULL,
	CONSTRAINT "link_openings_link_id_day_place_pk" PRIMARY KEY("link_id","day","place")
);
--> statement-breakpoint
CREATE TABLE "link_viewers" (
	"link_id" text NOT NULL,
	"day" date NOT NULL,
	"viewer" text NOT NULL,
	CONSTRAINT "link_viewers_link_id_day_viewer_pk" PRIMARY KEY("link_id","day","viewer")
);
--> statement-breakpoint
CREATE TABLE "opening_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_link_posts" (
	"post_link_id" text PRIMARY KEY NOT NULL,
	"link_id" text NOT NULL,
	"post_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_links" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"page" text NOT NULL,
	"url" text NOT NULL,
	"label" text NOT NULL,
	"is_labelled" boolean DEFAULT false NOT NULL,
	"is_added" boolean DEFAULT false NOT NULL,
	"preview" jsonb,
	"confirmed_accurate" boolean,
	"pinned_at" integer,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "link_list_entries" ADD CONSTRAINT "link_list_entries_list_id_link_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."link_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_list_entries" ADD CONSTRAINT "link_list_entries_link_id_user_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."user_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_lists" ADD CONSTRAINT "link_lists_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_openings" ADD CONSTRAINT "link_openings_link_id_user_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."user_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_viewers" ADD CONSTRAINT "link_viewers_link_id_user_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."user_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_link_posts" ADD CONSTRAINT "user_link_posts_link_id_user_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."user_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_link_posts" ADD CONSTRAINT "user_link_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_links" ADD CONSTRAINT "user_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_list_entries_newest" ON "link_list_entries" USING btree ("list_id","added_at" DESC NULLS FIRST,"link_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "link_list_entries_link" ON "link_list_entries" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "link_lists_newest" ON "link_lists" USING btree ("person_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "link_viewers_day" ON "link_viewers" USING btree ("day");--> statement-breakpoint
CREATE INDEX "user_link_posts_link" ON "user_link_posts" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "user_link_posts_post" ON "user_link_posts" USING btree ("post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_links_page" ON "user_links" USING btree ("person_id","page");--> statement-breakpoint
CREATE INDEX "user_links_newest" ON "user_links" USING btree ("person_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_links_pinned" ON "user_links" USING btree ("person_id","pinned_at") WHERE "user_links"."pinned_at" is not null;--> statement-breakpoint
INSERT INTO "user_links" ("id", "person_id", "page", "url", "label", "preview", "confirmed_accurate", "pinned_at", "created_at")
SELECT "id", "person_id", "page", "url", "label", "preview", "confirmed_accurate",
	CASE WHEN "is_pinned" AND row_number() OVER (PARTITION BY "person_id", "is_pinned" ORDER BY "created_at" DESC, "id") <= 50
		THEN row_number() OVER (PARTITION BY "person_id", "is_pinned" ORDER BY "created_at" DESC, "id") END,
	"created_at"
FROM (
	SELECT DISTINCT ON ("post"."person_id", "hashed"."page") "link"."id", "post"."person_id", "hashed"."page", "link"."url", "link"."label",
		"link"."preview", "link"."confirmed_accurate", "post"."created_at",
		bool_or("link"."pinned") OVER (PARTITION BY "post"."person_id", "hashed"."page") AS "is_pinned"
	FROM "post_links" AS "link" JOIN "posts" AS "post" ON "post"."id" = "link"."post_id",
		LATERAL (SELECT encode(sha256(convert_to(regexp_replace("link"."link_key", '^([^?#]*)/(?=$|[?#])', '\1'), 'UTF8')), 'hex') AS "page") AS "hashed"
	ORDER BY "post"."person_id", "hashed"."page", "post"."created_at" DESC, "link"."position"
) AS "newest";--> statement-breakpoint
INSERT INTO "user_link_posts" ("post_link_id", "link_id", "post_id")
SELECT "link"."id", "own"."id", "link"."post_id"
FROM "post_links" AS "link" JOIN "posts" AS "post" ON "post"."id" = "link"."post_id"
	JOIN "user_links" AS "own" ON "own"."person_id" = "post"."person_id"
		AND "own"."page" = encode(sha256(convert_to(regexp_replace("link"."link_key", '^([^?#]*)/(?=$|[?#])', '\1'), 'UTF8')), 'hex');
