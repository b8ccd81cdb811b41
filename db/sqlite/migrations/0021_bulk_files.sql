CREATE TABLE `bulk_files` (
	`batch` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`tenant_id` text NOT NULL,
	`first_code` integer,
	`last_code` integer,
	`made_at` integer NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bulk_files_id` ON `bulk_files` (`id`);--> statement-breakpoint
CREATE INDEX `bulk_files_tenant` ON `bulk_files` (`tenant_id`);--> statement-breakpoint
CREATE INDEX `bulk_files_made` ON `bulk_files` (`made_at`);