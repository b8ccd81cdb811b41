CREATE TABLE `offer_gifts` (
	`code_seq` integer NOT NULL,
	`code` text NOT NULL,
	PRIMARY KEY(`code_seq`, `code`)
) WITHOUT ROWID;
