CREATE TABLE "reports" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text collate "C" NOT NULL,
	"address" text collate "C" NOT NULL,
	"reason" text collate "C" NOT NULL,
	"language" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	"sealed" "bytea" NOT NULL,
	"has_email" boolean NOT NULL,
	"others" bigint DEFAULT 0 NOT NULL,
	"decided_at" bigint,
	"decision" text collate "C",
	"words" text collate "C",
	"mail_due_at" bigint,
	"mail_failures" bigint DEFAULT 0 NOT NULL,
	"mailed_at" bigint
);
--> statement-breakpoint
CREATE UNIQUE INDEX "reports_number" ON "reports" USING btree ("number");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("address","seq") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "reports_waiting" ON "reports" USING btree ("at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "reports_decided" ON "reports" USING btree ("decided_at") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "reports_mail" ON "reports" USING btree ("mail_due_at") WHERE mail_due_at is not null;