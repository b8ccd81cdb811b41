-- By hand: a delivery is its webhook's. The keys of those that there are stay: a first webhook's is its workspace's id.
ALTER TABLE `webhook_deliveries` RENAME COLUMN `tenant_id` TO `webhook`;--> statement-breakpoint
ALTER TABLE `webhook_deliveries` ADD `last_duration` integer;--> statement-breakpoint
CREATE TABLE `__new_webhooks` (
	`webhook` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`url` text,
	`secrets` blob,
	`updated_at` integer NOT NULL,
	`revision` integer NOT NULL,
	`events` text,
	`answered_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer,
	`name` text DEFAULT '' NOT NULL,
	`gone_at` integer,
	`gone_url` text,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_webhooks`("webhook", "tenant_id", "url", "secrets", "updated_at", "revision", "events", "answered_at", "failures", "next_try_at") SELECT "tenant_id", "tenant_id", "url", "secrets", "updated_at", "revision", "events", "answered_at", "failures", "next_try_at" FROM `webhooks`;--> statement-breakpoint
DROP TABLE `webhooks`;--> statement-breakpoint
ALTER TABLE `__new_webhooks` RENAME TO `webhooks`;--> statement-breakpoint
CREATE INDEX `webhooks_tenant` ON `webhooks` (`tenant_id`);
