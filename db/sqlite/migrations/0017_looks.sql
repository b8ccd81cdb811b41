CREATE TABLE `looks` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`is_default` integer NOT NULL,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`style_copy` text,
	`style` text NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `looks_tenant` ON `looks` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `looks_name` ON `looks` (`tenant_id`,`name_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `looks_default` ON `looks` (`tenant_id`) WHERE is_default;--> statement-breakpoint
CREATE INDEX `looks_style_copy` ON `looks` (`style_copy`) WHERE style_copy is not null;--> statement-breakpoint
ALTER TABLE `codes` ADD `look_id` text REFERENCES looks(id);--> statement-breakpoint
CREATE INDEX `codes_look` ON `codes` (`look_id`,`seq`) WHERE look_id is not null;--> statement-breakpoint
CREATE INDEX `codes_long` ON `codes` (`tenant_id`,length(short_id)) WHERE length(short_id) > 7;