-- What nodes keep in memory. Who changes it tells all of them on commit, under the name of the session, so that a node
-- knows its own changes. Several in one transaction are told once.
CREATE FUNCTION quietzone_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('quietzone_changes', current_setting('application_name'));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tenants_changed AFTER UPDATE OR DELETE ON tenants
FOR EACH ROW EXECUTE FUNCTION quietzone_changed();
--> statement-breakpoint
CREATE TRIGGER api_keys_changed AFTER UPDATE OR DELETE ON api_keys
FOR EACH ROW EXECUTE FUNCTION quietzone_changed();
--> statement-breakpoint
CREATE TRIGGER webhooks_changed AFTER INSERT OR UPDATE OR DELETE ON webhooks
FOR EACH ROW EXECUTE FUNCTION quietzone_changed();
--> statement-breakpoint
CREATE TRIGGER imported_logos_changed AFTER INSERT OR UPDATE OR DELETE ON imported_logos
FOR EACH ROW EXECUTE FUNCTION quietzone_changed();
--> statement-breakpoint
CREATE TRIGGER codes_changed AFTER UPDATE OR DELETE ON codes
FOR EACH ROW EXECUTE FUNCTION quietzone_changed();
--> statement-breakpoint
-- A code may have been asked for before it was there. Those of a batch come all at once, when its row goes.
CREATE TRIGGER codes_added AFTER INSERT ON codes
FOR EACH ROW WHEN (NEW.batch IS NULL) EXECUTE FUNCTION quietzone_changed();
--> statement-breakpoint
CREATE TRIGGER batches_committed AFTER DELETE ON open_batches
FOR EACH ROW WHEN (NOT OLD.abandoned) EXECUTE FUNCTION quietzone_changed();
--> statement-breakpoint
-- Rows that scans rewrite all the time: with room beside them their new versions need no new entries in the indexes.
ALTER TABLE code_totals SET (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE totals SET (fillfactor = 70);
--> statement-breakpoint
ALTER TABLE dimension_totals SET (fillfactor = 70);
--> statement-breakpoint
ALTER TABLE campaign_days SET (fillfactor = 70);
--> statement-breakpoint
ALTER TABLE scanners SET (fillfactor = 80);
