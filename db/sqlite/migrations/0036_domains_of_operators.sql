CREATE TABLE `disabled_hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`disabled_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `new_hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`site` text NOT NULL,
	`tenant_id` text NOT NULL,
	`verified_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `new_hosts_site` ON `new_hosts` (`site`,`verified_at`);--> statement-breakpoint
CREATE INDEX `new_hosts_tenant` ON `new_hosts` (`tenant_id`,`verified_at`);--> statement-breakpoint
CREATE INDEX `new_hosts_time` ON `new_hosts` (`verified_at`);--> statement-breakpoint
ALTER TABLE `domains` ADD `missing_since` integer;