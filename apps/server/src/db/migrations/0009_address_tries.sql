CREATE TABLE "address_tries" (
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	CONSTRAINT "address_tries_kind_address_pk" PRIMARY KEY("kind","address")
);
--> statement-breakpoint
CREATE INDEX "address_tries_age" ON "address_tries" USING btree ("window_start");