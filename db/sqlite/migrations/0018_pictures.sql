CREATE TABLE `images` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`picture` blob NOT NULL,
	`preview` blob NOT NULL
);
--> statement-breakpoint
CREATE INDEX `images_tenant` ON `images` (`tenant_id`,`id`);--> statement-breakpoint
ALTER TABLE `codes` ADD `landing_image` text;--> statement-breakpoint
CREATE INDEX `codes_landing_image` ON `codes` (`landing_image`) WHERE landing_image is not null;