ALTER TABLE "codes" ADD COLUMN "gs1" text collate "C";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "links" text collate "C";--> statement-breakpoint
ALTER TABLE "retired_short_ids" ADD COLUMN "gs1" text collate "C";--> statement-breakpoint
ALTER TABLE "retired_short_ids" ADD COLUMN "gs1_holder" text collate "C";--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "gs1" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "codes_gs1" ON "codes" USING btree ("domain","gs1") WHERE gs1 is not null;--> statement-breakpoint
CREATE INDEX "codes_gs1_long" ON "codes" USING btree ("tenant_id",length(gs1)) WHERE gs1 is not null and domain = '';--> statement-breakpoint
CREATE INDEX "codes_gs1_domain_long" ON "codes" USING btree ("tenant_id",length(domain || gs1)) WHERE gs1 is not null and domain <> '';--> statement-breakpoint
CREATE INDEX "retired_gs1" ON "retired_short_ids" USING btree ("domain","gs1") WHERE gs1 is not null;--> statement-breakpoint
-- Nodes hear of a host that begins or ends to answer GS1 addresses.
DROP TRIGGER domains_changed ON domains;
--> statement-breakpoint
CREATE TRIGGER domains_changed AFTER UPDATE OF verified_at, home, not_found, apple, android, gs1 OR DELETE ON domains
FOR EACH ROW EXECUTE FUNCTION quietzone_domain_changed();
