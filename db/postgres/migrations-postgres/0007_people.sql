CREATE TABLE "people" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"email" text collate "C" NOT NULL,
	"email_key" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"language" text collate "C",
	"password_hash" text collate "C",
	"confirmed_at" bigint,
	"created_at" bigint NOT NULL,
	"second_factor" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"tenant_id" text collate "C" NOT NULL,
	"person_id" text collate "C" NOT NULL,
	"role" text collate "C" NOT NULL,
	"since" bigint NOT NULL,
	"last_seen_on" integer,
	CONSTRAINT "members_tenant_id_person_id_pk" PRIMARY KEY("tenant_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"hash" text collate "C" PRIMARY KEY NOT NULL,
	"id" text collate "C" NOT NULL,
	"person_id" text collate "C" NOT NULL,
	"method" text collate "C" NOT NULL,
	"device" text collate "C" NOT NULL,
	"remember" boolean NOT NULL,
	"second_factor" boolean NOT NULL,
	"signed_in_at" bigint NOT NULL,
	"used_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "require_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "made_by" text collate "C";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "owner" text collate "C";--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "people_email" ON "people" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "members_person" ON "members" USING btree ("person_id","tenant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_id" ON "sessions" USING btree ("id");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "sessions_end" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
-- By hand: keys that there are were made by keys, and keep the rights that they had.
UPDATE "api_keys" SET "owner" = 'key' WHERE scopes IS NOT NULL;--> statement-breakpoint
-- By hand: nodes keep sessions in memory, with the person and the workspaces. Days and times of a last use change nothing of that.
CREATE TRIGGER people_changed AFTER UPDATE OR DELETE ON people
FOR EACH ROW EXECUTE FUNCTION quietzone_changed();
--> statement-breakpoint
CREATE TRIGGER members_changed AFTER INSERT OR UPDATE OF role OR DELETE ON members
FOR EACH ROW EXECUTE FUNCTION quietzone_changed();
--> statement-breakpoint
CREATE TRIGGER sessions_changed AFTER UPDATE OF signed_in_at, second_factor OR DELETE ON sessions
FOR EACH ROW EXECUTE FUNCTION quietzone_changed();
