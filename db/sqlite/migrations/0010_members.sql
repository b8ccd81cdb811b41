CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`role` text NOT NULL,
	`made_by` text NOT NULL,
	`hash` text NOT NULL,
	`mailed_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_tenant` ON `invitations` (`tenant_id`,`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_hash` ON `invitations` (`hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_mailed` ON `invitations` (`mailed_hash`);--> statement-breakpoint
CREATE INDEX `invitations_end` ON `invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `person_links` (
	`hash` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL,
	`purpose` text NOT NULL,
	`email` text,
	`made_in` text,
	`role` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `person_links_person` ON `person_links` (`person_id`,`purpose`,`created_at`);--> statement-breakpoint
CREATE INDEX `person_links_end` ON `person_links` (`expires_at`);