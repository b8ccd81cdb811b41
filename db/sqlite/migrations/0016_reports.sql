CREATE TABLE `reports` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number` text NOT NULL,
	`address` text NOT NULL,
	`reason` text NOT NULL,
	`language` text NOT NULL,
	`at` integer NOT NULL,
	`sealed` blob NOT NULL,
	`has_email` integer NOT NULL,
	`others` integer DEFAULT 0 NOT NULL,
	`decided_at` integer,
	`decision` text,
	`words` text,
	`mail_due_at` integer,
	`mail_failures` integer DEFAULT 0 NOT NULL,
	`mailed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_number` ON `reports` (`number`);--> statement-breakpoint
CREATE INDEX `reports_open` ON `reports` (`address`,`seq`) WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX `reports_waiting` ON `reports` (`at`) WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX `reports_decided` ON `reports` (`decided_at`) WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX `reports_mail` ON `reports` (`mail_due_at`) WHERE mail_due_at is not null;