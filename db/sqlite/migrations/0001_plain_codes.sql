CREATE TABLE `plain_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`type` text NOT NULL,
	`title` text,
	`group_tag` text,
	`title_key` text NOT NULL,
	`printed` integer NOT NULL,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`changed_by` text,
	`style_copy` text,
	`batch` integer,
	`alike_key` text NOT NULL,
	`payload` text NOT NULL,
	`search_text` text NOT NULL,
	`fields` text NOT NULL,
	`style` text,
	`history` text,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `plain_codes_tenant` ON `plain_codes` (`tenant_id`,`id`);--> statement-breakpoint
CREATE INDEX `plain_codes_group` ON `plain_codes` (`tenant_id`,`group_tag`,`id`);--> statement-breakpoint
CREATE INDEX `plain_codes_title` ON `plain_codes` (`tenant_id`,`title_key`,`id`);--> statement-breakpoint
CREATE INDEX `plain_codes_alike` ON `plain_codes` (`tenant_id`,`alike_key`);--> statement-breakpoint
CREATE INDEX `plain_codes_batch` ON `plain_codes` (`batch`,`id`) WHERE batch is not null;--> statement-breakpoint
CREATE INDEX `plain_codes_style_copy` ON `plain_codes` (`style_copy`) WHERE style_copy is not null;--> statement-breakpoint
ALTER TABLE `tenant_totals` ADD `plain_codes` integer DEFAULT 0 NOT NULL;