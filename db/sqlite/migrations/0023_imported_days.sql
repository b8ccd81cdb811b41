CREATE TABLE `imported_days` (
	`code_seq` integer NOT NULL,
	`day` integer NOT NULL,
	`scans` integer NOT NULL,
	PRIMARY KEY(`code_seq`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `waiting_codes` (
	`tenant_id` text NOT NULL,
	`host` text NOT NULL,
	`short_id` text NOT NULL,
	`batch` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `host`, `short_id`),
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `waiting_codes_batch` ON `waiting_codes` (`batch`);--> statement-breakpoint
CREATE TABLE `waiting_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`host` text NOT NULL,
	`file` text NOT NULL,
	`batch` integer NOT NULL,
	`sealed` blob NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `waiting_lines_file` ON `waiting_lines` (`tenant_id`,`host`,`file`,`id`);--> statement-breakpoint
CREATE INDEX `waiting_lines_batch` ON `waiting_lines` (`batch`);