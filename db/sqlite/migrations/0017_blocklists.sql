CREATE TABLE `blocklists` (
	`name` text PRIMARY KEY NOT NULL,
	`digest` text NOT NULL,
	`hosts` integer NOT NULL,
	`read_at` integer NOT NULL,
	`swept_digest` text NOT NULL,
	`swept_at` integer NOT NULL,
	`held_digest` text,
	`held_hosts` integer,
	`held_why` text,
	`held_workspaces` integer,
	`held_at` integer
);
--> statement-breakpoint
ALTER TABLE `codes` ADD `listed` text;--> statement-breakpoint
CREATE INDEX `codes_listed` ON `codes` (`seq`) WHERE listed is not null;