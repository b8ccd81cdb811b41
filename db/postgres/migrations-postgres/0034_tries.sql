ALTER TABLE "webhooks" ADD COLUMN "answered_at" bigint;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "failures" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "next_try_at" bigint;--> statement-breakpoint
ALTER TABLE "confirmation_mails" ADD COLUMN "domain" "bytea";--> statement-breakpoint
CREATE INDEX "confirmation_mails_domain" ON "confirmation_mails" USING btree ("domain","at");