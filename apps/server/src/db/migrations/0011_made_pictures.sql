CREATE TABLE "made_pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"byte_size" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "made_pictures_oldest" ON "made_pictures" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "made_pictures_name" ON "made_pictures" USING btree ("name");