CREATE TABLE `former_keys` (
	`purpose` text NOT NULL,
	`mark` text NOT NULL,
	`sealed` blob NOT NULL,
	`ends_at` integer,
	`done_to` text DEFAULT '' NOT NULL,
	`passes` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`purpose`, `mark`)
) WITHOUT ROWID;
