CREATE TABLE "domains" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"host" text collate "C" NOT NULL,
	"value" text collate "C" NOT NULL,
	"home" text collate "C",
	"not_found" text collate "C",
	"revision" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"verified_at" bigint,
	"checked_at" bigint,
	"warning" text collate "C",
	"due_at" bigint,
	"apple" text collate "C",
	"android" text collate "C"
);
--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "domains_tenant" ON "domains" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "domains_tenant_host" ON "domains" USING btree ("tenant_id","host");--> statement-breakpoint
CREATE UNIQUE INDEX "domains_verified" ON "domains" USING btree ("host") WHERE verified_at is not null;--> statement-breakpoint
CREATE INDEX "domains_due" ON "domains" USING btree ("due_at") WHERE due_at is not null;
--> statement-breakpoint
-- The host and a slash: the short address of no code.
CREATE FUNCTION quietzone_domain_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('quietzone_changes', current_setting('application_name') || ' ' || coalesce(NEW.host, OLD.host) || '/');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER domains_changed AFTER UPDATE OF verified_at, home, not_found, apple, android OR DELETE ON domains
FOR EACH ROW EXECUTE FUNCTION quietzone_domain_changed();
