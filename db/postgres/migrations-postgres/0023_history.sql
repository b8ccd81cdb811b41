CREATE TABLE "code_revisions" (
	"code_seq" bigint NOT NULL,
	"revision" bigint NOT NULL,
	"at" bigint NOT NULL,
	"changed_by" text collate "C",
	CONSTRAINT "code_revisions_code_seq_revision_pk" PRIMARY KEY("code_seq","revision")
);
--> statement-breakpoint
CREATE TABLE "code_values" (
	"code_seq" bigint NOT NULL,
	"member" text collate "C" NOT NULL,
	"revision" bigint NOT NULL,
	"value" text collate "C" NOT NULL,
	"copy" text collate "C",
	"image" text collate "C",
	CONSTRAINT "code_values_code_seq_member_revision_pk" PRIMARY KEY("code_seq","member","revision")
);
--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "changed_by" text collate "C";--> statement-breakpoint
CREATE INDEX "code_values_copy" ON "code_values" USING btree ("copy") WHERE copy is not null;--> statement-breakpoint
CREATE INDEX "code_values_image" ON "code_values" USING btree ("image") WHERE image is not null;