CREATE TABLE "offer_gifts" (
	"code_seq" bigint NOT NULL,
	"code" text collate "C" NOT NULL,
	CONSTRAINT "offer_gifts_code_seq_code_pk" PRIMARY KEY("code_seq","code")
);
