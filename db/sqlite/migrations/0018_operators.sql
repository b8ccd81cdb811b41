CREATE TABLE `operators` (
	`person_id` text PRIMARY KEY NOT NULL,
	`email_key` text NOT NULL,
	`since` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `operator_sessions` (
	`hash` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL,
	`session_id` text NOT NULL,
	`used_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `operator_sessions_person` ON `operator_sessions` (`person_id`);--> statement-breakpoint
CREATE INDEX `operator_sessions_used` ON `operator_sessions` (`used_at`);--> statement-breakpoint
CREATE TABLE `operator_keys` (
	`hash` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_on` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `operator_keys_name` ON `operator_keys` (`name`);--> statement-breakpoint
CREATE TABLE `operator_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`operator` text NOT NULL,
	`name` text,
	`action` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `operator_log_at` ON `operator_log` (`at`);--> statement-breakpoint
CREATE TABLE `code_hosts` (
	`host` text NOT NULL,
	`code_seq` integer NOT NULL,
	PRIMARY KEY(`host`, `code_seq`),
	FOREIGN KEY (`code_seq`) REFERENCES `codes`(`seq`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `code_hosts_code` ON `code_hosts` (`code_seq`);--> statement-breakpoint
CREATE TABLE `code_host_backlog` (
	`id` integer PRIMARY KEY NOT NULL,
	`up_to` integer NOT NULL
);

--> statement-breakpoint
INSERT INTO code_host_backlog (id, up_to) SELECT 1, max(seq) FROM codes HAVING max(seq) IS NOT NULL;
