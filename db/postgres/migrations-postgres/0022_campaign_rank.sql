DROP INDEX "campaign_totals_ranked";--> statement-breakpoint
CREATE INDEX "campaign_totals_ranked" ON "campaign_totals" USING btree ("tenant_id","scans","group_tag");