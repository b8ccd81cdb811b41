CREATE TABLE `watched_targets` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tenant_id` text NOT NULL,
	`key` blob NOT NULL,
	`address` text NOT NULL,
	`queue` text NOT NULL,
	`state` text NOT NULL,
	`status` integer,
	`reason` text,
	`since` integer,
	`checked_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`failing_since` integer,
	`next_at` integer NOT NULL,
	`told_codes` integer,
	`turned_at` integer,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `watched_targets_key` ON `watched_targets` (`key`);--> statement-breakpoint
CREATE INDEX `watched_targets_queue` ON `watched_targets` (`queue`,`next_at`);--> statement-breakpoint
CREATE INDEX `watched_targets_turned` ON `watched_targets` (`tenant_id`,`turned_at`);--> statement-breakpoint
CREATE INDEX `watched_targets_untold` ON `watched_targets` (`seq`) WHERE told_codes is not null;--> statement-breakpoint
CREATE TABLE `watched_codes` (
	`target_seq` integer NOT NULL,
	`code_seq` integer NOT NULL,
	`told_dead` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`target_seq`, `code_seq`),
	FOREIGN KEY (`target_seq`) REFERENCES `watched_targets`(`seq`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`code_seq`) REFERENCES `codes`(`seq`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `watched_codes_code` ON `watched_codes` (`code_seq`);--> statement-breakpoint
CREATE TABLE `watch_queues` (
	`name` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL,
	`free_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `watch_queues_due` ON `watch_queues` (`due_at`);--> statement-breakpoint
CREATE TABLE `watch_rounds` (
	`id` integer PRIMARY KEY NOT NULL,
	`code_seq` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `alert_mails` (
	`tenant_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`nonce` text,
	`asked_at` integer NOT NULL,
	`confirmed_at` integer,
	`mailed_at` integer NOT NULL,
	`due_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `alert_mails_due` ON `alert_mails` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE TABLE `confirmation_mails` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tenant_id` text NOT NULL,
	`recipient` blob NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `confirmation_mails_tenant` ON `confirmation_mails` (`tenant_id`,`at`);--> statement-breakpoint
CREATE INDEX `confirmation_mails_recipient` ON `confirmation_mails` (`recipient`,`at`);--> statement-breakpoint
CREATE INDEX `confirmation_mails_at` ON `confirmation_mails` (`at`);--> statement-breakpoint
ALTER TABLE `webhooks` ADD `events` text;--> statement-breakpoint
ALTER TABLE `codes` ADD `fallback` text;--> statement-breakpoint
ALTER TABLE `code_ranks` ADD `health` text DEFAULT 'unchecked' NOT NULL;--> statement-breakpoint
ALTER TABLE `code_ranks` ADD `worst_target` integer;--> statement-breakpoint
CREATE INDEX `code_ranks_health` ON `code_ranks` (`tenant_id`,`health`,`id`);--> statement-breakpoint
ALTER TABLE `webhook_deliveries` ADD `alert` text;