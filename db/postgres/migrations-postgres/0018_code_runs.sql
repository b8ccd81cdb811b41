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
ALTER TABLE "code_runs" ADD CONSTRAINT "code_runs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_run_orders" ADD CONSTRAINT "code_run_orders_run_id_code_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."code_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_run_failures" ADD CONSTRAINT "code_run_failures_run_id_code_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."code_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_runs_tenant" ON "code_runs" USING btree ("tenant_id","retry_key");--> statement-breakpoint
CREATE INDEX "code_runs_begun" ON "code_runs" USING btree ("begun_at");--> statement-breakpoint
CREATE INDEX "code_runs_open" ON "code_runs" USING btree ("stepped_at") WHERE reached is not null;--> statement-breakpoint
CREATE INDEX "code_runs_style_copy" ON "code_runs" USING btree ("style_copy") WHERE style_copy is not null;