ALTER TABLE "codes" ADD COLUMN "imported_from" text collate "C";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "imported_scans" bigint DEFAULT 0 NOT NULL;