CREATE TABLE "page_items" (
	"code_seq" bigint NOT NULL,
	"item" text collate "C" NOT NULL,
	"until" bigint,
	CONSTRAINT "page_items_code_seq_item_pk" PRIMARY KEY("code_seq","item")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"type" text collate "C" NOT NULL,
	"bytes" bigint NOT NULL,
	"title" text collate "C",
	"created_at" bigint NOT NULL,
	"sha256" text collate "C" NOT NULL,
	"is_outside" boolean NOT NULL,
	"state" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_pieces" (
	"tenant_id" text collate "C" NOT NULL,
	"file_id" text collate "C" NOT NULL,
	"number" bigint NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "file_pieces_tenant_id_file_id_number_pk" PRIMARY KEY("tenant_id","file_id","number")
);
--> statement-breakpoint
CREATE TABLE "gone_objects" (
	"name" text collate "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "direct_file" text collate "C";--> statement-breakpoint
CREATE INDEX "page_items_item" ON "page_items" USING btree ("item","code_seq");--> statement-breakpoint
CREATE INDEX "files_tenant" ON "files" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "files_unfinished" ON "files" USING btree ("state","id") WHERE state <> 'here';