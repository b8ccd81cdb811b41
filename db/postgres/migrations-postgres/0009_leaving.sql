ALTER TABLE "tenants" ADD COLUMN "left_at" bigint;--> statement-breakpoint
CREATE INDEX "tenants_left" ON "tenants" USING btree ("left_at") WHERE left_at is not null;