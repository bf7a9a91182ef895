CREATE TABLE "catalogue_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- By hand: one row for each transaction, seen by others when that is committed. Two that run beside each other wait for nothing.
CREATE FUNCTION note_catalogue_change() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM nextval('catalogue_revision');
	IF current_setting('vitrine.catalogue_changed', true) = 'yes' THEN
		RETURN;
	END IF;
	PERFORM set_config('vitrine.catalogue_changed', 'yes', true);
	INSERT INTO catalogue_changes DEFAULT VALUES;
	DELETE FROM catalogue_changes WHERE id IN (
		SELECT id FROM catalogue_changes WHERE changed_at < now() - interval '1 hour' LIMIT 1000 FOR UPDATE SKIP LOCKED
	);
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_catalogue_change();
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION listed_products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM changed WHERE is_listed) THEN
		PERFORM note_catalogue_change();
	END IF;
	RETURN NULL;
END
$$;
