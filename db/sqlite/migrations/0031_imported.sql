ALTER TABLE `codes` ADD `imported_from` text;--> statement-breakpoint
ALTER TABLE `codes` ADD `imported_scans` integer DEFAULT 0 NOT NULL;