CREATE TABLE "page_language_days" (
	"code_seq" bigint NOT NULL,
	"day" bigint NOT NULL,
	"language" text collate "C" NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "page_language_days_code_seq_day_language_pk" PRIMARY KEY("code_seq","day","language")
);
