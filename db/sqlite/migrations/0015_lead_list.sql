CREATE TABLE `lead_moves` (
	`code_seq` integer PRIMARY KEY NOT NULL,
	`last_lead` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `leads` ADD `tenant_id` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `group_tag` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `handled` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `leads_tenant` ON `leads` (`tenant_id`,`handled`,`id`);--> statement-breakpoint
CREATE INDEX `leads_group` ON `leads` (`tenant_id`,`group_tag`,`handled`,`id`) WHERE group_tag is not null;