CREATE TABLE `series` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tenant_id` text NOT NULL,
	`group_tag` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `series_group` ON `series` (`tenant_id`,`group_tag`);--> statement-breakpoint
CREATE TABLE `series_deltas` (
	`id` integer PRIMARY KEY NOT NULL,
	`counts` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `series_moves` (
	`code_seq` integer PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`from_group` text,
	`to_group` text,
	`next_day` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `series_moves_tenant` ON `series_moves` (`tenant_id`);--> statement-breakpoint
ALTER TABLE `campaign_totals` ADD `active` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `campaign_totals_ranked` ON `campaign_totals` (`tenant_id`,`scans`);--> statement-breakpoint
ALTER TABLE `campaign_codes` ADD `active` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- The counts of codes that there are are brought to series in the background.
INSERT INTO "series_moves" ("code_seq", "tenant_id", "from_group", "to_group", "next_day")
SELECT "seq", "tenant_id", NULL, coalesce("group_tag", ''), 0 FROM "codes" JOIN "code_totals" ON "code_seq" = "seq"
WHERE "scans" > 0 OR "leads" > 0;
--> statement-breakpoint
-- So that a chore counts which of the codes of campaigns are active.
INSERT INTO "campaign_changes" ("code_seq") SELECT "seq" FROM "codes" WHERE "active" ON CONFLICT DO NOTHING;
