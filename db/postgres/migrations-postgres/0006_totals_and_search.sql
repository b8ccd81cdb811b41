CREATE TABLE "tenant_totals" (
	"tenant_id" text collate "C" NOT NULL,
	"lane" integer NOT NULL,
	"codes" bigint DEFAULT 0 NOT NULL,
	"active" bigint DEFAULT 0 NOT NULL,
	"scans" bigint DEFAULT 0 NOT NULL,
	"unique_visitors" bigint DEFAULT 0 NOT NULL,
	"leads" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "tenant_totals_tenant_id_lane_pk" PRIMARY KEY("tenant_id","lane")
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
ALTER TABLE "code_search" ADD CONSTRAINT "code_search_code_seq_codes_seq_fk" FOREIGN KEY ("code_seq") REFERENCES "public"."codes"("seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_search_tokens" ON "code_search" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "codes_group" ON "codes" USING btree ("tenant_id","group_tag","id");--> statement-breakpoint
CREATE INDEX "codes_active" ON "codes" USING btree ("tenant_id","active","id");--> statement-breakpoint
-- What is added waits in a list that every search reads: a short one.
ALTER INDEX "code_search_tokens" SET (gin_pending_list_limit = 256);
--> statement-breakpoint
ALTER TABLE "tenant_totals" SET (fillfactor = 50);
--> statement-breakpoint
INSERT INTO "search_backlog" ("id", "up_to") SELECT 1, max("seq") FROM "codes" HAVING max("seq") IS NOT NULL;
--> statement-breakpoint
INSERT INTO "tenant_totals" ("tenant_id", "lane", "codes", "active", "scans", "unique_visitors", "leads")
SELECT "tenant_id", 0, count(*), count(*) FILTER (WHERE "active"), sum("scans"), sum("unique_visitors"), sum("leads")
FROM "codes" JOIN "code_totals" ON "code_seq" = "seq"
WHERE "batch" IS NULL OR NOT EXISTS (SELECT 1 FROM "open_batches" WHERE "open_batches"."seq" = "codes"."batch")
GROUP BY "tenant_id";
