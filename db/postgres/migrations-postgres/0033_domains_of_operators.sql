CREATE TABLE "disabled_hosts" (
	"host" text collate "C" PRIMARY KEY NOT NULL,
	"disabled_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "new_hosts" (
	"host" text collate "C" PRIMARY KEY NOT NULL,
	"site" text collate "C" NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"verified_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "missing_since" bigint;--> statement-breakpoint
CREATE INDEX "new_hosts_site" ON "new_hosts" USING btree ("site","verified_at");--> statement-breakpoint
CREATE INDEX "new_hosts_tenant" ON "new_hosts" USING btree ("tenant_id","verified_at");--> statement-breakpoint
CREATE INDEX "new_hosts_time" ON "new_hosts" USING btree ("verified_at");