CREATE TABLE `code_revisions` (
	`code_seq` integer NOT NULL,
	`revision` integer NOT NULL,
	`at` integer NOT NULL,
	`changed_by` text,
	PRIMARY KEY(`code_seq`, `revision`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `code_values` (
	`code_seq` integer NOT NULL,
	`member` text NOT NULL,
	`revision` integer NOT NULL,
	`value` text NOT NULL,
	`copy` text,
	`image` text,
	PRIMARY KEY(`code_seq`, `member`, `revision`)
);
--> statement-breakpoint
CREATE INDEX `code_values_copy` ON `code_values` (`copy`) WHERE copy is not null;--> statement-breakpoint
CREATE INDEX `code_values_image` ON `code_values` (`image`) WHERE image is not null;--> statement-breakpoint
ALTER TABLE `codes` ADD `changed_by` text;