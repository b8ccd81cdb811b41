CREATE TABLE "tenants" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"name" text collate "C" NOT NULL,
	"email" text collate "C" NOT NULL,
	"plan" text collate "C" NOT NULL,
	"plan_valid_until" bigint,
	"device_log" boolean NOT NULL,
	"suspended" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	"left_at" bigint,
	"contact" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "tenant_totals" (
	"tenant_id" text collate "C" NOT NULL,
	"lane" integer NOT NULL,
	"codes" bigint DEFAULT 0 NOT NULL,
	"active" bigint DEFAULT 0 NOT NULL,
	"scans" bigint DEFAULT 0 NOT NULL,
	"unique_visitors" bigint DEFAULT 0 NOT NULL,
	"leads" bigint DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "tenant_totals_tenant_id_lane_pk" PRIMARY KEY("tenant_id","lane")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"hash" text collate "C" PRIMARY KEY NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"valid_until" bigint,
	"id" text collate "C" DEFAULT '' NOT NULL,
	"name" text collate "C" DEFAULT 'main' NOT NULL,
	"scopes" text collate "C",
	"hint" text collate "C",
	"last_used_on" integer,
	"replaced" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"hash" text collate "C" PRIMARY KEY NOT NULL,
	"hint" text collate "C" NOT NULL,
	"plan" text collate "C" NOT NULL,
	"uses" bigint NOT NULL,
	"redeemed" bigint DEFAULT 0 NOT NULL,
	"days" integer,
	"expires_at" bigint,
	"created_at" bigint NOT NULL,
	"revoked_at" bigint
);
--> statement-breakpoint
CREATE TABLE "voucher_redemptions" (
	"voucher_hash" text collate "C" NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"redeemed_at" bigint NOT NULL,
	CONSTRAINT "voucher_redemptions_voucher_hash_tenant_id_pk" PRIMARY KEY("voucher_hash","tenant_id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"tenant_id" text collate "C" PRIMARY KEY NOT NULL,
	"url" text collate "C",
	"secrets" "bytea",
	"updated_at" bigint NOT NULL,
	"revision" bigint NOT NULL,
	"events" text collate "C",
	"answered_at" bigint,
	"failures" bigint DEFAULT 0 NOT NULL,
	"next_try_at" bigint
);
--> statement-breakpoint
CREATE TABLE "looks" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"is_default" boolean NOT NULL,
	"revision" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"style_copy" text collate "C",
	"style" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "codes_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text collate "C" NOT NULL,
	"short_id" text collate "C" NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"type" text collate "C" NOT NULL,
	"fields" text collate "C" NOT NULL,
	"style" text collate "C",
	"target" text collate "C" NOT NULL,
	"title" text collate "C",
	"group_tag" text collate "C",
	"landing" text collate "C",
	"search_text" text collate "C" NOT NULL,
	"active" boolean NOT NULL,
	"revision" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"wanted_active" boolean,
	"batch" bigint,
	"style_copy" text collate "C",
	"landing_copy" text collate "C",
	"look_id" text collate "C",
	"landing_image" text collate "C",
	"changed_by" text collate "C",
	"rules" text collate "C",
	"query" text collate "C",
	"utm" text collate "C",
	"domain" text collate "C" DEFAULT '' NOT NULL,
	"imported_from" text collate "C",
	"imported_scans" bigint DEFAULT 0 NOT NULL,
	"fallback" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "code_totals" (
	"code_seq" bigint PRIMARY KEY NOT NULL,
	"scans" bigint DEFAULT 0 NOT NULL,
	"unique_visitors" bigint DEFAULT 0 NOT NULL,
	"repeat_scanners" bigint DEFAULT 0 NOT NULL,
	"bots" bigint DEFAULT 0 NOT NULL,
	"leads" bigint DEFAULT 0 NOT NULL,
	"bot_visitors" bigint DEFAULT 0 NOT NULL,
	"bot_repeaters" bigint DEFAULT 0 NOT NULL,
	"devices" bigint DEFAULT 0 NOT NULL,
	"repeat_devices" bigint DEFAULT 0 NOT NULL,
	"device_scans" bigint DEFAULT 0 NOT NULL,
	"cta_clicks" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_revisions" (
	"code_seq" bigint NOT NULL,
	"revision" bigint NOT NULL,
	"at" bigint NOT NULL,
	"changed_by" text collate "C",
	"history" bigint,
	CONSTRAINT "code_revisions_code_seq_revision_pk" PRIMARY KEY("code_seq","revision")
);
--> statement-breakpoint
CREATE TABLE "code_values" (
	"code_seq" bigint NOT NULL,
	"member" text collate "C" NOT NULL,
	"revision" bigint NOT NULL,
	"value" text collate "C" NOT NULL,
	"copy" text collate "C",
	"image" text collate "C",
	CONSTRAINT "code_values_code_seq_member_revision_pk" PRIMARY KEY("code_seq","member","revision")
);
--> statement-breakpoint
CREATE TABLE "code_ranks" (
	"code_seq" bigint PRIMARY KEY NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"group_tag" text collate "C" NOT NULL,
	"active" boolean NOT NULL,
	"id" text collate "C" NOT NULL,
	"scans" bigint DEFAULT 0 NOT NULL,
	"title_key" text collate "C" NOT NULL,
	"domain" text collate "C" DEFAULT '' NOT NULL,
	"health" text collate "C" DEFAULT 'unchecked' NOT NULL,
	"worst_target" bigint
);
--> statement-breakpoint
CREATE TABLE "code_search" (
	"code_seq" bigint PRIMARY KEY NOT NULL,
	"tokens" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_backlog" (
	"id" integer PRIMARY KEY NOT NULL,
	"up_to" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_pending" (
	"tenant_id" text collate "C" NOT NULL,
	"last_code" bigint NOT NULL,
	"first_code" bigint NOT NULL,
	CONSTRAINT "search_pending_tenant_id_last_code_pk" PRIMARY KEY("tenant_id","last_code")
);
--> statement-breakpoint
CREATE TABLE "retired_short_ids" (
	"short_id" text collate "C" NOT NULL,
	"retired_at" bigint NOT NULL,
	"domain" text collate "C" DEFAULT '' NOT NULL,
	CONSTRAINT "retired_short_ids_short_id_domain_pk" PRIMARY KEY("short_id","domain")
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"code_seq" bigint PRIMARY KEY NOT NULL,
	"requested_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_codes" (
	"code_seq" bigint PRIMARY KEY NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"short_id" text collate "C" NOT NULL,
	"deleted_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_answers" (
	"tenant_id" text collate "C" NOT NULL,
	"route" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	"fingerprint" text collate "C" NOT NULL,
	"answer" text collate "C" NOT NULL,
	"code_id" text collate "C",
	"created_at" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "kept_answers_tenant_id_route_key_pk" PRIMARY KEY("tenant_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "open_batches" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "open_batches_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" text collate "C" NOT NULL,
	"codes" bigint DEFAULT 0 NOT NULL,
	"abandoned" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	"leased_until" bigint NOT NULL,
	"active" bigint DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "batch_records" (
	"batch" bigint NOT NULL,
	"part" integer NOT NULL,
	"record" text collate "C" NOT NULL,
	CONSTRAINT "batch_records_batch_part_pk" PRIMARY KEY("batch","part")
);
--> statement-breakpoint
CREATE TABLE "bulk_files" (
	"batch" bigint PRIMARY KEY NOT NULL,
	"id" text collate "C" NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"first_code" bigint,
	"last_code" bigint,
	"made_at" bigint NOT NULL,
	"undone_at" bigint
);
--> statement-breakpoint
CREATE TABLE "code_runs" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"retry_key" text collate "C",
	"fingerprint" text collate "C",
	"reached" text collate "C",
	"matched" bigint DEFAULT 0 NOT NULL,
	"changed" bigint DEFAULT 0 NOT NULL,
	"style_copy" text collate "C",
	"begun_at" bigint NOT NULL,
	"stepped_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_run_orders" (
	"run_id" text collate "C" PRIMARY KEY NOT NULL,
	"content" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_run_failures" (
	"run_id" text collate "C" NOT NULL,
	"code_id" text collate "C" NOT NULL,
	"fault" text collate "C" NOT NULL,
	"detail" text collate "C" NOT NULL,
	CONSTRAINT "code_run_failures_run_id_code_id_pk" PRIMARY KEY("run_id","code_id")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"code_seq" bigint NOT NULL,
	"at" bigint NOT NULL,
	"country" text collate "C",
	"device" text collate "C" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"group_tag" text collate "C",
	"handled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_moves" (
	"code_seq" bigint PRIMARY KEY NOT NULL,
	"last_lead" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_logos" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"name" text collate "C" NOT NULL,
	"brand" text collate "C" NOT NULL,
	"category" text collate "C" NOT NULL,
	"aliases" text collate "C" NOT NULL,
	"format" text collate "C" NOT NULL,
	"scheme" text collate "C" NOT NULL,
	"license" text collate "C" NOT NULL,
	"license_url" text collate "C",
	"attribution" text collate "C" NOT NULL,
	"source_url" text collate "C",
	"guidelines" text collate "C",
	"color" text collate "C",
	"added_at" bigint NOT NULL,
	"art" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logo_copies" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"format" text collate "C" NOT NULL,
	"art" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"width" bigint NOT NULL,
	"height" bigint NOT NULL,
	"picture" "bytea" NOT NULL,
	"preview" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "domains" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"host" text collate "C" NOT NULL,
	"value" text collate "C" NOT NULL,
	"home" text collate "C",
	"not_found" text collate "C",
	"revision" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"verified_at" bigint,
	"checked_at" bigint,
	"warning" text collate "C",
	"due_at" bigint,
	"apple" text collate "C",
	"android" text collate "C",
	"missing_since" bigint
);
--> statement-breakpoint
CREATE TABLE "disabled_hosts" (
	"host" text collate "C" PRIMARY KEY NOT NULL,
	"disabled_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "new_hosts" (
	"host" text collate "C" PRIMARY KEY NOT NULL,
	"site" text collate "C" NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"verified_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scans" (
	"code_seq" bigint NOT NULL,
	"id" bigint NOT NULL,
	"at" bigint NOT NULL,
	"visitor" "bytea" NOT NULL,
	"device" text collate "C" NOT NULL,
	"system" text collate "C",
	"browser" text collate "C",
	"language" text collate "C",
	"referrer" text collate "C",
	"country" text collate "C",
	"bot" text collate "C",
	"first" boolean NOT NULL,
	"second" boolean NOT NULL,
	"repeat" boolean NOT NULL,
	"device_key" "bytea",
	"destination" text collate "C",
	CONSTRAINT "scans_code_seq_id_pk" PRIMARY KEY("code_seq","id")
);
--> statement-breakpoint
CREATE TABLE "scanners" (
	"day" bigint NOT NULL,
	"code_seq" bigint NOT NULL,
	"scanner" "bytea" NOT NULL,
	"scans" bigint NOT NULL,
	CONSTRAINT "scanners_day_code_seq_scanner_pk" PRIMARY KEY("day","code_seq","scanner")
);
--> statement-breakpoint
CREATE TABLE "scan_commits" (
	"id" "bytea" PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_devices" (
	"code_seq" bigint NOT NULL,
	"device" "bytea" NOT NULL,
	"first_seen" bigint NOT NULL,
	"last_seen" bigint NOT NULL,
	"scans" bigint NOT NULL,
	"bots" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "code_devices_code_seq_device_pk" PRIMARY KEY("code_seq","device")
);
--> statement-breakpoint
CREATE TABLE "device_erasures" (
	"device" "bytea" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "totals" (
	"code_seq" bigint NOT NULL,
	"grain" smallint NOT NULL,
	"slot" bigint NOT NULL,
	"scans" bigint DEFAULT 0 NOT NULL,
	"unique_visitors" bigint DEFAULT 0 NOT NULL,
	"repeat_scanners" bigint DEFAULT 0 NOT NULL,
	"bots" bigint DEFAULT 0 NOT NULL,
	"bot_visitors" bigint DEFAULT 0 NOT NULL,
	"bot_repeaters" bigint DEFAULT 0 NOT NULL,
	"leads" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "totals_code_seq_grain_slot_pk" PRIMARY KEY("code_seq","grain","slot")
);
--> statement-breakpoint
CREATE TABLE "dimension_totals" (
	"code_seq" bigint NOT NULL,
	"slot" bigint NOT NULL,
	"dimension" smallint NOT NULL,
	"value" text collate "C" NOT NULL,
	"scans" bigint NOT NULL,
	"unique_visitors" bigint NOT NULL,
	"bots" bigint NOT NULL,
	"bot_visitors" bigint NOT NULL,
	CONSTRAINT "dimension_totals_code_seq_slot_dimension_value_pk" PRIMARY KEY("code_seq","slot","dimension","value")
);
--> statement-breakpoint
CREATE TABLE "scan_deltas" (
	"code_seq" bigint NOT NULL,
	"id" bigint NOT NULL,
	"slot" bigint NOT NULL,
	"scans" bigint NOT NULL,
	"unique_visitors" bigint NOT NULL,
	"repeat_scanners" bigint NOT NULL,
	"bots" bigint NOT NULL,
	"bot_visitors" bigint NOT NULL,
	"bot_repeaters" bigint NOT NULL,
	"devices" bigint NOT NULL,
	"repeat_devices" bigint NOT NULL,
	"device_scans" bigint NOT NULL,
	"dimensions" integer[] NOT NULL,
	"value_names" text[] NOT NULL,
	"value_scans" integer[] NOT NULL,
	"value_visitors" integer[] NOT NULL,
	"value_bots" integer[] NOT NULL,
	"value_bot_visitors" integer[] NOT NULL,
	CONSTRAINT "scan_deltas_code_seq_id_pk" PRIMARY KEY("code_seq","id")
);
--> statement-breakpoint
CREATE TABLE "packed_totals" (
	"code_seq" bigint NOT NULL,
	"grain" smallint NOT NULL,
	"slot" bigint NOT NULL,
	"counts" "bytea" NOT NULL,
	CONSTRAINT "packed_totals_code_seq_grain_slot_pk" PRIMARY KEY("code_seq","grain","slot")
);
--> statement-breakpoint
CREATE TABLE "dimension_values" (
	"code_seq" bigint NOT NULL,
	"id" bigint NOT NULL,
	"dimension" smallint NOT NULL,
	"value" text collate "C" NOT NULL,
	CONSTRAINT "dimension_values_code_seq_id_pk" PRIMARY KEY("code_seq","id")
);
--> statement-breakpoint
CREATE TABLE "funnel_days" (
	"code_seq" bigint NOT NULL,
	"day" bigint NOT NULL,
	"type" text collate "C" NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "funnel_days_code_seq_day_type_pk" PRIMARY KEY("code_seq","day","type")
);
--> statement-breakpoint
CREATE TABLE "campaign_scanners" (
	"day" bigint NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"group_tag" text collate "C" NOT NULL,
	"scanner" "bytea" NOT NULL,
	CONSTRAINT "campaign_scanners_day_tenant_id_group_tag_scanner_pk" PRIMARY KEY("day","tenant_id","group_tag","scanner")
);
--> statement-breakpoint
CREATE TABLE "campaign_days" (
	"tenant_id" text collate "C" NOT NULL,
	"group_tag" text collate "C" NOT NULL,
	"day" bigint NOT NULL,
	"unique_visitors" bigint NOT NULL,
	CONSTRAINT "campaign_days_tenant_id_group_tag_day_pk" PRIMARY KEY("tenant_id","group_tag","day")
);
--> statement-breakpoint
CREATE TABLE "campaign_deltas" (
	"tenant_id" text collate "C" NOT NULL,
	"group_tag" text collate "C" NOT NULL,
	"day" bigint NOT NULL,
	"id" "bytea" NOT NULL,
	"scans" bigint NOT NULL,
	"code_visitors" bigint NOT NULL,
	"unique_visitors" bigint NOT NULL,
	CONSTRAINT "campaign_deltas_tenant_id_group_tag_day_id_pk" PRIMARY KEY("tenant_id","group_tag","day","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_recounts" (
	"tenant_id" text collate "C" NOT NULL,
	"group_tag" text collate "C" NOT NULL,
	"day" bigint NOT NULL,
	"code_id" text collate "C",
	"scan_id" bigint DEFAULT 0 NOT NULL,
	"firsts" bigint DEFAULT 0 NOT NULL,
	"met" bigint DEFAULT 0 NOT NULL,
	"base" bigint DEFAULT 0 NOT NULL,
	"kept" bigint DEFAULT 0 NOT NULL,
	"incomplete" boolean DEFAULT false NOT NULL,
	"counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "campaign_recounts_tenant_id_group_tag_day_pk" PRIMARY KEY("tenant_id","group_tag","day")
);
--> statement-breakpoint
CREATE TABLE "campaign_totals" (
	"tenant_id" text collate "C" NOT NULL,
	"group_tag" text collate "C" NOT NULL,
	"codes" bigint DEFAULT 0 NOT NULL,
	"scans" bigint DEFAULT 0 NOT NULL,
	"leads" bigint DEFAULT 0 NOT NULL,
	"unique_visitors" bigint DEFAULT 0 NOT NULL,
	"unique_to" bigint DEFAULT 0 NOT NULL,
	"active" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "campaign_totals_tenant_id_group_tag_pk" PRIMARY KEY("tenant_id","group_tag")
);
--> statement-breakpoint
CREATE TABLE "campaign_codes" (
	"code_seq" bigint PRIMARY KEY NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"group_tag" text collate "C" NOT NULL,
	"scans" bigint DEFAULT 0 NOT NULL,
	"leads" bigint DEFAULT 0 NOT NULL,
	"active" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_changes" (
	"code_seq" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "series" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "series_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" text collate "C" NOT NULL,
	"group_tag" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "series_moves" (
	"code_seq" bigint PRIMARY KEY NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"from_group" text collate "C",
	"to_group" text collate "C",
	"next_day" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"tenant_id" text collate "C" NOT NULL,
	"state" smallint NOT NULL,
	"id" text collate "C" NOT NULL,
	"code_seq" bigint NOT NULL,
	"event" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	"country" text collate "C",
	"device" text collate "C" NOT NULL,
	"repeat" boolean DEFAULT false NOT NULL,
	"has_email" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" bigint,
	"last_status" integer,
	"last_error" text collate "C",
	"delivered_at" bigint,
	"leased_by" text collate "C",
	"alert" text collate "C",
	CONSTRAINT "webhook_deliveries_tenant_id_state_id_pk" PRIMARY KEY("tenant_id","state","id")
);
--> statement-breakpoint
CREATE TABLE "watched_targets" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "watched_targets_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" text collate "C" NOT NULL,
	"key" "bytea" NOT NULL,
	"address" text collate "C" NOT NULL,
	"queue" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"status" integer,
	"reason" text collate "C",
	"since" bigint,
	"checked_at" bigint,
	"failures" bigint DEFAULT 0 NOT NULL,
	"failing_since" bigint,
	"next_at" bigint NOT NULL,
	"notified_to" bigint,
	"turned_at" bigint
);
--> statement-breakpoint
CREATE TABLE "watched_codes" (
	"target_seq" bigint NOT NULL,
	"code_seq" bigint NOT NULL,
	"notified_dead" boolean DEFAULT false NOT NULL,
	CONSTRAINT "watched_codes_target_seq_code_seq_pk" PRIMARY KEY("target_seq","code_seq")
);
--> statement-breakpoint
CREATE TABLE "watch_queues" (
	"name" text collate "C" PRIMARY KEY NOT NULL,
	"due_at" bigint NOT NULL,
	"free_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watch_rounds" (
	"id" integer PRIMARY KEY NOT NULL,
	"code_seq" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_mails" (
	"tenant_id" text collate "C" PRIMARY KEY NOT NULL,
	"email" text collate "C" NOT NULL,
	"language" text collate "C" NOT NULL,
	"nonce" text collate "C",
	"asked_at" bigint NOT NULL,
	"confirmed_at" bigint,
	"mailed_at" bigint NOT NULL,
	"due_at" bigint,
	"failures" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "confirmation_mails" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "confirmation_mails_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" text collate "C" NOT NULL,
	"recipient" "bytea" NOT NULL,
	"at" bigint NOT NULL,
	"domain" "bytea"
);
--> statement-breakpoint
CREATE TABLE "secret_marks" (
	"id" integer PRIMARY KEY NOT NULL,
	"mark" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nodes" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"seen_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_voucher_hash_vouchers_hash_fk" FOREIGN KEY ("voucher_hash") REFERENCES "public"."vouchers"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "public"."looks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_totals" ADD CONSTRAINT "code_totals_code_seq_codes_seq_fk" FOREIGN KEY ("code_seq") REFERENCES "public"."codes"("seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_ranks" ADD CONSTRAINT "code_ranks_code_seq_codes_seq_fk" FOREIGN KEY ("code_seq") REFERENCES "public"."codes"("seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_search" ADD CONSTRAINT "code_search_code_seq_codes_seq_fk" FOREIGN KEY ("code_seq") REFERENCES "public"."codes"("seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_answers" ADD CONSTRAINT "kept_answers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_files" ADD CONSTRAINT "bulk_files_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_runs" ADD CONSTRAINT "code_runs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_run_orders" ADD CONSTRAINT "code_run_orders_run_id_code_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."code_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_run_failures" ADD CONSTRAINT "code_run_failures_run_id_code_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."code_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_targets" ADD CONSTRAINT "watched_targets_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_codes" ADD CONSTRAINT "watched_codes_target_seq_watched_targets_seq_fk" FOREIGN KEY ("target_seq") REFERENCES "public"."watched_targets"("seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_codes" ADD CONSTRAINT "watched_codes_code_seq_codes_seq_fk" FOREIGN KEY ("code_seq") REFERENCES "public"."codes"("seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_mails" ADD CONSTRAINT "alert_mails_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmation_mails" ADD CONSTRAINT "confirmation_mails_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tenants_left" ON "tenants" USING btree ("left_at") WHERE left_at is not null;--> statement-breakpoint
CREATE INDEX "api_keys_valid" ON "api_keys" USING btree ("tenant_id","valid_until");--> statement-breakpoint
CREATE INDEX "api_keys_present" ON "api_keys" USING btree ("tenant_id") WHERE not replaced;--> statement-breakpoint
CREATE INDEX "api_keys_replaced" ON "api_keys" USING btree ("tenant_id","id","valid_until") WHERE replaced;--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_hint" ON "vouchers" USING btree ("hint");--> statement-breakpoint
CREATE INDEX "voucher_redemptions_tenant" ON "voucher_redemptions" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "looks_tenant" ON "looks" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "looks_name" ON "looks" USING btree ("tenant_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "looks_default" ON "looks" USING btree ("tenant_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "looks_style_copy" ON "looks" USING btree ("style_copy") WHERE style_copy is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "codes_id" ON "codes" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "codes_short_id" ON "codes" USING btree ("short_id","domain");--> statement-breakpoint
CREATE INDEX "codes_tenant" ON "codes" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "codes_group" ON "codes" USING btree ("tenant_id","group_tag","id");--> statement-breakpoint
CREATE INDEX "codes_active" ON "codes" USING btree ("tenant_id","active","id");--> statement-breakpoint
CREATE INDEX "codes_style_copy" ON "codes" USING btree ("style_copy") WHERE style_copy is not null;--> statement-breakpoint
CREATE INDEX "codes_landing_copy" ON "codes" USING btree ("landing_copy") WHERE landing_copy is not null;--> statement-breakpoint
CREATE INDEX "codes_look" ON "codes" USING btree ("look_id","seq") WHERE look_id is not null;--> statement-breakpoint
CREATE INDEX "codes_domain" ON "codes" USING btree ("tenant_id","domain","id") WHERE domain <> '';--> statement-breakpoint
CREATE INDEX "codes_long" ON "codes" USING btree ("tenant_id",length(short_id)) WHERE length(short_id) > 7 and domain = '';--> statement-breakpoint
CREATE INDEX "codes_domain_long" ON "codes" USING btree ("tenant_id",length(domain || short_id)) WHERE domain <> '';--> statement-breakpoint
CREATE INDEX "codes_landing_image" ON "codes" USING btree ("landing_image") WHERE landing_image is not null;--> statement-breakpoint
CREATE INDEX "codes_batch" ON "codes" USING btree ("batch","seq") WHERE batch is not null;--> statement-breakpoint
CREATE INDEX "code_values_copy" ON "code_values" USING btree ("copy") WHERE copy is not null;--> statement-breakpoint
CREATE INDEX "code_values_image" ON "code_values" USING btree ("image") WHERE image is not null;--> statement-breakpoint
CREATE INDEX "code_values_heavy" ON "code_values" USING btree ("code_seq","revision",octet_length(value)) WHERE octet_length(value) > 256;--> statement-breakpoint
CREATE INDEX "code_ranks_health" ON "code_ranks" USING btree ("tenant_id","health","id");--> statement-breakpoint
CREATE INDEX "code_ranks_scans" ON "code_ranks" USING btree ("tenant_id","active","scans","id");--> statement-breakpoint
CREATE INDEX "code_ranks_group_scans" ON "code_ranks" USING btree ("tenant_id","group_tag","active","scans","id");--> statement-breakpoint
CREATE INDEX "code_ranks_title" ON "code_ranks" USING btree ("tenant_id","active","title_key","id");--> statement-breakpoint
CREATE INDEX "code_ranks_group_title" ON "code_ranks" USING btree ("tenant_id","group_tag","active","title_key","id");--> statement-breakpoint
CREATE INDEX "code_ranks_domain_scans" ON "code_ranks" USING btree ("tenant_id","domain","active","scans","id") WHERE domain <> '';--> statement-breakpoint
CREATE INDEX "code_ranks_domain_title" ON "code_ranks" USING btree ("tenant_id","domain","active","title_key","id") WHERE domain <> '';--> statement-breakpoint
CREATE INDEX "code_search_tokens" ON "code_search" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "erasures_requested" ON "erasures" USING btree ("requested_at","code_seq");--> statement-breakpoint
CREATE INDEX "deleted_codes_tenant" ON "deleted_codes" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "deleted_codes_at" ON "deleted_codes" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "kept_answers_created" ON "kept_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "kept_answers_code" ON "kept_answers" USING btree ("code_id") WHERE code_id is not null;--> statement-breakpoint
CREATE INDEX "kept_answers_bulk" ON "kept_answers" USING btree ("answer") WHERE route = 'POST /app/api/bulk';--> statement-breakpoint
CREATE INDEX "open_batches_tenant" ON "open_batches" USING btree ("tenant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_files_id" ON "bulk_files" USING btree ("id");--> statement-breakpoint
CREATE INDEX "bulk_files_tenant" ON "bulk_files" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "bulk_files_made" ON "bulk_files" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "code_runs_tenant" ON "code_runs" USING btree ("tenant_id","retry_key");--> statement-breakpoint
CREATE INDEX "code_runs_begun" ON "code_runs" USING btree ("begun_at");--> statement-breakpoint
CREATE INDEX "code_runs_open" ON "code_runs" USING btree ("stepped_at") WHERE reached is not null;--> statement-breakpoint
CREATE INDEX "code_runs_style_copy" ON "code_runs" USING btree ("style_copy") WHERE style_copy is not null;--> statement-breakpoint
CREATE INDEX "leads_code" ON "leads" USING btree ("code_seq","id");--> statement-breakpoint
CREATE INDEX "leads_tenant" ON "leads" USING btree ("tenant_id","handled","id");--> statement-breakpoint
CREATE INDEX "leads_group" ON "leads" USING btree ("tenant_id","group_tag","handled","id") WHERE group_tag is not null;--> statement-breakpoint
CREATE INDEX "images_tenant" ON "images" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "domains_tenant" ON "domains" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "domains_tenant_host" ON "domains" USING btree ("tenant_id","host");--> statement-breakpoint
CREATE UNIQUE INDEX "domains_verified" ON "domains" USING btree ("host") WHERE verified_at is not null;--> statement-breakpoint
CREATE INDEX "domains_due" ON "domains" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "new_hosts_site" ON "new_hosts" USING btree ("site","verified_at");--> statement-breakpoint
CREATE INDEX "new_hosts_tenant" ON "new_hosts" USING btree ("tenant_id","verified_at");--> statement-breakpoint
CREATE INDEX "new_hosts_time" ON "new_hosts" USING btree ("verified_at");--> statement-breakpoint
CREATE INDEX "scans_device" ON "scans" USING btree ("device_key") WHERE device_key is not null;--> statement-breakpoint
CREATE INDEX "scan_commits_at" ON "scan_commits" USING btree ("at");--> statement-breakpoint
CREATE INDEX "code_devices_bots" ON "code_devices" USING btree ("code_seq","scans","bots") WHERE bots > 0;--> statement-breakpoint
CREATE INDEX "code_devices_device" ON "code_devices" USING btree ("device");--> statement-breakpoint
CREATE INDEX "code_devices_last_seen" ON "code_devices" USING btree ("code_seq","last_seen");--> statement-breakpoint
CREATE UNIQUE INDEX "dimension_values_value" ON "dimension_values" USING btree ("code_seq","dimension","value");--> statement-breakpoint
CREATE INDEX "campaign_totals_ranked" ON "campaign_totals" USING btree ("tenant_id","scans","group_tag");--> statement-breakpoint
CREATE UNIQUE INDEX "series_group" ON "series" USING btree ("tenant_id","group_tag");--> statement-breakpoint
CREATE INDEX "series_moves_tenant" ON "series_moves" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_code" ON "webhook_deliveries" USING btree ("code_seq");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_retry" ON "webhook_deliveries" USING btree ("tenant_id","next_attempt_at") WHERE state = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "watched_targets_key" ON "watched_targets" USING btree ("key");--> statement-breakpoint
CREATE INDEX "watched_targets_queue" ON "watched_targets" USING btree ("queue","next_at");--> statement-breakpoint
CREATE INDEX "watched_targets_turned" ON "watched_targets" USING btree ("tenant_id","turned_at");--> statement-breakpoint
CREATE INDEX "watched_targets_notices" ON "watched_targets" USING btree ("seq") WHERE notified_to is not null;--> statement-breakpoint
CREATE INDEX "watched_codes_code" ON "watched_codes" USING btree ("code_seq");--> statement-breakpoint
CREATE INDEX "watch_queues_due" ON "watch_queues" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "alert_mails_due" ON "alert_mails" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "confirmation_mails_tenant" ON "confirmation_mails" USING btree ("tenant_id","at");--> statement-breakpoint
CREATE INDEX "confirmation_mails_recipient" ON "confirmation_mails" USING btree ("recipient","at");--> statement-breakpoint
CREATE INDEX "confirmation_mails_domain" ON "confirmation_mails" USING btree ("domain","at");--> statement-breakpoint
CREATE INDEX "confirmation_mails_at" ON "confirmation_mails" USING btree ("at");
--> statement-breakpoint
-- What follows is not in `tables.ts`, and no migration that is generated touches it.
-- Nodes keep rows in memory, and a notification tells them what to forget: all, a code, or a host. It begins with the
-- name of the session, so that a node knows its own changes. Equal ones of a transaction are sent once, on commit.
CREATE FUNCTION quietzone_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('quietzone_changes', current_setting('application_name') || ' *');
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Nodes keep codes by their short address: the short id alone on the service's own host, host/short id on a domain.
-- Codes of a bulk file are not told when they are added: they come all at once, when the row of their batch goes.
CREATE FUNCTION quietzone_codes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM changed WHERE TG_OP <> 'INSERT' OR batch IS NULL) > 100 THEN
    PERFORM pg_notify('quietzone_changes', current_setting('application_name') || ' *');
  ELSE
    PERFORM pg_notify('quietzone_changes', current_setting('application_name') || ' '
      || CASE domain WHEN '' THEN short_id ELSE domain || '/' || short_id END) FROM changed
    WHERE TG_OP <> 'INSERT' OR batch IS NULL;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The host and a slash: the short address of no code.
CREATE FUNCTION quietzone_domain_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('quietzone_changes', current_setting('application_name') || ' ' || coalesce(NEW.host, OLD.host) || '/');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tenants_changed AFTER UPDATE OR DELETE ON tenants
FOR EACH ROW EXECUTE FUNCTION quietzone_changed();
--> statement-breakpoint
-- The day of a key's last use changes nothing that nodes keep in memory.
CREATE TRIGGER api_keys_changed AFTER UPDATE OF valid_until OR DELETE ON api_keys
FOR EACH ROW EXECUTE FUNCTION quietzone_changed();
--> statement-breakpoint
CREATE TRIGGER imported_logos_changed AFTER INSERT OR UPDATE OR DELETE ON imported_logos
FOR EACH ROW EXECUTE FUNCTION quietzone_changed();
--> statement-breakpoint
CREATE TRIGGER images_changed AFTER DELETE ON images
FOR EACH ROW EXECUTE FUNCTION quietzone_changed();
--> statement-breakpoint
-- A code may have been asked for before it was there.
CREATE TRIGGER codes_added AFTER INSERT ON codes
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION quietzone_codes_changed();
--> statement-breakpoint
CREATE TRIGGER codes_changed AFTER UPDATE ON codes
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION quietzone_codes_changed();
--> statement-breakpoint
CREATE TRIGGER codes_gone AFTER DELETE ON codes
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION quietzone_codes_changed();
--> statement-breakpoint
CREATE TRIGGER batches_committed AFTER DELETE ON open_batches
FOR EACH ROW WHEN (NOT OLD.abandoned) EXECUTE FUNCTION quietzone_changed();
--> statement-breakpoint
CREATE TRIGGER domains_changed AFTER UPDATE OF verified_at, home, not_found, apple, android OR DELETE ON domains
FOR EACH ROW EXECUTE FUNCTION quietzone_domain_changed();
--> statement-breakpoint
-- Rows that scans rewrite all the time: with room beside them their new versions need no new entries in the indexes.
ALTER TABLE code_totals SET (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE tenant_totals SET (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE totals SET (fillfactor = 70);
--> statement-breakpoint
ALTER TABLE dimension_totals SET (fillfactor = 70);
--> statement-breakpoint
ALTER TABLE campaign_days SET (fillfactor = 70);
--> statement-breakpoint
ALTER TABLE scanners SET (fillfactor = 80);
--> statement-breakpoint
-- Rows are appended and deleted all the time. Pages are kept: an empty table would be read without its index.
ALTER TABLE scan_deltas SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, vacuum_truncate = false);
--> statement-breakpoint
ALTER TABLE campaign_deltas SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, vacuum_truncate = false);
--> statement-breakpoint
-- What is added waits in a list that every search reads: a short one.
ALTER INDEX code_search_tokens SET (gin_pending_list_limit = 256);
