CREATE TABLE `page_language_days` (
	`code_seq` integer NOT NULL,
	`day` integer NOT NULL,
	`language` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`code_seq`, `day`, `language`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `offer_gifts` (
	`code_seq` integer NOT NULL,
	`code` text NOT NULL,
	PRIMARY KEY(`code_seq`, `code`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `looks` ADD `page` text;