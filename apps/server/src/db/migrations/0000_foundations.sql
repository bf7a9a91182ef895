CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE SEQUENCE "public"."catalogue_revision" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "cart_items" (
	"person_id" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_person_id_product_id_pk" PRIMARY KEY("person_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "demo_version" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "demo_version_one_row" CHECK ("demo_version"."only")
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"person_id" text NOT NULL,
	"product_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "likes_person_id_product_id_pk" PRIMARY KEY("person_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "feed_positions" (
	"snapshot_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "feed_positions_snapshot_id_position_pk" PRIMARY KEY("snapshot_id","position")
);
--> statement-breakpoint
CREATE TABLE "feed_snapshots" (
	"id" text PRIMARY KEY NOT NULL,
	"feed" text NOT NULL,
	"person_id" text,
	"basis" text NOT NULL,
	"size" integer NOT NULL,
	"built_in_ms" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer,
	"retailer" text,
	"brand" text,
	"color" text,
	"category" text,
	"rating" double precision,
	"link" text,
	"owner_id" text,
	"popularity" double precision DEFAULT 0 NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"picture_width" integer,
	"picture_height" integer,
	"picture_placeholder" text,
	"picture_sources" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"account" text NOT NULL,
	"address" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	CONSTRAINT "login_attempts_account_address_pk" PRIMARY KEY("account","address")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"bio" text,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_positions" ADD CONSTRAINT "feed_positions_snapshot_id_feed_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."feed_snapshots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_snapshots" ADD CONSTRAINT "feed_snapshots_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_items_product" ON "cart_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "likes_newest" ON "likes" USING btree ("person_id","created_at" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "likes_product" ON "likes" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "feed_snapshots_newest" ON "feed_snapshots" USING btree ("feed","person_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "feed_snapshots_age" ON "feed_snapshots" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree ("popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_verified" ON "products" USING btree ("popularity" DESC NULLS FIRST,"id") WHERE "products"."verified";--> statement-breakpoint
CREATE INDEX "products_owner" ON "products" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "login_attempts_age" ON "login_attempts" USING btree ("window_start");--> statement-breakpoint
CREATE UNIQUE INDEX "people_email_unique" ON "people" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
-- By hand: whoever changes products, by whatever way, moves the revision that feeds compare.
CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM nextval('catalogue_revision');
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER products_change_the_catalogue AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();--> statement-breakpoint
-- A sequence that was never used shows the same last_value as after its first use.
SELECT nextval('catalogue_revision');
