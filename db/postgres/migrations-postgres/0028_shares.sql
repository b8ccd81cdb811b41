CREATE TABLE "shares" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"hash" text collate "C" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"code_seq" bigint,
	"group_tag" text collate "C",
	"title" text collate "C",
	"period" text collate "C",
	"password" text collate "C",
	"password_revision" bigint DEFAULT 0 NOT NULL,
	"rounds" boolean NOT NULL,
	"with_bots" boolean NOT NULL,
	"expires_at" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shares_hash" ON "shares" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "shares_tenant" ON "shares" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "shares_code" ON "shares" USING btree ("code_seq") WHERE code_seq is not null;