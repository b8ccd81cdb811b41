ALTER TABLE "scans" ADD COLUMN "workspace" bigint;--> statement-breakpoint
-- By hand: scans from before have their workspace's series, too.
INSERT INTO "series" ("tenant_id", "group_tag") SELECT DISTINCT "tenant_id", E'\n' FROM "codes" ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "scans" SET "workspace" = "series"."seq" FROM "codes", "series"
  WHERE "codes"."seq" = "scans"."code_seq" AND "series"."tenant_id" = "codes"."tenant_id" AND "series"."group_tag" = E'\n';--> statement-breakpoint
CREATE INDEX "scans_workspace" ON "scans" USING btree ("workspace","id","code_seq");
