CREATE TABLE "audit_entries" (
	"tenant_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	"author" text collate "C",
	"who" text collate "C" NOT NULL,
	"action" text collate "C" NOT NULL,
	"subject_kind" text collate "C" NOT NULL,
	"subject" text collate "C" NOT NULL,
	"subject_name" text collate "C",
	"detail" text collate "C" NOT NULL,
	"count" bigint,
	CONSTRAINT "audit_entries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");