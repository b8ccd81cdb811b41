DROP INDEX `code_values_large`;--> statement-breakpoint
CREATE INDEX `code_values_heavy` ON `code_values` (`code_seq`,`revision`,octet_length(value)) WHERE octet_length(value) > 256;--> statement-breakpoint
ALTER TABLE `tenant_totals` ADD `bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `code_revisions` ADD `history` integer;--> statement-breakpoint
ALTER TABLE `kept_answers` ADD `bytes` integer;--> statement-breakpoint
ALTER TABLE `open_batches` ADD `bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE code_run_failures SET fault = 'plan_limit' WHERE fault = 'history_full';
