CREATE TABLE `people` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`name` text NOT NULL,
	`language` text,
	`password_hash` text,
	`confirmed_at` integer,
	`created_at` integer NOT NULL,
	`second_factor` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `people_email` ON `people` (`email_key`);--> statement-breakpoint
CREATE TABLE `members` (
	`tenant_id` text NOT NULL,
	`person_id` text NOT NULL,
	`role` text NOT NULL,
	`since` integer NOT NULL,
	`last_seen_on` integer,
	PRIMARY KEY(`tenant_id`, `person_id`),
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `members_person` ON `members` (`person_id`,`tenant_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`hash` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`person_id` text NOT NULL,
	`method` text NOT NULL,
	`device` text NOT NULL,
	`remember` integer NOT NULL,
	`second_factor` integer NOT NULL,
	`signed_in_at` integer NOT NULL,
	`used_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_id` ON `sessions` (`id`);--> statement-breakpoint
CREATE INDEX `sessions_person` ON `sessions` (`person_id`,`id`);--> statement-breakpoint
CREATE INDEX `sessions_end` ON `sessions` (`ends_at`);--> statement-breakpoint
ALTER TABLE `tenants` ADD `require_second_factor` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `made_by` text;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `owner` text;--> statement-breakpoint
-- By hand: keys that there are were made by keys, and keep the rights that they had.
UPDATE `api_keys` SET `owner` = 'key' WHERE scopes IS NOT NULL;
