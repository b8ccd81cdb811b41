DROP INDEX `campaign_totals_ranked`;--> statement-breakpoint
CREATE INDEX `campaign_totals_ranked` ON `campaign_totals` (`tenant_id`,`scans`,`group_tag`);