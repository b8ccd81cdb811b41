CREATE TABLE "picture_links" (
	"code_seq" bigint PRIMARY KEY NOT NULL,
	"token" text collate "C" NOT NULL,
	"made_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "picture_links" ADD CONSTRAINT "picture_links_code_seq_codes_seq_fk" FOREIGN KEY ("code_seq") REFERENCES "public"."codes"("seq") ON DELETE cascade ON UPDATE no action;