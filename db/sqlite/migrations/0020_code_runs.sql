CREATE TABLE `code_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`retry_key` text,
	`fingerprint` text,
	`reached` text,
	`matched` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`style_copy` text,
	`begun_at` integer NOT NULL,
	`stepped_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `code_runs_tenant` ON `code_runs` (`tenant_id`,`retry_key`);--> statement-breakpoint
CREATE INDEX `code_runs_begun` ON `code_runs` (`begun_at`);--> statement-breakpoint
CREATE INDEX `code_runs_open` ON `code_runs` (`stepped_at`) WHERE reached is not null;--> statement-breakpoint
CREATE INDEX `code_runs_style_copy` ON `code_runs` (`style_copy`) WHERE style_copy is not null;--> statement-breakpoint
CREATE TABLE `code_run_orders` (
	`run_id` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`run_id`) REFERENCES `code_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `code_run_failures` (
	`run_id` text NOT NULL,
	`code_id` text NOT NULL,
	`fault` text NOT NULL,
	`detail` text NOT NULL,
	PRIMARY KEY(`run_id`, `code_id`),
	FOREIGN KEY (`run_id`) REFERENCES `code_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
