ALTER TABLE "codes" ADD COLUMN "rules" text collate "C";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "query" text collate "C";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "utm" text collate "C";