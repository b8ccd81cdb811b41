CREATE TABLE "nodes" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"seen_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP COLUMN "leased_until";--> statement-breakpoint
-- Who hears of a change may be the one who made it, and need not forget all that it knows for one code.
CREATE OR REPLACE FUNCTION quietzone_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('quietzone_changes', current_setting('application_name') || ' *');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION quietzone_codes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM changed WHERE TG_OP <> 'INSERT' OR batch IS NULL) > 100 THEN
    PERFORM pg_notify('quietzone_changes', current_setting('application_name') || ' *');
  ELSE
    PERFORM pg_notify('quietzone_changes', current_setting('application_name') || ' ' || short_id) FROM changed
    WHERE TG_OP <> 'INSERT' OR batch IS NULL;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER webhooks_changed ON webhooks;
--> statement-breakpoint
DROP TRIGGER codes_changed ON codes;
--> statement-breakpoint
DROP TRIGGER codes_added ON codes;
--> statement-breakpoint
CREATE TRIGGER codes_changed AFTER UPDATE ON codes
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION quietzone_codes_changed();
--> statement-breakpoint
CREATE TRIGGER codes_gone AFTER DELETE ON codes
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION quietzone_codes_changed();
--> statement-breakpoint
CREATE TRIGGER codes_added AFTER INSERT ON codes
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION quietzone_codes_changed();
