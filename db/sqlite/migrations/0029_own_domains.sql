CREATE TABLE `domains` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`host` text NOT NULL,
	`value` text NOT NULL,
	`home` text,
	`not_found` text,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`verified_at` integer,
	`checked_at` integer,
	`warning` text,
	`due_at` integer,
	`apple` text,
	`android` text,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `domains_tenant` ON `domains` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `domains_tenant_host` ON `domains` (`tenant_id`,`host`);--> statement-breakpoint
CREATE UNIQUE INDEX `domains_verified` ON `domains` (`host`) WHERE verified_at is not null;--> statement-breakpoint
CREATE INDEX `domains_due` ON `domains` (`due_at`) WHERE due_at is not null;