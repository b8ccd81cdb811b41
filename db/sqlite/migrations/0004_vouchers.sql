CREATE TABLE `voucher_redemptions` (
	`voucher_hash` text NOT NULL,
	`tenant_id` text NOT NULL,
	`redeemed_at` integer NOT NULL,
	PRIMARY KEY(`voucher_hash`, `tenant_id`),
	FOREIGN KEY (`voucher_hash`) REFERENCES `vouchers`(`hash`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `voucher_redemptions_tenant` ON `voucher_redemptions` (`tenant_id`);--> statement-breakpoint
CREATE TABLE `vouchers` (
	`hash` text PRIMARY KEY NOT NULL,
	`hint` text NOT NULL,
	`plan` text NOT NULL,
	`uses` integer NOT NULL,
	`redeemed` integer DEFAULT 0 NOT NULL,
	`days` integer,
	`expires_at` integer,
	`created_at` integer NOT NULL,
	`revoked_at` integer
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `vouchers_hint` ON `vouchers` (`hint`);--> statement-breakpoint
ALTER TABLE `codes` ADD `wanted_active` integer;