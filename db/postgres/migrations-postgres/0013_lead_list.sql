CREATE TABLE "lead_moves" (
	"code_seq" bigint PRIMARY KEY NOT NULL,
	"last_lead" text collate "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "tenant_id" text collate "C";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "group_tag" text collate "C";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "handled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_tenant" ON "leads" USING btree ("tenant_id","handled","id");--> statement-breakpoint
CREATE INDEX "leads_group" ON "leads" USING btree ("tenant_id","group_tag","handled","id") WHERE group_tag is not null;