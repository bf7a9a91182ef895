CREATE TABLE "event_deliveries" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "event_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listener" text NOT NULL,
	"about" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_deliveries_listener_id_pk" PRIMARY KEY("listener","id")
);
