CREATE TABLE `batch_records` (
	`batch` integer NOT NULL,
	`part` integer NOT NULL,
	`record` text NOT NULL,
	PRIMARY KEY(`batch`, `part`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `open_batches` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tenant_id` text NOT NULL,
	`first_code` integer DEFAULT 0 NOT NULL,
	`codes` integer DEFAULT 0 NOT NULL,
	`abandoned` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `open_batches_tenant` ON `open_batches` (`tenant_id`);--> statement-breakpoint
ALTER TABLE `codes` ADD `batch` integer;