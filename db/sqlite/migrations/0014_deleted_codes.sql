CREATE TABLE `deleted_codes` (
	`code_seq` integer PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`short_id` text NOT NULL,
	`deleted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deleted_codes_tenant` ON `deleted_codes` (`tenant_id`);--> statement-breakpoint
CREATE INDEX `deleted_codes_at` ON `deleted_codes` (`deleted_at`);