ALTER TABLE `api_keys` ADD `id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `name` text DEFAULT 'main' NOT NULL;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `scopes` text;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `hint` text;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `last_used_on` integer;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `replaced` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- All texts of a workspace were one key: the present one, and those that it replaced.
UPDATE `api_keys` SET `id` = 'key_' || substr(`tenant_id`, 5), `replaced` = `valid_until` IS NOT NULL;--> statement-breakpoint
CREATE INDEX `api_keys_present` ON `api_keys` (`tenant_id`) WHERE not replaced;--> statement-breakpoint
CREATE INDEX `api_keys_replaced` ON `api_keys` (`tenant_id`,`id`,`valid_until`) WHERE replaced;