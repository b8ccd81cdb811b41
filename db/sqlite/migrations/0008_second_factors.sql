CREATE TABLE `totp_secrets` (
	`person_id` text PRIMARY KEY NOT NULL,
	`secret` blob,
	`pending` blob,
	`used_step` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`hash` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_person` ON `recovery_codes` (`person_id`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL,
	`name` text NOT NULL,
	`credential` text NOT NULL,
	`public_key` blob NOT NULL,
	`counter` integer DEFAULT 0 NOT NULL,
	`transports` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_on` integer,
	`challenge` text,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential` ON `passkeys` (`credential`);--> statement-breakpoint
CREATE INDEX `passkeys_person` ON `passkeys` (`person_id`,`id`);--> statement-breakpoint
CREATE TABLE `second_steps` (
	`hash` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL,
	`method` text NOT NULL,
	`device` text NOT NULL,
	`remember` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `second_steps_person` ON `second_steps` (`person_id`,`ends_at`);--> statement-breakpoint
CREATE INDEX `second_steps_end` ON `second_steps` (`ends_at`);