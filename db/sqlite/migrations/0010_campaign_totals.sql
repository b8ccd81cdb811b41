CREATE TABLE `campaign_totals` (
	`tenant_id` text NOT NULL,
	`group_tag` text NOT NULL,
	`codes` integer DEFAULT 0 NOT NULL,
	`scans` integer DEFAULT 0 NOT NULL,
	`leads` integer DEFAULT 0 NOT NULL,
	`unique_visitors` integer DEFAULT 0 NOT NULL,
	`unique_to` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`tenant_id`, `group_tag`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `campaign_codes` (
	`code_seq` integer PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`group_tag` text NOT NULL,
	`scans` integer DEFAULT 0 NOT NULL,
	`leads` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `campaign_codes_ranked` ON `campaign_codes` (`tenant_id`,`group_tag`,`scans`,`code_seq`);--> statement-breakpoint
CREATE TABLE `campaign_changes` (
	`code_seq` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE `code_totals` ADD `cta_clicks` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "code_totals" SET "cta_clicks" = (SELECT sum("count") FROM "funnel_days" f WHERE f."code_seq" = "code_totals"."code_seq" AND f."type" = 'cta_click')
WHERE "code_seq" IN (SELECT "code_seq" FROM "funnel_days" WHERE "type" = 'cta_click');
--> statement-breakpoint
INSERT INTO "campaign_codes" ("code_seq", "tenant_id", "group_tag", "scans", "leads")
SELECT "seq", "tenant_id", coalesce("group_tag", ''), "scans", "leads" FROM "codes" JOIN "code_totals" ON "code_seq" = "seq"
WHERE "batch" IS NULL OR "batch" NOT IN (SELECT "seq" FROM "open_batches");
--> statement-breakpoint
INSERT INTO "campaign_totals" ("tenant_id", "group_tag", "codes", "scans", "leads")
SELECT "tenant_id", "group_tag", count(*), sum("scans"), sum("leads") FROM "campaign_codes" GROUP BY 1, 2;
--> statement-breakpoint
-- Codes that a bulk file is staging are added once it is made.
INSERT INTO "campaign_changes" ("code_seq") SELECT "seq" FROM "codes" WHERE "batch" IN (SELECT "seq" FROM "open_batches");
