CREATE TABLE "watched_targets" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "watched_targets_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" text collate "C" NOT NULL,
	"key" "bytea" NOT NULL,
	"address" text collate "C" NOT NULL,
	"queue" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"status" integer,
	"reason" text collate "C",
	"since" bigint,
	"checked_at" bigint,
	"failures" bigint DEFAULT 0 NOT NULL,
	"failing_since" bigint,
	"next_at" bigint NOT NULL,
	"told_codes" bigint,
	"turned_at" bigint
);
--> statement-breakpoint
CREATE TABLE "watched_codes" (
	"target_seq" bigint NOT NULL,
	"code_seq" bigint NOT NULL,
	"told_dead" boolean DEFAULT false NOT NULL,
	CONSTRAINT "watched_codes_target_seq_code_seq_pk" PRIMARY KEY("target_seq","code_seq")
);
--> statement-breakpoint
CREATE TABLE "watch_queues" (
	"name" text collate "C" PRIMARY KEY NOT NULL,
	"due_at" bigint NOT NULL,
	"free_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watch_rounds" (
	"id" integer PRIMARY KEY NOT NULL,
	"code_seq" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_mails" (
	"tenant_id" text collate "C" PRIMARY KEY NOT NULL,
	"email" text collate "C" NOT NULL,
	"language" text collate "C" NOT NULL,
	"nonce" text collate "C",
	"asked_at" bigint NOT NULL,
	"confirmed_at" bigint,
	"mailed_at" bigint NOT NULL,
	"due_at" bigint,
	"failures" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "confirmation_mails" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "confirmation_mails_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" text collate "C" NOT NULL,
	"recipient" "bytea" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "events" text collate "C";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "fallback" text collate "C";--> statement-breakpoint
ALTER TABLE "code_ranks" ADD COLUMN "health" text collate "C" DEFAULT 'unchecked' NOT NULL;--> statement-breakpoint
ALTER TABLE "code_ranks" ADD COLUMN "worst_target" bigint;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "alert" text collate "C";--> statement-breakpoint
ALTER TABLE "watched_targets" ADD CONSTRAINT "watched_targets_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_codes" ADD CONSTRAINT "watched_codes_target_seq_watched_targets_seq_fk" FOREIGN KEY ("target_seq") REFERENCES "public"."watched_targets"("seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_codes" ADD CONSTRAINT "watched_codes_code_seq_codes_seq_fk" FOREIGN KEY ("code_seq") REFERENCES "public"."codes"("seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_mails" ADD CONSTRAINT "alert_mails_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmation_mails" ADD CONSTRAINT "confirmation_mails_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "watched_targets_key" ON "watched_targets" USING btree ("key");--> statement-breakpoint
CREATE INDEX "watched_targets_queue" ON "watched_targets" USING btree ("queue","next_at");--> statement-breakpoint
CREATE INDEX "watched_targets_turned" ON "watched_targets" USING btree ("tenant_id","turned_at");--> statement-breakpoint
CREATE INDEX "watched_targets_untold" ON "watched_targets" USING btree ("seq") WHERE told_codes is not null;--> statement-breakpoint
CREATE INDEX "watched_codes_code" ON "watched_codes" USING btree ("code_seq");--> statement-breakpoint
CREATE INDEX "watch_queues_due" ON "watch_queues" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "alert_mails_due" ON "alert_mails" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "confirmation_mails_tenant" ON "confirmation_mails" USING btree ("tenant_id","at");--> statement-breakpoint
CREATE INDEX "confirmation_mails_recipient" ON "confirmation_mails" USING btree ("recipient","at");--> statement-breakpoint
CREATE INDEX "confirmation_mails_at" ON "confirmation_mails" USING btree ("at");--> statement-breakpoint
CREATE INDEX "code_ranks_health" ON "code_ranks" USING btree ("tenant_id","health","id");