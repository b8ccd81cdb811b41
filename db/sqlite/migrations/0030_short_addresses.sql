DROP INDEX `codes_short_id`;--> statement-breakpoint
DROP INDEX `codes_long`;--> statement-breakpoint
ALTER TABLE `codes` ADD `domain` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `codes_domain` ON `codes` (`tenant_id`,`domain`,`id`) WHERE domain <> '';--> statement-breakpoint
CREATE INDEX `codes_domain_long` ON `codes` (`tenant_id`,length(domain || short_id)) WHERE domain <> '';--> statement-breakpoint
CREATE UNIQUE INDEX `codes_short_id` ON `codes` (`short_id`,`domain`);--> statement-breakpoint
CREATE INDEX `codes_long` ON `codes` (`tenant_id`,length(short_id)) WHERE length(short_id) > 7 and domain = '';--> statement-breakpoint
CREATE TABLE `new_retired_short_ids` (
	`short_id` text NOT NULL,
	`retired_at` integer NOT NULL,
	`domain` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`short_id`, `domain`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `new_retired_short_ids` (`short_id`, `retired_at`) SELECT `short_id`, `retired_at` FROM `retired_short_ids` ORDER BY `short_id`;--> statement-breakpoint
DROP TABLE `retired_short_ids`;--> statement-breakpoint
ALTER TABLE `new_retired_short_ids` RENAME TO `retired_short_ids`;--> statement-breakpoint
ALTER TABLE `code_ranks` ADD `domain` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `code_ranks_domain_scans` ON `code_ranks` (`tenant_id`,`domain`,`active`,`scans`,`id`) WHERE domain <> '';--> statement-breakpoint
CREATE INDEX `code_ranks_domain_title` ON `code_ranks` (`tenant_id`,`domain`,`active`,`title_key`,`id`) WHERE domain <> '';