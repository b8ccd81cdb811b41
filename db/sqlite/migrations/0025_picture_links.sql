CREATE TABLE `picture_links` (
	`code_seq` integer PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`made_at` integer NOT NULL,
	FOREIGN KEY (`code_seq`) REFERENCES `codes`(`seq`) ON UPDATE no action ON DELETE cascade
);
