DROP INDEX "api_keys_tenant";--> statement-breakpoint
CREATE INDEX "api_keys_valid" ON "api_keys" USING btree ("tenant_id","valid_until");