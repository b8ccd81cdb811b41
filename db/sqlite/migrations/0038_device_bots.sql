ALTER TABLE `code_devices` ADD `bots` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `code_devices_bots` ON `code_devices` (`code_seq`,`scans`,`bots`) WHERE bots > 0;