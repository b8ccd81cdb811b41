CREATE TABLE "mailings" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"person_id" text collate "C",
	"email" text collate "C",
	"recipient_key" text collate "C" NOT NULL,
	"every" text collate "C" NOT NULL,
	"of_code" text collate "C",
	"of_group" text collate "C",
	"of_key" text collate "C" NOT NULL,
	"timezone" text collate "C" NOT NULL,
	"language" text collate "C" NOT NULL,
	"notices" text collate "C" NOT NULL,
	"nonce" text collate "C",
	"asked_at" bigint NOT NULL,
	"confirmed_at" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailing_mails" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailing_mails_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" text collate "C" NOT NULL,
	"mailing_id" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"due_at" bigint,
	"failures" bigint DEFAULT 0 NOT NULL,
	"told" text collate "C" NOT NULL,
	"begun" text collate "C"
);
--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_mails" ADD CONSTRAINT "mailing_mails_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_mails" ADD CONSTRAINT "mailing_mails_mailing_id_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."mailings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mailings_same" ON "mailings" USING btree ("tenant_id","recipient_key","every","of_key");--> statement-breakpoint
CREATE INDEX "mailings_person" ON "mailings" USING btree ("person_id") WHERE person_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mailing_mails_kind" ON "mailing_mails" USING btree ("mailing_id","kind");--> statement-breakpoint
CREATE INDEX "mailing_mails_due" ON "mailing_mails" USING btree ("due_at") WHERE due_at is not null;