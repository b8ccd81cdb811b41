CREATE TABLE `page_items` (
	`code_seq` integer NOT NULL,
	`item` text NOT NULL,
	`until` integer,
	PRIMARY KEY(`code_seq`, `item`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `page_items_item` ON `page_items` (`item`,`code_seq`);--> statement-breakpoint
CREATE TABLE `files` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`title` text,
	`created_at` integer NOT NULL,
	`sha256` text NOT NULL,
	`is_outside` integer NOT NULL,
	`state` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `files_tenant` ON `files` (`tenant_id`,`id`);--> statement-breakpoint
CREATE INDEX `files_unfinished` ON `files` (`state`,`id`) WHERE state <> 'here';--> statement-breakpoint
CREATE TABLE `file_pieces` (
	`tenant_id` text NOT NULL,
	`file_id` text NOT NULL,
	`number` integer NOT NULL,
	`bytes` blob NOT NULL,
	PRIMARY KEY(`tenant_id`, `file_id`, `number`)
);
--> statement-breakpoint
CREATE TABLE `gone_objects` (
	`name` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE `codes` ADD `direct_file` text;