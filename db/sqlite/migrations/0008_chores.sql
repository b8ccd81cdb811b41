CREATE INDEX `erasures_requested` ON `erasures` (`requested_at`,`code_seq`);--> statement-breakpoint
CREATE INDEX `kept_answers_bulk` ON `kept_answers` (`answer`) WHERE route = 'POST /app/api/bulk';