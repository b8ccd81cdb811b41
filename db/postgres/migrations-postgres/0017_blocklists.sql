CREATE TABLE "blocklists" (
	"name" text collate "C" PRIMARY KEY NOT NULL,
	"digest" text collate "C" NOT NULL,
	"hosts" bigint NOT NULL,
	"read_at" bigint NOT NULL,
	"swept_digest" text collate "C" NOT NULL,
	"swept_at" bigint NOT NULL,
	"held_digest" text collate "C",
	"held_hosts" bigint,
	"held_why" text collate "C",
	"held_workspaces" bigint,
	"held_at" bigint
);
--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "listed" text collate "C";--> statement-breakpoint
CREATE INDEX "codes_listed" ON "codes" USING btree ("seq") WHERE listed is not null;