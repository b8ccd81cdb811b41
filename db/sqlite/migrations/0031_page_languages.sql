CREATE TABLE `page_language_days` (
	`code_seq` integer NOT NULL,
	`day` integer NOT NULL,
	`language` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`code_seq`, `day`, `language`)
) WITHOUT ROWID;
