-- By hand: a delivery is its webhook's. The keys of those that there are stay: a first webhook's is its workspace's id.
ALTER TABLE "webhook_deliveries" RENAME COLUMN "tenant_id" TO "webhook";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" RENAME CONSTRAINT "webhook_deliveries_tenant_id_state_id_pk" TO "webhook_deliveries_webhook_state_id_pk";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "last_duration" integer;--> statement-breakpoint
ALTER TABLE "webhooks" DROP CONSTRAINT "webhooks_pkey";--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "webhook" text collate "C";--> statement-breakpoint
UPDATE "webhooks" SET "webhook" = "tenant_id";--> statement-breakpoint
ALTER TABLE "webhooks" ADD PRIMARY KEY ("webhook");--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "name" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "gone_at" bigint;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "gone_url" text collate "C";--> statement-breakpoint
CREATE INDEX "webhooks_tenant" ON "webhooks" USING btree ("tenant_id");
