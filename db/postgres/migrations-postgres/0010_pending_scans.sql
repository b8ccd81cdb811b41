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
-- Rows are appended and deleted all the time. Pages are kept: an empty table would be read without its index.
ALTER TABLE "scan_deltas" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, vacuum_truncate = false);
--> statement-breakpoint
ALTER TABLE "campaign_deltas" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, vacuum_truncate = false);
