ALTER TABLE `codes` ADD `rules` text;--> statement-breakpoint
ALTER TABLE `codes` ADD `query` text;--> statement-breakpoint
ALTER TABLE `codes` ADD `utm` text;