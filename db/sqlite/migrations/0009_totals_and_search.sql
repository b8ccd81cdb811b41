CREATE TABLE `tenant_totals` (
	`tenant_id` text NOT NULL,
	`lane` integer NOT NULL,
	`codes` integer DEFAULT 0 NOT NULL,
	`active` integer DEFAULT 0 NOT NULL,
	`scans` integer DEFAULT 0 NOT NULL,
	`unique_visitors` integer DEFAULT 0 NOT NULL,
	`leads` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`tenant_id`, `lane`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `search_backlog` (
	`id` integer PRIMARY KEY NOT NULL,
	`up_to` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `codes_group` ON `codes` (`tenant_id`,`group_tag`,`id`);--> statement-breakpoint
CREATE INDEX `codes_active` ON `codes` (`tenant_id`,`active`,`id`);--> statement-breakpoint
-- The tokens of a code's texts under its number; they are hashes of the tenant and three letters, see `db/stores/tokens.ts`.
CREATE VIRTUAL TABLE `code_search` USING fts5(tokens, content='', contentless_delete=1, detail=none, tokenize='ascii');
--> statement-breakpoint
-- Small pages: they are merged 64 at a time, within the transaction that adds a code, and long lists can be skipped in.
INSERT INTO `code_search` (`code_search`, `rank`) VALUES ('pgsz', 1000);
--> statement-breakpoint
CREATE TRIGGER `codes_unsearched` AFTER DELETE ON `codes`
BEGIN
  DELETE FROM `code_search` WHERE rowid = old.seq;
END;
--> statement-breakpoint
INSERT INTO `search_backlog` (`id`, `up_to`) SELECT 1, max(seq) FROM `codes` HAVING max(seq) IS NOT NULL;
--> statement-breakpoint
INSERT INTO `tenant_totals` (`tenant_id`, `lane`, `codes`, `active`, `scans`, `unique_visitors`, `leads`)
SELECT tenant_id, 0, count(*), sum(active), sum(scans), sum(unique_visitors), sum(leads)
FROM `codes` JOIN `code_totals` ON code_seq = seq
WHERE batch IS NULL OR NOT EXISTS (SELECT 1 FROM `open_batches` WHERE open_batches.seq = codes.batch)
GROUP BY tenant_id;
