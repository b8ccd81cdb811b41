CREATE TABLE `code_ranks` (
	`code_seq` integer PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`group_tag` text NOT NULL,
	`active` integer NOT NULL,
	`id` text NOT NULL,
	`scans` integer DEFAULT 0 NOT NULL,
	`title_key` text NOT NULL,
	FOREIGN KEY (`code_seq`) REFERENCES `codes`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- Other titles are folded by the program: their codes are marked, and a chore ranks them.
INSERT INTO "code_ranks" ("code_seq", "tenant_id", "group_tag", "active", "id", "scans", "title_key")
SELECT "seq", "tenant_id", coalesce("group_tag", ''), "active", "id", "scans", CASE WHEN "title" IS NULL THEN '2' ELSE '1' || substr(lower("title"), 1, 100) END
FROM "codes" JOIN "code_totals" ON "code_seq" = "seq" WHERE "title" IS NULL OR NOT "title" GLOB '*[^ -~]*';
--> statement-breakpoint
INSERT INTO "campaign_changes" ("code_seq") SELECT "seq" FROM "codes" WHERE "title" IS NOT NULL AND "title" GLOB '*[^ -~]*'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE INDEX `code_ranks_scans` ON `code_ranks` (`tenant_id`,`active`,`scans`,`id`);--> statement-breakpoint
CREATE INDEX `code_ranks_group_scans` ON `code_ranks` (`tenant_id`,`group_tag`,`active`,`scans`,`id`);--> statement-breakpoint
CREATE INDEX `code_ranks_title` ON `code_ranks` (`tenant_id`,`active`,`title_key`,`id`);--> statement-breakpoint
CREATE INDEX `code_ranks_group_title` ON `code_ranks` (`tenant_id`,`group_tag`,`active`,`title_key`,`id`);--> statement-breakpoint
DROP INDEX `campaign_codes_ranked`;
