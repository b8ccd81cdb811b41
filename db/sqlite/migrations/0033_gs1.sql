ALTER TABLE `codes` ADD `gs1` text;--> statement-breakpoint
ALTER TABLE `codes` ADD `links` text;--> statement-breakpoint
CREATE UNIQUE INDEX `codes_gs1` ON `codes` (`domain`,`gs1`) WHERE gs1 is not null;--> statement-breakpoint
CREATE INDEX `codes_gs1_long` ON `codes` (`tenant_id`,length(gs1)) WHERE gs1 is not null and domain = '';--> statement-breakpoint
CREATE INDEX `codes_gs1_domain_long` ON `codes` (`tenant_id`,length(domain || gs1)) WHERE gs1 is not null and domain <> '';--> statement-breakpoint
ALTER TABLE `retired_short_ids` ADD `gs1` text;--> statement-breakpoint
ALTER TABLE `retired_short_ids` ADD `gs1_holder` text;--> statement-breakpoint
CREATE INDEX `retired_gs1` ON `retired_short_ids` (`domain`,`gs1`) WHERE gs1 is not null;--> statement-breakpoint
ALTER TABLE `domains` ADD `gs1` integer DEFAULT false NOT NULL;