ALTER TABLE `webhooks` ADD `answered_at` integer;--> statement-breakpoint
ALTER TABLE `webhooks` ADD `failures` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `webhooks` ADD `next_try_at` integer;--> statement-breakpoint
ALTER TABLE `confirmation_mails` ADD `domain` blob;--> statement-breakpoint
CREATE INDEX `confirmation_mails_domain` ON `confirmation_mails` (`domain`,`at`);