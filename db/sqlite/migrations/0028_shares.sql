CREATE TABLE `shares` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`hash` text NOT NULL,
	`sealed` blob NOT NULL,
	`code_seq` integer,
	`group_tag` text,
	`title` text,
	`period` text,
	`password` text,
	`password_revision` integer DEFAULT 0 NOT NULL,
	`rounds` integer NOT NULL,
	`with_bots` integer NOT NULL,
	`expires_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shares_hash` ON `shares` (`hash`);--> statement-breakpoint
CREATE INDEX `shares_tenant` ON `shares` (`tenant_id`,`id`);--> statement-breakpoint
CREATE INDEX `shares_code` ON `shares` (`code_seq`) WHERE code_seq is not null;