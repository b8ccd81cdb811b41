CREATE TABLE "identities" (
	"issuer" text collate "C" NOT NULL,
	"subject" text collate "C" NOT NULL,
	"person_id" text collate "C" NOT NULL,
	"linked_at" bigint NOT NULL,
	"last_used_on" bigint,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "provider_sessions" (
	"hash" text collate "C" PRIMARY KEY NOT NULL,
	"issuer" text collate "C" NOT NULL,
	"session" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_uses" (
	"hash" text collate "C" PRIMARY KEY NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_sessions" ADD CONSTRAINT "provider_sessions_hash_sessions_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."sessions"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identities_person" ON "identities" USING btree ("person_id","issuer");--> statement-breakpoint
CREATE INDEX "provider_sessions_name" ON "provider_sessions" USING btree ("issuer","session");--> statement-breakpoint
CREATE INDEX "provider_uses_until" ON "provider_uses" USING btree ("until");