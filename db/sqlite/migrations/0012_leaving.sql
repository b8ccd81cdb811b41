ALTER TABLE `tenants` ADD `left_at` integer;--> statement-breakpoint
CREATE INDEX `tenants_left` ON `tenants` (`left_at`) WHERE left_at is not null;