ALTER TABLE "api_keys" ADD COLUMN "id" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "name" text collate "C" DEFAULT 'main' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "scopes" text collate "C";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "hint" text collate "C";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "last_used_on" integer;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "replaced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- All texts of a workspace were one key: the present one, and those that it replaced.
UPDATE "api_keys" SET "id" = 'key_' || substr("tenant_id", 5), "replaced" = "valid_until" IS NOT NULL;--> statement-breakpoint
-- The day of the last use changes nothing that nodes keep in memory.
DROP TRIGGER api_keys_changed ON api_keys;--> statement-breakpoint
CREATE TRIGGER api_keys_changed AFTER UPDATE OF valid_until OR DELETE ON api_keys
FOR EACH ROW EXECUTE FUNCTION quietzone_changed();--> statement-breakpoint
CREATE INDEX "api_keys_present" ON "api_keys" USING btree ("tenant_id") WHERE not replaced;--> statement-breakpoint
CREATE INDEX "api_keys_replaced" ON "api_keys" USING btree ("tenant_id","id","valid_until") WHERE replaced;