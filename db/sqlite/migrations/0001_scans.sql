CREATE TABLE `campaign_days` (
	`tenant_id` text NOT NULL,
	`group_tag` text NOT NULL,
	`day` integer NOT NULL,
	`unique_visitors` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `group_tag`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `campaign_recounts` (
	`tenant_id` text NOT NULL,
	`group_tag` text NOT NULL,
	`day` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `group_tag`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `campaign_scanners` (
	`day` integer NOT NULL,
	`tenant_id` text NOT NULL,
	`group_tag` text NOT NULL,
	`scanner` blob NOT NULL,
	PRIMARY KEY(`day`, `tenant_id`, `group_tag`, `scanner`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `code_devices` (
	`code_seq` integer NOT NULL,
	`device` blob NOT NULL,
	`first_seen` integer NOT NULL,
	`last_seen` integer NOT NULL,
	`scans` integer NOT NULL,
	PRIMARY KEY(`code_seq`, `device`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `code_devices_device` ON `code_devices` (`device`);--> statement-breakpoint
CREATE INDEX `code_devices_last_seen` ON `code_devices` (`code_seq`,`last_seen`);--> statement-breakpoint
CREATE TABLE `device_erasures` (
	`device` blob PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `dimension_totals` (
	`code_seq` integer NOT NULL,
	`grain` integer NOT NULL,
	`slot` integer NOT NULL,
	`dimension` integer NOT NULL,
	`value` text NOT NULL,
	`scans` integer NOT NULL,
	`unique_visitors` integer NOT NULL,
	`bots` integer NOT NULL,
	`bot_visitors` integer NOT NULL,
	PRIMARY KEY(`code_seq`, `grain`, `slot`, `dimension`, `value`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `funnel_days` (
	`code_seq` integer NOT NULL,
	`day` integer NOT NULL,
	`type` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`code_seq`, `day`, `type`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`code_seq` integer NOT NULL,
	`at` integer NOT NULL,
	`country` text,
	`device` text NOT NULL,
	`sealed` blob NOT NULL
);
--> statement-breakpoint
CREATE INDEX `leads_code` ON `leads` (`code_seq`,`id`);--> statement-breakpoint
CREATE TABLE `totals` (
	`code_seq` integer NOT NULL,
	`grain` integer NOT NULL,
	`slot` integer NOT NULL,
	`scans` integer DEFAULT 0 NOT NULL,
	`unique_visitors` integer DEFAULT 0 NOT NULL,
	`repeat_scanners` integer DEFAULT 0 NOT NULL,
	`bots` integer DEFAULT 0 NOT NULL,
	`bot_visitors` integer DEFAULT 0 NOT NULL,
	`bot_repeaters` integer DEFAULT 0 NOT NULL,
	`leads` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`code_seq`, `grain`, `slot`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `code_totals` ADD `bot_visitors` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `code_totals` ADD `bot_repeaters` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `code_totals` ADD `devices` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `code_totals` ADD `repeat_devices` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `code_totals` ADD `device_scans` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `scans` ADD `device_key` blob;--> statement-breakpoint
CREATE INDEX `scans_device` ON `scans` (`device_key`) WHERE device_key is not null;