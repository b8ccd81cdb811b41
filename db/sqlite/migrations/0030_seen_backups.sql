CREATE TABLE `seen_backups` (
	`id` integer PRIMARY KEY NOT NULL,
	`place` text NOT NULL,
	`since` integer NOT NULL,
	`last_at` integer,
	`last_bytes` integer,
	`verified_at` integer,
	`verified_bytes` integer
);
--> statement-breakpoint
CREATE INDEX `erased_records_subject` ON `erased_records` (`kind`,`subject`);