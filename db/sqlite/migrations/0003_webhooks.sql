CREATE TABLE `webhook_deliveries` (
	`tenant_id` text NOT NULL,
	`state` integer NOT NULL,
	`id` text NOT NULL,
	`code_seq` integer NOT NULL,
	`event` text NOT NULL,
	`at` integer NOT NULL,
	`country` text,
	`device` text NOT NULL,
	`repeat` integer DEFAULT false NOT NULL,
	`has_email` integer DEFAULT false NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`step` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer,
	`last_status` integer,
	`last_error` text,
	`delivered_at` integer,
	PRIMARY KEY(`tenant_id`, `state`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_code` ON `webhook_deliveries` (`code_seq`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_retry` ON `webhook_deliveries` (`tenant_id`,`next_attempt_at`) WHERE state = 1;--> statement-breakpoint
CREATE TABLE `webhooks` (
	`tenant_id` text PRIMARY KEY NOT NULL,
	`url` text,
	`secrets` blob,
	`updated_at` integer NOT NULL,
	`revision` integer NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
