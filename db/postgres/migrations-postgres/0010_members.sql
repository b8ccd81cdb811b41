CREATE TABLE "invitations" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"email" text collate "C" NOT NULL,
	"email_key" text collate "C" NOT NULL,
	"role" text collate "C" NOT NULL,
	"made_by" text collate "C" NOT NULL,
	"hash" text collate "C" NOT NULL,
	"mailed_hash" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_links" (
	"hash" text collate "C" PRIMARY KEY NOT NULL,
	"person_id" text collate "C" NOT NULL,
	"purpose" text collate "C" NOT NULL,
	"email" text collate "C",
	"made_in" text collate "C",
	"role" text collate "C",
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_links" ADD CONSTRAINT "person_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_tenant" ON "invitations" USING btree ("tenant_id","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_hash" ON "invitations" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_mailed" ON "invitations" USING btree ("mailed_hash");--> statement-breakpoint
CREATE INDEX "invitations_end" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "person_links_person" ON "person_links" USING btree ("person_id","purpose","created_at");--> statement-breakpoint
CREATE INDEX "person_links_end" ON "person_links" USING btree ("expires_at");