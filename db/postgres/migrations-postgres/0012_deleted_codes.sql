CREATE TABLE "deleted_codes" (
	"code_seq" bigint PRIMARY KEY NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"short_id" text collate "C" NOT NULL,
	"deleted_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deleted_codes_tenant" ON "deleted_codes" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "deleted_codes_at" ON "deleted_codes" USING btree ("deleted_at");