CREATE TABLE "dismissals" (
	"person_id" text NOT NULL,
	"product_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dismissals_person_id_product_id_pk" PRIMARY KEY("person_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "feed_positions" ADD COLUMN "reason" jsonb;--> statement-breakpoint
ALTER TABLE "dismissals" ADD CONSTRAINT "dismissals_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissals" ADD CONSTRAINT "dismissals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dismissals_product" ON "dismissals" USING btree ("product_id");