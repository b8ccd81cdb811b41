CREATE TABLE "block_notices" (
	"tenant_id" text collate "C" NOT NULL,
	"person_id" text collate "C" NOT NULL,
	"after_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"failures" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "block_notices_tenant_id_person_id_pk" PRIMARY KEY("tenant_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "blocked_for" text collate "C";--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "blocked_words" text collate "C";--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "blocked_at" bigint;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "blocked" text collate "C";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "blocked_at" bigint;--> statement-breakpoint
ALTER TABLE "block_notices" ADD CONSTRAINT "block_notices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "block_notices_due" ON "block_notices" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "codes_blocked" ON "codes" USING btree ("tenant_id","blocked_at","seq") WHERE blocked_at is not null;
--> statement-breakpoint
UPDATE codes SET blocked = '[{"by":"operator","reason":"other","words":null,"since":' || updated_at || ',"list":null}]', blocked_at = updated_at
WHERE wanted_active IS NOT NULL;
--> statement-breakpoint
UPDATE tenants SET blocked_for = 'other', blocked_at = coalesce(
  (SELECT max(at) FROM audit_entries WHERE tenant_id = tenants.id AND action = 'workspace.suspended'), created_at)
WHERE suspended;
