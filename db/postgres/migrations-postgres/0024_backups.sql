CREATE TABLE "backup_series" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erased_records" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erased_records_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text collate "C" NOT NULL,
	"subject" text collate "C" NOT NULL,
	"detail" text collate "C"
);
