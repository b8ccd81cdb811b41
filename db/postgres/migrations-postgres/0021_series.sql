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
ALTER TABLE "campaign_totals" ADD COLUMN "active" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_codes" ADD COLUMN "active" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "series_group" ON "series" USING btree ("tenant_id","group_tag");--> statement-breakpoint
CREATE INDEX "series_moves_tenant" ON "series_moves" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "campaign_totals_ranked" ON "campaign_totals" USING btree ("tenant_id","scans");
--> statement-breakpoint
-- The counts of codes that there are are brought to series in the background.
INSERT INTO "series_moves" ("code_seq", "tenant_id", "from_group", "to_group", "next_day")
SELECT "seq", "tenant_id", NULL, coalesce("group_tag", ''), 0 FROM "codes" JOIN "code_totals" ON "code_seq" = "seq"
WHERE "scans" > 0 OR "leads" > 0;
--> statement-breakpoint
-- So that a chore counts which of the codes of campaigns are active.
INSERT INTO "campaign_changes" ("code_seq") SELECT "seq" FROM "codes" WHERE "active" ON CONFLICT DO NOTHING;
