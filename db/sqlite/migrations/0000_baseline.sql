CREATE TABLE `tenants` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`plan` text NOT NULL,
	`plan_valid_until` integer,
	`device_log` integer NOT NULL,
	`suspended` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`left_at` integer,
	`contact` text
);
--> statement-breakpoint
CREATE INDEX `tenants_left` ON `tenants` (`left_at`) WHERE left_at is not null;--> statement-breakpoint
CREATE TABLE `tenant_totals` (
	`tenant_id` text NOT NULL,
	`lane` integer NOT NULL,
	`codes` integer DEFAULT 0 NOT NULL,
	`active` integer DEFAULT 0 NOT NULL,
	`scans` integer DEFAULT 0 NOT NULL,
	`unique_visitors` integer DEFAULT 0 NOT NULL,
	`leads` integer DEFAULT 0 NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`tenant_id`, `lane`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `api_keys` (
	`hash` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`valid_until` integer,
	`id` text DEFAULT '' NOT NULL,
	`name` text DEFAULT 'main' NOT NULL,
	`scopes` text,
	`hint` text,
	`last_used_on` integer,
	`replaced` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `api_keys_valid` ON `api_keys` (`tenant_id`,`valid_until`);--> statement-breakpoint
CREATE INDEX `api_keys_present` ON `api_keys` (`tenant_id`) WHERE not replaced;--> statement-breakpoint
CREATE INDEX `api_keys_replaced` ON `api_keys` (`tenant_id`,`id`,`valid_until`) WHERE replaced;--> statement-breakpoint
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
CREATE TABLE `webhooks` (
	`tenant_id` text PRIMARY KEY NOT NULL,
	`url` text,
	`secrets` blob,
	`updated_at` integer NOT NULL,
	`revision` integer NOT NULL,
	`events` text,
	`answered_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `looks` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`is_default` integer NOT NULL,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`style_copy` text,
	`style` text NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `looks_tenant` ON `looks` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `looks_name` ON `looks` (`tenant_id`,`name_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `looks_default` ON `looks` (`tenant_id`) WHERE is_default;--> statement-breakpoint
CREATE INDEX `looks_style_copy` ON `looks` (`style_copy`) WHERE style_copy is not null;--> statement-breakpoint
CREATE TABLE `codes` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`short_id` text NOT NULL,
	`tenant_id` text NOT NULL,
	`type` text NOT NULL,
	`fields` text NOT NULL,
	`style` text,
	`target` text NOT NULL,
	`title` text,
	`group_tag` text,
	`landing` text,
	`search_text` text NOT NULL,
	`active` integer NOT NULL,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`wanted_active` integer,
	`batch` integer,
	`style_copy` text,
	`landing_copy` text,
	`look_id` text,
	`landing_image` text,
	`changed_by` text,
	`rules` text,
	`query` text,
	`utm` text,
	`domain` text DEFAULT '' NOT NULL,
	`imported_from` text,
	`imported_scans` integer DEFAULT 0 NOT NULL,
	`fallback` text,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`look_id`) REFERENCES `looks`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `codes_id` ON `codes` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `codes_short_id` ON `codes` (`short_id`,`domain`);--> statement-breakpoint
CREATE INDEX `codes_tenant` ON `codes` (`tenant_id`,`id`);--> statement-breakpoint
CREATE INDEX `codes_group` ON `codes` (`tenant_id`,`group_tag`,`id`);--> statement-breakpoint
CREATE INDEX `codes_active` ON `codes` (`tenant_id`,`active`,`id`);--> statement-breakpoint
CREATE INDEX `codes_style_copy` ON `codes` (`style_copy`) WHERE style_copy is not null;--> statement-breakpoint
CREATE INDEX `codes_landing_copy` ON `codes` (`landing_copy`) WHERE landing_copy is not null;--> statement-breakpoint
CREATE INDEX `codes_look` ON `codes` (`look_id`,`seq`) WHERE look_id is not null;--> statement-breakpoint
CREATE INDEX `codes_domain` ON `codes` (`tenant_id`,`domain`,`id`) WHERE domain <> '';--> statement-breakpoint
CREATE INDEX `codes_long` ON `codes` (`tenant_id`,length(short_id)) WHERE length(short_id) > 7 and domain = '';--> statement-breakpoint
CREATE INDEX `codes_domain_long` ON `codes` (`tenant_id`,length(domain || short_id)) WHERE domain <> '';--> statement-breakpoint
CREATE INDEX `codes_landing_image` ON `codes` (`landing_image`) WHERE landing_image is not null;--> statement-breakpoint
CREATE TABLE `code_totals` (
	`code_seq` integer PRIMARY KEY NOT NULL,
	`scans` integer DEFAULT 0 NOT NULL,
	`unique_visitors` integer DEFAULT 0 NOT NULL,
	`repeat_scanners` integer DEFAULT 0 NOT NULL,
	`bots` integer DEFAULT 0 NOT NULL,
	`leads` integer DEFAULT 0 NOT NULL,
	`bot_visitors` integer DEFAULT 0 NOT NULL,
	`bot_repeaters` integer DEFAULT 0 NOT NULL,
	`devices` integer DEFAULT 0 NOT NULL,
	`repeat_devices` integer DEFAULT 0 NOT NULL,
	`device_scans` integer DEFAULT 0 NOT NULL,
	`cta_clicks` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`code_seq`) REFERENCES `codes`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `code_revisions` (
	`code_seq` integer NOT NULL,
	`revision` integer NOT NULL,
	`at` integer NOT NULL,
	`changed_by` text,
	`history` integer,
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
CREATE INDEX `code_values_heavy` ON `code_values` (`code_seq`,`revision`,octet_length(value)) WHERE octet_length(value) > 256;--> statement-breakpoint
CREATE TABLE `code_ranks` (
	`code_seq` integer PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`group_tag` text NOT NULL,
	`active` integer NOT NULL,
	`id` text NOT NULL,
	`scans` integer DEFAULT 0 NOT NULL,
	`title_key` text NOT NULL,
	`domain` text DEFAULT '' NOT NULL,
	`health` text DEFAULT 'unchecked' NOT NULL,
	`worst_target` integer,
	FOREIGN KEY (`code_seq`) REFERENCES `codes`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `code_ranks_health` ON `code_ranks` (`tenant_id`,`health`,`id`);--> statement-breakpoint
CREATE INDEX `code_ranks_scans` ON `code_ranks` (`tenant_id`,`active`,`scans`,`id`);--> statement-breakpoint
CREATE INDEX `code_ranks_group_scans` ON `code_ranks` (`tenant_id`,`group_tag`,`active`,`scans`,`id`);--> statement-breakpoint
CREATE INDEX `code_ranks_title` ON `code_ranks` (`tenant_id`,`active`,`title_key`,`id`);--> statement-breakpoint
CREATE INDEX `code_ranks_group_title` ON `code_ranks` (`tenant_id`,`group_tag`,`active`,`title_key`,`id`);--> statement-breakpoint
CREATE INDEX `code_ranks_domain_scans` ON `code_ranks` (`tenant_id`,`domain`,`active`,`scans`,`id`) WHERE domain <> '';--> statement-breakpoint
CREATE INDEX `code_ranks_domain_title` ON `code_ranks` (`tenant_id`,`domain`,`active`,`title_key`,`id`) WHERE domain <> '';--> statement-breakpoint
CREATE TABLE `search_backlog` (
	`id` integer PRIMARY KEY NOT NULL,
	`up_to` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `search_pending` (
	`tenant_id` text NOT NULL,
	`last_code` integer NOT NULL,
	`first_code` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `last_code`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `retired_short_ids` (
	`short_id` text NOT NULL,
	`retired_at` integer NOT NULL,
	`domain` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`short_id`, `domain`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `erasures` (
	`code_seq` integer PRIMARY KEY NOT NULL,
	`requested_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `erasures_requested` ON `erasures` (`requested_at`,`code_seq`);--> statement-breakpoint
CREATE TABLE `deleted_codes` (
	`code_seq` integer PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`short_id` text NOT NULL,
	`deleted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deleted_codes_tenant` ON `deleted_codes` (`tenant_id`);--> statement-breakpoint
CREATE INDEX `deleted_codes_at` ON `deleted_codes` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `kept_answers` (
	`tenant_id` text NOT NULL,
	`route` text NOT NULL,
	`key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`answer` text NOT NULL,
	`code_id` text,
	`created_at` integer NOT NULL,
	`bytes` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `route`, `key`),
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kept_answers_created` ON `kept_answers` (`created_at`);--> statement-breakpoint
CREATE INDEX `kept_answers_code` ON `kept_answers` (`code_id`) WHERE code_id is not null;--> statement-breakpoint
CREATE INDEX `kept_answers_bulk` ON `kept_answers` (`answer`) WHERE route = 'POST /app/api/bulk';--> statement-breakpoint
CREATE TABLE `open_batches` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tenant_id` text NOT NULL,
	`first_code` integer DEFAULT 0 NOT NULL,
	`codes` integer DEFAULT 0 NOT NULL,
	`abandoned` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`active` integer DEFAULT 0 NOT NULL,
	`held_until` integer DEFAULT 0 NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `open_batches_tenant` ON `open_batches` (`tenant_id`);--> statement-breakpoint
CREATE TABLE `batch_records` (
	`batch` integer NOT NULL,
	`part` integer NOT NULL,
	`record` text NOT NULL,
	PRIMARY KEY(`batch`, `part`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `bulk_files` (
	`batch` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`tenant_id` text NOT NULL,
	`first_code` integer,
	`last_code` integer,
	`made_at` integer NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bulk_files_id` ON `bulk_files` (`id`);--> statement-breakpoint
CREATE INDEX `bulk_files_tenant` ON `bulk_files` (`tenant_id`);--> statement-breakpoint
CREATE INDEX `bulk_files_made` ON `bulk_files` (`made_at`);--> statement-breakpoint
CREATE TABLE `code_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`retry_key` text,
	`fingerprint` text,
	`reached` text,
	`matched` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`style_copy` text,
	`begun_at` integer NOT NULL,
	`stepped_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `code_runs_tenant` ON `code_runs` (`tenant_id`,`retry_key`);--> statement-breakpoint
CREATE INDEX `code_runs_begun` ON `code_runs` (`begun_at`);--> statement-breakpoint
CREATE INDEX `code_runs_open` ON `code_runs` (`stepped_at`) WHERE reached is not null;--> statement-breakpoint
CREATE INDEX `code_runs_style_copy` ON `code_runs` (`style_copy`) WHERE style_copy is not null;--> statement-breakpoint
CREATE TABLE `code_run_orders` (
	`run_id` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`run_id`) REFERENCES `code_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `code_run_failures` (
	`run_id` text NOT NULL,
	`code_id` text NOT NULL,
	`fault` text NOT NULL,
	`detail` text NOT NULL,
	PRIMARY KEY(`run_id`, `code_id`),
	FOREIGN KEY (`run_id`) REFERENCES `code_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`code_seq` integer NOT NULL,
	`at` integer NOT NULL,
	`country` text,
	`device` text NOT NULL,
	`sealed` blob NOT NULL,
	`tenant_id` text NOT NULL,
	`group_tag` text,
	`handled` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `leads_code` ON `leads` (`code_seq`,`id`);--> statement-breakpoint
CREATE INDEX `leads_tenant` ON `leads` (`tenant_id`,`handled`,`id`);--> statement-breakpoint
CREATE INDEX `leads_group` ON `leads` (`tenant_id`,`group_tag`,`handled`,`id`) WHERE group_tag is not null;--> statement-breakpoint
CREATE TABLE `lead_moves` (
	`code_seq` integer PRIMARY KEY NOT NULL,
	`last_lead` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `imported_logos` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`brand` text NOT NULL,
	`category` text NOT NULL,
	`aliases` text NOT NULL,
	`format` text NOT NULL,
	`scheme` text NOT NULL,
	`license` text NOT NULL,
	`license_url` text,
	`attribution` text NOT NULL,
	`source_url` text,
	`guidelines` text,
	`color` text,
	`added_at` integer NOT NULL,
	`art` blob NOT NULL
);
--> statement-breakpoint
CREATE TABLE `logo_copies` (
	`key` text PRIMARY KEY NOT NULL,
	`format` text NOT NULL,
	`art` blob NOT NULL
);
--> statement-breakpoint
CREATE TABLE `images` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`picture` blob NOT NULL,
	`preview` blob NOT NULL
);
--> statement-breakpoint
CREATE INDEX `images_tenant` ON `images` (`tenant_id`,`id`);--> statement-breakpoint
CREATE TABLE `domains` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`host` text NOT NULL,
	`value` text NOT NULL,
	`home` text,
	`not_found` text,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`verified_at` integer,
	`checked_at` integer,
	`warning` text,
	`due_at` integer,
	`apple` text,
	`android` text,
	`missing_since` integer,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `domains_tenant` ON `domains` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `domains_tenant_host` ON `domains` (`tenant_id`,`host`);--> statement-breakpoint
CREATE UNIQUE INDEX `domains_verified` ON `domains` (`host`) WHERE verified_at is not null;--> statement-breakpoint
CREATE INDEX `domains_due` ON `domains` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE TABLE `disabled_hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`disabled_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `new_hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`site` text NOT NULL,
	`tenant_id` text NOT NULL,
	`verified_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `new_hosts_site` ON `new_hosts` (`site`,`verified_at`);--> statement-breakpoint
CREATE INDEX `new_hosts_tenant` ON `new_hosts` (`tenant_id`,`verified_at`);--> statement-breakpoint
CREATE INDEX `new_hosts_time` ON `new_hosts` (`verified_at`);--> statement-breakpoint
CREATE TABLE `scans` (
	`code_seq` integer NOT NULL,
	`id` integer NOT NULL,
	`at` integer NOT NULL,
	`visitor` blob NOT NULL,
	`device` text NOT NULL,
	`system` text,
	`browser` text,
	`language` text,
	`referrer` text,
	`country` text,
	`bot` text,
	`first` integer NOT NULL,
	`second` integer NOT NULL,
	`repeat` integer NOT NULL,
	`device_key` blob,
	`destination` text,
	PRIMARY KEY(`code_seq`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `scans_device` ON `scans` (`device_key`) WHERE device_key is not null;--> statement-breakpoint
CREATE TABLE `scanners` (
	`day` integer NOT NULL,
	`code_seq` integer NOT NULL,
	`scanner` blob NOT NULL,
	`scans` integer NOT NULL,
	PRIMARY KEY(`day`, `code_seq`, `scanner`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `code_devices` (
	`code_seq` integer NOT NULL,
	`device` blob NOT NULL,
	`first_seen` integer NOT NULL,
	`last_seen` integer NOT NULL,
	`scans` integer NOT NULL,
	`bots` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`code_seq`, `device`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `code_devices_bots` ON `code_devices` (`code_seq`,`scans`,`bots`) WHERE bots > 0;--> statement-breakpoint
CREATE INDEX `code_devices_device` ON `code_devices` (`device`);--> statement-breakpoint
CREATE INDEX `code_devices_last_seen` ON `code_devices` (`code_seq`,`last_seen`);--> statement-breakpoint
CREATE TABLE `device_erasures` (
	`device` blob PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `totals` (
	`code_seq` integer NOT NULL,
	`grain` integer NOT NULL,
	`slot` integer NOT NULL,
	`scans` integer DEFAULT 0 NOT NULL,
	`unique_visitors` integer DEFAULT 0 NOT NULL,
	`repeat_scanners` integer DEFAULT 0 NOT NULL,
	`bots` integer DEFAULT 0 NOT NULL,
	`bot_visitors` integer DEFAULT 0 NOT NULL,
	`bot_repeaters` integer DEFAULT 0 NOT NULL,
	`leads` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`code_seq`, `grain`, `slot`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `dimension_totals` (
	`code_seq` integer NOT NULL,
	`slot` integer NOT NULL,
	`dimension` integer NOT NULL,
	`value` text NOT NULL,
	`scans` integer NOT NULL,
	`unique_visitors` integer NOT NULL,
	`bots` integer NOT NULL,
	`bot_visitors` integer NOT NULL,
	PRIMARY KEY(`code_seq`, `slot`, `dimension`, `value`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `packed_totals` (
	`code_seq` integer NOT NULL,
	`grain` integer NOT NULL,
	`slot` integer NOT NULL,
	`counts` blob NOT NULL,
	PRIMARY KEY(`code_seq`, `grain`, `slot`)
);
--> statement-breakpoint
CREATE TABLE `dimension_values` (
	`code_seq` integer NOT NULL,
	`id` integer NOT NULL,
	`dimension` integer NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`code_seq`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `dimension_values_value` ON `dimension_values` (`code_seq`,`dimension`,`value`);--> statement-breakpoint
CREATE TABLE `funnel_days` (
	`code_seq` integer NOT NULL,
	`day` integer NOT NULL,
	`type` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`code_seq`, `day`, `type`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `campaign_scanners` (
	`day` integer NOT NULL,
	`tenant_id` text NOT NULL,
	`group_tag` text NOT NULL,
	`scanner` blob NOT NULL,
	PRIMARY KEY(`day`, `tenant_id`, `group_tag`, `scanner`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `campaign_days` (
	`tenant_id` text NOT NULL,
	`group_tag` text NOT NULL,
	`day` integer NOT NULL,
	`unique_visitors` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `group_tag`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `campaign_recounts` (
	`tenant_id` text NOT NULL,
	`group_tag` text NOT NULL,
	`day` integer NOT NULL,
	`code_id` text,
	`scan_id` integer DEFAULT 0 NOT NULL,
	`firsts` integer DEFAULT 0 NOT NULL,
	`met` integer DEFAULT 0 NOT NULL,
	`base` integer DEFAULT 0 NOT NULL,
	`kept` integer DEFAULT 0 NOT NULL,
	`incomplete` integer DEFAULT false NOT NULL,
	`counted` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`tenant_id`, `group_tag`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `campaign_totals` (
	`tenant_id` text NOT NULL,
	`group_tag` text NOT NULL,
	`codes` integer DEFAULT 0 NOT NULL,
	`scans` integer DEFAULT 0 NOT NULL,
	`leads` integer DEFAULT 0 NOT NULL,
	`unique_visitors` integer DEFAULT 0 NOT NULL,
	`unique_to` integer DEFAULT 0 NOT NULL,
	`active` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`tenant_id`, `group_tag`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `campaign_totals_ranked` ON `campaign_totals` (`tenant_id`,`scans`,`group_tag`);--> statement-breakpoint
CREATE TABLE `campaign_codes` (
	`code_seq` integer PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`group_tag` text NOT NULL,
	`scans` integer DEFAULT 0 NOT NULL,
	`leads` integer DEFAULT 0 NOT NULL,
	`active` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `campaign_changes` (
	`code_seq` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `series` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tenant_id` text NOT NULL,
	`group_tag` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `series_group` ON `series` (`tenant_id`,`group_tag`);--> statement-breakpoint
CREATE TABLE `series_deltas` (
	`id` integer PRIMARY KEY NOT NULL,
	`counts` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `series_moves` (
	`code_seq` integer PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`from_group` text,
	`to_group` text,
	`next_day` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `series_moves_tenant` ON `series_moves` (`tenant_id`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`tenant_id` text NOT NULL,
	`state` integer NOT NULL,
	`id` text NOT NULL,
	`code_seq` integer NOT NULL,
	`event` text NOT NULL,
	`at` integer NOT NULL,
	`country` text,
	`device` text NOT NULL,
	`repeat` integer DEFAULT false NOT NULL,
	`has_email` integer DEFAULT false NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`step` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer,
	`last_status` integer,
	`last_error` text,
	`delivered_at` integer,
	`alert` text,
	PRIMARY KEY(`tenant_id`, `state`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_code` ON `webhook_deliveries` (`code_seq`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_retry` ON `webhook_deliveries` (`tenant_id`,`next_attempt_at`) WHERE state = 1;--> statement-breakpoint
CREATE TABLE `watched_targets` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tenant_id` text NOT NULL,
	`key` blob NOT NULL,
	`address` text NOT NULL,
	`queue` text NOT NULL,
	`state` text NOT NULL,
	`status` integer,
	`reason` text,
	`since` integer,
	`checked_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`failing_since` integer,
	`next_at` integer NOT NULL,
	`notified_to` integer,
	`turned_at` integer,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `watched_targets_key` ON `watched_targets` (`key`);--> statement-breakpoint
CREATE INDEX `watched_targets_queue` ON `watched_targets` (`queue`,`next_at`);--> statement-breakpoint
CREATE INDEX `watched_targets_turned` ON `watched_targets` (`tenant_id`,`turned_at`);--> statement-breakpoint
CREATE INDEX `watched_targets_notices` ON `watched_targets` (`seq`) WHERE notified_to is not null;--> statement-breakpoint
CREATE TABLE `watched_codes` (
	`target_seq` integer NOT NULL,
	`code_seq` integer NOT NULL,
	`notified_dead` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`target_seq`, `code_seq`),
	FOREIGN KEY (`target_seq`) REFERENCES `watched_targets`(`seq`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`code_seq`) REFERENCES `codes`(`seq`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `watched_codes_code` ON `watched_codes` (`code_seq`);--> statement-breakpoint
CREATE TABLE `watch_queues` (
	`name` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL,
	`free_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `watch_queues_due` ON `watch_queues` (`due_at`);--> statement-breakpoint
CREATE TABLE `watch_rounds` (
	`id` integer PRIMARY KEY NOT NULL,
	`code_seq` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `alert_mails` (
	`tenant_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`nonce` text,
	`asked_at` integer NOT NULL,
	`confirmed_at` integer,
	`mailed_at` integer NOT NULL,
	`due_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `alert_mails_due` ON `alert_mails` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE TABLE `confirmation_mails` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tenant_id` text NOT NULL,
	`recipient` blob NOT NULL,
	`at` integer NOT NULL,
	`domain` blob,
	FOREIGN KEY (`tenant_id`) REFERENCES `tenants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `confirmation_mails_tenant` ON `confirmation_mails` (`tenant_id`,`at`);--> statement-breakpoint
CREATE INDEX `confirmation_mails_recipient` ON `confirmation_mails` (`recipient`,`at`);--> statement-breakpoint
CREATE INDEX `confirmation_mails_domain` ON `confirmation_mails` (`domain`,`at`);--> statement-breakpoint
CREATE INDEX `confirmation_mails_at` ON `confirmation_mails` (`at`);--> statement-breakpoint
CREATE TABLE `secret_marks` (
	`id` integer PRIMARY KEY NOT NULL,
	`mark` text NOT NULL
);
--> statement-breakpoint
-- What follows is not in `tables.ts`, and no migration that is generated touches it.
-- The tokens of a code's texts under its number; they are hashes of the tenant and three letters, see `codes/store/tokens.ts`.
CREATE VIRTUAL TABLE `code_search` USING fts5(tokens, content='', contentless_delete=1, detail=none, tokenize='ascii');
--> statement-breakpoint
-- Small pages: they are merged 64 at a time, within the transaction that adds a code, and long lists can be skipped in.
INSERT INTO `code_search` (`code_search`, `rank`) VALUES ('pgsz', 500);
--> statement-breakpoint
CREATE TRIGGER `codes_unsearched` AFTER DELETE ON `codes`
BEGIN
  DELETE FROM `code_search` WHERE rowid = old.seq;
END;
