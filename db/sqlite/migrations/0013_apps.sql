CREATE TABLE `apps` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`person_id` text NOT NULL,
	`client_hash` text NOT NULL,
	`name` text NOT NULL,
	`host` text NOT NULL,
	`scopes` text NOT NULL,
	`second_factor` integer NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`family` text NOT NULL,
	`code_hash` text,
	`challenge` text,
	`redirect_uri` text,
	`access_hash` text,
	`access_ends_at` integer,
	`refresh_hash` text,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `apps_family` ON `apps` (`family`);--> statement-breakpoint
CREATE UNIQUE INDEX `apps_access` ON `apps` (`access_hash`);--> statement-breakpoint
CREATE INDEX `apps_tenant` ON `apps` (`tenant_id`,`id`);--> statement-breakpoint
CREATE INDEX `apps_person` ON `apps` (`person_id`,`tenant_id`);--> statement-breakpoint
CREATE INDEX `apps_end` ON `apps` (`ends_at`);