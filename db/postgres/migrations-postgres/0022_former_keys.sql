CREATE TABLE "former_keys" (
	"purpose" text collate "C" NOT NULL,
	"mark" text collate "C" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"ends_at" bigint,
	"done_to" text collate "C" DEFAULT '' NOT NULL,
	"passes" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "former_keys_purpose_mark_pk" PRIMARY KEY("purpose","mark")
);
--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "secrets" text collate "C" DEFAULT '' NOT NULL;