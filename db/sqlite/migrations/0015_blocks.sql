CREATE TABLE `block_notices` (
	`tenant_id` text NOT NULL,
	`person_id` text NOT NULL,
	`after_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`tenant_id`, `person_id`),
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `block_notices_due` ON `block_notices` (`due_at`);--> statement-breakpoint
ALTER TABLE `tenants` ADD `blocked_for` text;--> statement-breakpoint
ALTER TABLE `tenants` ADD `blocked_words` text;--> statement-breakpoint
ALTER TABLE `tenants` ADD `blocked_at` integer;--> statement-breakpoint
ALTER TABLE `codes` ADD `blocked` text;--> statement-breakpoint
ALTER TABLE `codes` ADD `blocked_at` integer;--> statement-breakpoint
CREATE INDEX `codes_blocked` ON `codes` (`tenant_id`,`blocked_at`,`seq`) WHERE blocked_at is not null;
--> statement-breakpoint
UPDATE codes SET blocked = '[{"by":"operator","reason":"other","words":null,"since":' || updated_at || ',"list":null}]', blocked_at = updated_at
WHERE wanted_active IS NOT NULL;
--> statement-breakpoint
UPDATE tenants SET blocked_for = 'other', blocked_at = coalesce(
  (SELECT max(at) FROM audit_entries WHERE tenant_id = tenants.id AND action = 'workspace.suspended'), created_at)
WHERE suspended;
