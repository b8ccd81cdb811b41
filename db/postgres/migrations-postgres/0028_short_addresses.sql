DROP INDEX "codes_short_id";--> statement-breakpoint
DROP INDEX "codes_long";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "domain" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "code_ranks" ADD COLUMN "domain" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "retired_short_ids" ADD COLUMN "domain" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "retired_short_ids" DROP CONSTRAINT "retired_short_ids_pkey";--> statement-breakpoint
ALTER TABLE "retired_short_ids" ADD CONSTRAINT "retired_short_ids_short_id_domain_pk" PRIMARY KEY("short_id","domain");--> statement-breakpoint
CREATE INDEX "codes_domain" ON "codes" USING btree ("tenant_id","domain","id") WHERE domain <> '';--> statement-breakpoint
CREATE INDEX "codes_domain_long" ON "codes" USING btree ("tenant_id",length(domain || short_id)) WHERE domain <> '';--> statement-breakpoint
CREATE INDEX "code_ranks_domain_scans" ON "code_ranks" USING btree ("tenant_id","domain","active","scans","id") WHERE domain <> '';--> statement-breakpoint
CREATE INDEX "code_ranks_domain_title" ON "code_ranks" USING btree ("tenant_id","domain","active","title_key","id") WHERE domain <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "codes_short_id" ON "codes" USING btree ("short_id","domain");--> statement-breakpoint
CREATE INDEX "codes_long" ON "codes" USING btree ("tenant_id",length(short_id)) WHERE length(short_id) > 7 and domain = '';--> statement-breakpoint
-- Nodes keep codes by their short address: the short id alone on the service's own host, host/short id on a domain.
CREATE OR REPLACE FUNCTION quietzone_codes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM changed WHERE TG_OP <> 'INSERT' OR batch IS NULL) > 100 THEN
    PERFORM pg_notify('quietzone_changes', current_setting('application_name') || ' *');
  ELSE
    PERFORM pg_notify('quietzone_changes', current_setting('application_name') || ' '
      || CASE domain WHEN '' THEN short_id ELSE domain || '/' || short_id END) FROM changed
    WHERE TG_OP <> 'INSERT' OR batch IS NULL;
  END IF;
  RETURN NULL;
END
$$;
