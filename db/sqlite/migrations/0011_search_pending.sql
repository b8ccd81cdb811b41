CREATE TABLE `search_pending` (
	`tenant_id` text NOT NULL,
	`last_code` integer NOT NULL,
	`first_code` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `last_code`)
) WITHOUT ROWID;
--> statement-breakpoint
-- Half of what they were: a merge, within the transaction that adds a code, takes half as long.
INSERT INTO `code_search` (`code_search`, `rank`) VALUES ('pgsz', 500);
