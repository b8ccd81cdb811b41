CREATE TABLE "seen_backups" (
	"id" integer PRIMARY KEY NOT NULL,
	"place" text collate "C" NOT NULL,
	"since" bigint NOT NULL,
	"last_at" bigint,
	"last_bytes" bigint,
	"verified_at" bigint,
	"verified_bytes" bigint
);
--> statement-breakpoint
CREATE INDEX "erased_records_subject" ON "erased_records" USING btree ("kind","subject");