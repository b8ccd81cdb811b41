CREATE TABLE `code_tags` (
	`code_seq` integer NOT NULL,
	`tag` text NOT NULL,
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`active` integer NOT NULL,
	`title_key` text NOT NULL,
	`scans` integer DEFAULT 0 NOT NULL,
	`bots` integer DEFAULT 0 NOT NULL,
	`counted` integer DEFAULT false NOT NULL,
	`gone` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`code_seq`, `tag`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `code_tags_tag` ON `code_tags` (`tenant_id`,`tag`,`id`);--> statement-breakpoint
CREATE INDEX `code_tags_scans` ON `code_tags` (`tenant_id`,`tag`,`active`,`scans`,`id`);--> statement-breakpoint
CREATE INDEX `code_tags_title` ON `code_tags` (`tenant_id`,`tag`,`active`,`title_key`,`id`);--> statement-breakpoint
CREATE TABLE `tag_totals` (
	`tenant_id` text NOT NULL,
	`tag` text NOT NULL,
	`codes` integer DEFAULT 0 NOT NULL,
	`scans` integer DEFAULT 0 NOT NULL,
	`bots` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`tenant_id`, `tag`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `codes` ADD `tags` text;--> statement-breakpoint
ALTER TABLE `codes` ADD `notes` text;