CREATE TABLE "api_keys" (
	"hash" text collate "C" PRIMARY KEY NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"valid_until" bigint
);
--> statement-breakpoint
CREATE TABLE "batch_records" (
	"batch" bigint NOT NULL,
	"part" integer NOT NULL,
	"record" text collate "C" NOT NULL,
	CONSTRAINT "batch_records_batch_part_pk" PRIMARY KEY("batch","part")
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
CREATE TABLE "campaign_scanners" (
	"day" bigint NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"group_tag" text collate "C" NOT NULL,
	"scanner" "bytea" NOT NULL,
	CONSTRAINT "campaign_scanners_day_tenant_id_group_tag_scanner_pk" PRIMARY KEY("day","tenant_id","group_tag","scanner")
);
--> statement-breakpoint
CREATE TABLE "code_devices" (
	"code_seq" bigint NOT NULL,
	"device" "bytea" NOT NULL,
	"first_seen" bigint NOT NULL,
	"last_seen" bigint NOT NULL,
	"scans" bigint NOT NULL,
	CONSTRAINT "code_devices_code_seq_device_pk" PRIMARY KEY("code_seq","device")
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
	"device_scans" bigint DEFAULT 0 NOT NULL
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
	"batch" bigint
);
--> statement-breakpoint
CREATE TABLE "device_erasures" (
	"device" "bytea" PRIMARY KEY NOT NULL
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
CREATE TABLE "dimension_values" (
	"code_seq" bigint NOT NULL,
	"id" bigint NOT NULL,
	"dimension" smallint NOT NULL,
	"value" text collate "C" NOT NULL,
	CONSTRAINT "dimension_values_code_seq_id_pk" PRIMARY KEY("code_seq","id")
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"code_seq" bigint PRIMARY KEY NOT NULL,
	"requested_at" bigint NOT NULL
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
CREATE TABLE "kept_answers" (
	"tenant_id" text collate "C" NOT NULL,
	"route" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	"fingerprint" text collate "C" NOT NULL,
	"answer" text collate "C" NOT NULL,
	"code_id" text collate "C",
	"created_at" bigint NOT NULL,
	CONSTRAINT "kept_answers_tenant_id_route_key_pk" PRIMARY KEY("tenant_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"code_seq" bigint NOT NULL,
	"at" bigint NOT NULL,
	"country" text collate "C",
	"device" text collate "C" NOT NULL,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logo_copies" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"format" text collate "C" NOT NULL,
	"art" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_batches" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "open_batches_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" text collate "C" NOT NULL,
	"codes" bigint DEFAULT 0 NOT NULL,
	"abandoned" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	"leased_until" bigint NOT NULL
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
CREATE TABLE "retired_short_ids" (
	"short_id" text collate "C" PRIMARY KEY NOT NULL,
	"retired_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scan_commits" (
	"id" "bytea" PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
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
	CONSTRAINT "scans_code_seq_id_pk" PRIMARY KEY("code_seq","id")
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"name" text collate "C" NOT NULL,
	"email" text collate "C" NOT NULL,
	"plan" text collate "C" NOT NULL,
	"plan_valid_until" bigint,
	"device_log" boolean NOT NULL,
	"suspended" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL
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
CREATE TABLE "voucher_redemptions" (
	"voucher_hash" text collate "C" NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"redeemed_at" bigint NOT NULL,
	CONSTRAINT "voucher_redemptions_voucher_hash_tenant_id_pk" PRIMARY KEY("voucher_hash","tenant_id")
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
	"leased_until" bigint,
	"leased_by" text collate "C",
	CONSTRAINT "webhook_deliveries_tenant_id_state_id_pk" PRIMARY KEY("tenant_id","state","id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"tenant_id" text collate "C" PRIMARY KEY NOT NULL,
	"url" text collate "C",
	"secrets" "bytea",
	"updated_at" bigint NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_totals" ADD CONSTRAINT "code_totals_code_seq_codes_seq_fk" FOREIGN KEY ("code_seq") REFERENCES "public"."codes"("seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_answers" ADD CONSTRAINT "kept_answers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_voucher_hash_vouchers_hash_fk" FOREIGN KEY ("voucher_hash") REFERENCES "public"."vouchers"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_tenant" ON "api_keys" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "code_devices_device" ON "code_devices" USING btree ("device");--> statement-breakpoint
CREATE INDEX "code_devices_last_seen" ON "code_devices" USING btree ("code_seq","last_seen");--> statement-breakpoint
CREATE UNIQUE INDEX "codes_id" ON "codes" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "codes_short_id" ON "codes" USING btree ("short_id");--> statement-breakpoint
CREATE INDEX "codes_tenant" ON "codes" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "codes_batch" ON "codes" USING btree ("batch","seq") WHERE batch is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "dimension_values_value" ON "dimension_values" USING btree ("code_seq","dimension","value");--> statement-breakpoint
CREATE INDEX "erasures_requested" ON "erasures" USING btree ("requested_at","code_seq");--> statement-breakpoint
CREATE INDEX "kept_answers_created" ON "kept_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "kept_answers_code" ON "kept_answers" USING btree ("code_id") WHERE code_id is not null;--> statement-breakpoint
CREATE INDEX "leads_code" ON "leads" USING btree ("code_seq","id");--> statement-breakpoint
CREATE INDEX "open_batches_tenant" ON "open_batches" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "scan_commits_at" ON "scan_commits" USING btree ("at");--> statement-breakpoint
CREATE INDEX "scans_device" ON "scans" USING btree ("device_key") WHERE device_key is not null;--> statement-breakpoint
CREATE INDEX "voucher_redemptions_tenant" ON "voucher_redemptions" USING btree ("tenant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_hint" ON "vouchers" USING btree ("hint");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_code" ON "webhook_deliveries" USING btree ("code_seq");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_retry" ON "webhook_deliveries" USING btree ("tenant_id","next_attempt_at") WHERE state = 1;