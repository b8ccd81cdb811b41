CREATE TABLE "waiting_codes" (
	"tenant_id" text collate "C" NOT NULL,
	"host" text collate "C" NOT NULL,
	"short_id" text collate "C" NOT NULL,
	"batch" bigint NOT NULL,
	CONSTRAINT "waiting_codes_tenant_id_host_short_id_pk" PRIMARY KEY("tenant_id","host","short_id")
);
--> statement-breakpoint
CREATE TABLE "waiting_lines" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"host" text collate "C" NOT NULL,
	"file" text collate "C" NOT NULL,
	"batch" bigint NOT NULL,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_days" (
	"code_seq" bigint NOT NULL,
	"day" bigint NOT NULL,
	"scans" bigint NOT NULL,
	CONSTRAINT "imported_days_code_seq_day_pk" PRIMARY KEY("code_seq","day")
);
--> statement-breakpoint
ALTER TABLE "waiting_codes" ADD CONSTRAINT "waiting_codes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_lines" ADD CONSTRAINT "waiting_lines_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_codes_batch" ON "waiting_codes" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "waiting_lines_file" ON "waiting_lines" USING btree ("tenant_id","host","file","id");--> statement-breakpoint
CREATE INDEX "waiting_lines_batch" ON "waiting_lines" USING btree ("batch");