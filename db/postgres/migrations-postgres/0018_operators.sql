CREATE TABLE "operators" (
	"person_id" text collate "C" PRIMARY KEY NOT NULL,
	"email_key" text collate "C" NOT NULL,
	"since" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"hash" text collate "C" PRIMARY KEY NOT NULL,
	"person_id" text collate "C" NOT NULL,
	"session_id" text collate "C" NOT NULL,
	"used_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_keys" (
	"hash" text collate "C" PRIMARY KEY NOT NULL,
	"id" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"last_used_on" integer
);
--> statement-breakpoint
CREATE TABLE "operator_log" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"kind" text collate "C" NOT NULL,
	"operator" text collate "C" NOT NULL,
	"name" text collate "C",
	"action" text collate "C" NOT NULL,
	"subject_kind" text collate "C" NOT NULL,
	"subject" text collate "C" NOT NULL,
	"detail" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_hosts" (
	"host" text collate "C" NOT NULL,
	"code_seq" bigint NOT NULL,
	CONSTRAINT "code_hosts_host_code_seq_pk" PRIMARY KEY("host","code_seq")
);
--> statement-breakpoint
CREATE TABLE "code_host_backlog" (
	"id" integer PRIMARY KEY NOT NULL,
	"up_to" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_hosts" ADD CONSTRAINT "code_hosts_code_seq_codes_seq_fk" FOREIGN KEY ("code_seq") REFERENCES "public"."codes"("seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_sessions_person" ON "operator_sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "operator_sessions_used" ON "operator_sessions" USING btree ("used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_keys_name" ON "operator_keys" USING btree ("name");--> statement-breakpoint
CREATE INDEX "operator_log_at" ON "operator_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "code_hosts_code" ON "code_hosts" USING btree ("code_seq");
--> statement-breakpoint
INSERT INTO code_host_backlog (id, up_to) SELECT 1, max(seq) FROM codes HAVING max(seq) IS NOT NULL;
