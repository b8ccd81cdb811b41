DROP INDEX "code_values_large";--> statement-breakpoint
ALTER TABLE "tenant_totals" ADD COLUMN "bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "code_revisions" ADD COLUMN "history" bigint;--> statement-breakpoint
ALTER TABLE "kept_answers" ADD COLUMN "bytes" bigint;--> statement-breakpoint
ALTER TABLE "open_batches" ADD COLUMN "bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "code_values_heavy" ON "code_values" USING btree ("code_seq","revision",octet_length(value)) WHERE octet_length(value) > 256;--> statement-breakpoint
UPDATE code_run_failures SET fault = 'plan_limit' WHERE fault = 'history_full';
