CREATE TABLE "plain_codes" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"type" text collate "C" NOT NULL,
	"title" text collate "C",
	"group_tag" text collate "C",
	"title_key" text collate "C" NOT NULL,
	"printed" boolean NOT NULL,
	"revision" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"changed_by" text collate "C",
	"style_copy" text collate "C",
	"batch" bigint,
	"alike_key" text collate "C" NOT NULL,
	"payload" text collate "C" NOT NULL,
	"search_text" text collate "C" NOT NULL,
	"fields" text collate "C" NOT NULL,
	"style" text collate "C",
	"history" text collate "C"
);
--> statement-breakpoint
ALTER TABLE "tenant_totals" ADD COLUMN "plain_codes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plain_codes" ADD CONSTRAINT "plain_codes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plain_codes_tenant" ON "plain_codes" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "plain_codes_group" ON "plain_codes" USING btree ("tenant_id","group_tag","id");--> statement-breakpoint
CREATE INDEX "plain_codes_title" ON "plain_codes" USING btree ("tenant_id","title_key","id");--> statement-breakpoint
CREATE INDEX "plain_codes_alike" ON "plain_codes" USING btree ("tenant_id","alike_key");--> statement-breakpoint
CREATE INDEX "plain_codes_batch" ON "plain_codes" USING btree ("batch","id") WHERE batch is not null;--> statement-breakpoint
CREATE INDEX "plain_codes_style_copy" ON "plain_codes" USING btree ("style_copy") WHERE style_copy is not null;