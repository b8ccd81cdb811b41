CREATE TABLE "first_uses" (
	"tenant_id" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "first_uses_tenant_id_kind_name_pk" PRIMARY KEY("tenant_id","kind","name")
);
--> statement-breakpoint
CREATE TABLE "code_signs" (
	"code_seq" bigint NOT NULL,
	"sign" text collate "C" NOT NULL,
	"host" text collate "C" NOT NULL,
	"detail" text collate "C",
	"found_at" bigint NOT NULL,
	CONSTRAINT "code_signs_code_seq_sign_host_pk" PRIMARY KEY("code_seq","sign","host")
);
--> statement-breakpoint
CREATE TABLE "sign_changes" (
	"code_seq" bigint PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_hosts" (
	"host" text collate "C" PRIMARY KEY NOT NULL,
	"since" bigint NOT NULL,
	"codes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_rounds" (
	"id" integer PRIMARY KEY NOT NULL,
	"reached" bigint NOT NULL,
	"seen_seq" bigint NOT NULL,
	"seen_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "watched_targets" ADD COLUMN "phone_at" bigint;--> statement-breakpoint
ALTER TABLE "watched_targets" ADD COLUMN "phone_host" text collate "C";--> statement-breakpoint
ALTER TABLE "first_uses" ADD CONSTRAINT "first_uses_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_signs" ADD CONSTRAINT "code_signs_code_seq_codes_seq_fk" FOREIGN KEY ("code_seq") REFERENCES "public"."codes"("seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "first_uses_at" ON "first_uses" USING btree ("at");