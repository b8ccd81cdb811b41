CREATE TABLE "apps" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"person_id" text collate "C" NOT NULL,
	"client_hash" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"host" text collate "C" NOT NULL,
	"scopes" text collate "C" NOT NULL,
	"second_factor" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	"used_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"family" text collate "C" NOT NULL,
	"code_hash" text collate "C",
	"challenge" text collate "C",
	"redirect_uri" text collate "C",
	"access_hash" text collate "C",
	"access_ends_at" bigint,
	"refresh_hash" text collate "C"
);
--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "apps_family" ON "apps" USING btree ("family");--> statement-breakpoint
CREATE UNIQUE INDEX "apps_access" ON "apps" USING btree ("access_hash");--> statement-breakpoint
CREATE INDEX "apps_tenant" ON "apps" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "apps_person" ON "apps" USING btree ("person_id","tenant_id");--> statement-breakpoint
CREATE INDEX "apps_end" ON "apps" USING btree ("ends_at");--> statement-breakpoint
-- By hand: nodes keep apps in memory by their access tokens. Other tokens in place of these end none.
CREATE TRIGGER apps_changed AFTER DELETE ON apps
FOR EACH ROW EXECUTE FUNCTION quietzone_changed();
