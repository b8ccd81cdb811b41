CREATE TABLE `identities` (
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`person_id` text NOT NULL,
	`linked_at` integer NOT NULL,
	`last_used_on` integer,
	PRIMARY KEY(`issuer`, `subject`),
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_person` ON `identities` (`person_id`,`issuer`);--> statement-breakpoint
CREATE TABLE `provider_sessions` (
	`hash` text PRIMARY KEY NOT NULL,
	`issuer` text NOT NULL,
	`session` text NOT NULL,
	FOREIGN KEY (`hash`) REFERENCES `sessions`(`hash`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `provider_sessions_name` ON `provider_sessions` (`issuer`,`session`);--> statement-breakpoint
CREATE TABLE `provider_uses` (
	`hash` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `provider_uses_until` ON `provider_uses` (`until`);