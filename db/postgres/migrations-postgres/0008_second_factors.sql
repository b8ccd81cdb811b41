CREATE TABLE "totp_secrets" (
	"person_id" text collate "C" PRIMARY KEY NOT NULL,
	"secret" "bytea",
	"pending" "bytea",
	"used_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"hash" text collate "C" PRIMARY KEY NOT NULL,
	"person_id" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"person_id" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"credential" text collate "C" NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"last_used_on" bigint,
	"challenge" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "second_steps" (
	"hash" text collate "C" PRIMARY KEY NOT NULL,
	"person_id" text collate "C" NOT NULL,
	"method" text collate "C" NOT NULL,
	"device" text collate "C" NOT NULL,
	"remember" boolean NOT NULL,
	"ends_at" bigint NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_steps" ADD CONSTRAINT "second_steps_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_codes_person" ON "recovery_codes" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential");--> statement-breakpoint
CREATE INDEX "passkeys_person" ON "passkeys" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "second_steps_person" ON "second_steps" USING btree ("person_id","ends_at");--> statement-breakpoint
CREATE INDEX "second_steps_end" ON "second_steps" USING btree ("ends_at");