CREATE TABLE "images" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"tenant_id" text collate "C" NOT NULL,
	"width" bigint NOT NULL,
	"height" bigint NOT NULL,
	"picture" "bytea" NOT NULL,
	"preview" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "landing_image" text collate "C";--> statement-breakpoint
CREATE INDEX "images_tenant" ON "images" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "codes_landing_image" ON "codes" USING btree ("landing_image") WHERE landing_image is not null;--> statement-breakpoint
CREATE TRIGGER images_changed AFTER DELETE ON images
FOR EACH ROW EXECUTE FUNCTION quietzone_changed();
