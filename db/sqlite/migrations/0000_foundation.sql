CREATE TABLE `api_keys` (
	`hash` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`valid_until` integer,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `api_keys_tenant` ON `api_keys` (`tenant_id`);--> statement-breakpoint
CREATE TABLE `code_totals` (
	`code_seq` integer PRIMARY KEY NOT NULL,
	`scans` integer DEFAULT 0 NOT NULL,
	`unique_visitors` integer DEFAULT 0 NOT NULL,
	`repeat_scanners` integer DEFAULT 0 NOT NULL,
	`bots` integer DEFAULT 0 NOT NULL,
	`leads` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`code_seq`) REFERENCES `codes`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `codes` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`short_id` text NOT NULL,
	`tenant_id` text NOT NULL,
	`type` text NOT NULL,
	`fields` text NOT NULL,
	`style` text,
	`target` text NOT NULL,
	`title` text,
	`group_tag` text,
	`landing` text,
	`search_text` text NOT NULL,
	`active` integer NOT NULL,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `codes_id` ON `codes` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `codes_short_id` ON `codes` (`short_id`);--> statement-breakpoint
CREATE INDEX `codes_tenant` ON `codes` (`tenant_id`,`id`);--> statement-breakpoint
CREATE TABLE `erasures` (
	`code_seq` integer PRIMARY KEY NOT NULL,
	`requested_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `kept_answers` (
	`tenant_id` text NOT NULL,
	`route` text NOT NULL,
	`key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`answer` text NOT NULL,
	`code_id` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `route`, `key`),
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kept_answers_created` ON `kept_answers` (`created_at`);--> statement-breakpoint
CREATE INDEX `kept_answers_code` ON `kept_answers` (`code_id`) WHERE code_id is not null;--> statement-breakpoint
CREATE TABLE `retired_short_ids` (
	`short_id` text PRIMARY KEY NOT NULL,
	`retired_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `scanners` (
	`day` integer NOT NULL,
	`code_seq` integer NOT NULL,
	`scanner` blob NOT NULL,
	`scans` integer NOT NULL,
	PRIMARY KEY(`day`, `code_seq`, `scanner`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `scans` (
	`code_seq` integer NOT NULL,
	`id` integer NOT NULL,
	`at` integer NOT NULL,
	`visitor` blob NOT NULL,
	`device` text NOT NULL,
	`system` text,
	`browser` text,
	`language` text,
	`referrer` text,
	`country` text,
	`bot` text,
	`first` integer NOT NULL,
	`second` integer NOT NULL,
	`repeat` integer NOT NULL,
	PRIMARY KEY(`code_seq`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `tenants` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`plan` text NOT NULL,
	`plan_valid_until` integer,
	`device_log` integer NOT NULL,
	`suspended` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
