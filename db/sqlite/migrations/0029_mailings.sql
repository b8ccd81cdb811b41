CREATE TABLE `mailings` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`person_id` text,
	`email` text,
	`recipient_key` text NOT NULL,
	`every` text NOT NULL,
	`of_code` text,
	`of_group` text,
	`of_key` text NOT NULL,
	`timezone` text NOT NULL,
	`language` text NOT NULL,
	`notices` text NOT NULL,
	`nonce` text,
	`asked_at` integer NOT NULL,
	`confirmed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mailings_same` ON `mailings` (`tenant_id`,`recipient_key`,`every`,`of_key`);--> statement-breakpoint
CREATE INDEX `mailings_person` ON `mailings` (`person_id`) WHERE person_id is not null;--> statement-breakpoint
CREATE TABLE `mailing_mails` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tenant_id` text NOT NULL,
	`mailing_id` text NOT NULL,
	`kind` text NOT NULL,
	`due_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`told` text NOT NULL,
	`begun` text,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mailing_id`) REFERENCES `mailings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mailing_mails_kind` ON `mailing_mails` (`mailing_id`,`kind`);--> statement-breakpoint
CREATE INDEX `mailing_mails_due` ON `mailing_mails` (`due_at`) WHERE due_at is not null;