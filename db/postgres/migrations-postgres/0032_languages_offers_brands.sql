CREATE TABLE "page_language_days" (
	"code_seq" bigint NOT NULL,
	"day" bigint NOT NULL,
	"language" text collate "C" NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "page_language_days_code_seq_day_language_pk" PRIMARY KEY("code_seq","day","language")
);
--> statement-breakpoint
CREATE TABLE "offer_gifts" (
	"code_seq" bigint NOT NULL,
	"code" text collate "C" NOT NULL,
	CONSTRAINT "offer_gifts_code_seq_code_pk" PRIMARY KEY("code_seq","code")
);
--> statement-breakpoint
ALTER TABLE "looks" ADD COLUMN "page" text collate "C";