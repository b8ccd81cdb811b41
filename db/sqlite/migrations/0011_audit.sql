CREATE TABLE `audit_entries` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`at` integer NOT NULL,
	`author` text,
	`who` text NOT NULL,
	`action` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject` text NOT NULL,
	`subject_name` text,
	`detail` text NOT NULL,
	`count` integer,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `audit_entries_at` ON `audit_entries` (`at`);