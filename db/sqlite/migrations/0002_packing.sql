CREATE TABLE `dimension_values` (
	`code_seq` integer NOT NULL,
	`id` integer NOT NULL,
	`dimension` integer NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`code_seq`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `dimension_values_value` ON `dimension_values` (`code_seq`,`dimension`,`value`);--> statement-breakpoint
CREATE TABLE `packed_totals` (
	`code_seq` integer NOT NULL,
	`grain` integer NOT NULL,
	`slot` integer NOT NULL,
	`counts` blob NOT NULL,
	PRIMARY KEY(`code_seq`, `grain`, `slot`)
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_dimension_totals` (
	`code_seq` integer NOT NULL,
	`slot` integer NOT NULL,
	`dimension` integer NOT NULL,
	`value` text NOT NULL,
	`scans` integer NOT NULL,
	`unique_visitors` integer NOT NULL,
	`bots` integer NOT NULL,
	`bot_visitors` integer NOT NULL,
	PRIMARY KEY(`code_seq`, `slot`, `dimension`, `value`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_dimension_totals`("code_seq", "slot", "dimension", "value", "scans", "unique_visitors", "bots", "bot_visitors") SELECT "code_seq", "slot", "dimension", "value", "scans", "unique_visitors", "bots", "bot_visitors" FROM `dimension_totals` WHERE "grain" = 0;--> statement-breakpoint
DROP TABLE `dimension_totals`;--> statement-breakpoint
ALTER TABLE `__new_dimension_totals` RENAME TO `dimension_totals`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
ALTER TABLE `campaign_recounts` ADD `code_id` text;--> statement-breakpoint
ALTER TABLE `campaign_recounts` ADD `scan_id` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `campaign_recounts` ADD `firsts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `campaign_recounts` ADD `met` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `campaign_recounts` ADD `base` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `campaign_recounts` ADD `kept` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `campaign_recounts` ADD `incomplete` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `campaign_recounts` ADD `counted` integer DEFAULT false NOT NULL;