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
ALTER TABLE "bulk_files" ADD CONSTRAINT "bulk_files_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_files_id" ON "bulk_files" USING btree ("id");--> statement-breakpoint
CREATE INDEX "bulk_files_tenant" ON "bulk_files" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "bulk_files_made" ON "bulk_files" USING btree ("made_at");