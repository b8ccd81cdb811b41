CREATE TABLE "search_pending" (
	"tenant_id" text collate "C" NOT NULL,
	"last_code" bigint NOT NULL,
	"first_code" bigint NOT NULL,
	CONSTRAINT "search_pending_tenant_id_last_code_pk" PRIMARY KEY("tenant_id","last_code")
);
