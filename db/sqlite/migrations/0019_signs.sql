CREATE TABLE `first_uses` (
	`tenant_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `kind`, `name`),
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `first_uses_at` ON `first_uses` (`at`);--> statement-breakpoint
CREATE TABLE `code_signs` (
	`code_seq` integer NOT NULL,
	`sign` text NOT NULL,
	`host` text NOT NULL,
	`detail` text,
	`found_at` integer NOT NULL,
	PRIMARY KEY(`code_seq`, `sign`, `host`),
	FOREIGN KEY (`code_seq`) REFERENCES `codes`(`seq`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sign_changes` (
	`code_seq` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sign_hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`codes` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sign_rounds` (
	`id` integer PRIMARY KEY NOT NULL,
	`reached` integer NOT NULL,
	`seen_seq` integer NOT NULL,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `watched_targets` ADD `phone_at` integer;--> statement-breakpoint
ALTER TABLE `watched_targets` ADD `phone_host` text;