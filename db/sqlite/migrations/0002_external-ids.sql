ALTER TABLE `codes` ADD `external_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `codes_external` ON `codes` (`tenant_id`,`external_id`) WHERE external_id is not null;