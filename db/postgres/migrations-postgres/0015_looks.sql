CREATE TABLE "looks" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"is_default" boolean NOT NULL,
	"revision" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"style_copy" text collate "C",
	"style" text collate "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "look_id" text collate "C";--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "looks_tenant" ON "looks" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "looks_name" ON "looks" USING btree ("tenant_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "looks_default" ON "looks" USING btree ("tenant_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "looks_style_copy" ON "looks" USING btree ("style_copy") WHERE style_copy is not null;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "public"."looks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "codes_look" ON "codes" USING btree ("look_id","seq") WHERE look_id is not null;--> statement-breakpoint
CREATE INDEX "codes_long" ON "codes" USING btree ("tenant_id",length(short_id)) WHERE length(short_id) > 7;