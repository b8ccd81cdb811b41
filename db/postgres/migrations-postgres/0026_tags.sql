CREATE TABLE "code_tags" (
	"code_seq" bigint NOT NULL,
	"tag" text collate "C" NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"active" boolean NOT NULL,
	"title_key" text collate "C" NOT NULL,
	"scans" bigint DEFAULT 0 NOT NULL,
	"bots" bigint DEFAULT 0 NOT NULL,
	"counted" boolean DEFAULT false NOT NULL,
	"gone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "code_tags_code_seq_tag_pk" PRIMARY KEY("code_seq","tag")
);
--> statement-breakpoint
CREATE TABLE "tag_totals" (
	"tenant_id" text collate "C" NOT NULL,
	"tag" text collate "C" NOT NULL,
	"codes" bigint DEFAULT 0 NOT NULL,
	"scans" bigint DEFAULT 0 NOT NULL,
	"bots" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "tag_totals_tenant_id_tag_pk" PRIMARY KEY("tenant_id","tag")
);
--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "tags" text collate "C";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "notes" text collate "C";--> statement-breakpoint
CREATE INDEX "code_tags_tag" ON "code_tags" USING btree ("tenant_id","tag","id");--> statement-breakpoint
CREATE INDEX "code_tags_scans" ON "code_tags" USING btree ("tenant_id","tag","active","scans","id");--> statement-breakpoint
CREATE INDEX "code_tags_title" ON "code_tags" USING btree ("tenant_id","tag","active","title_key","id");