ALTER TABLE "codes" ADD COLUMN "style_copy" text collate "C";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "landing_copy" text collate "C";--> statement-breakpoint
-- As text: `jsonb` would refuse the character U+0000. A quotation mark inside a text is escaped, so only a member matches.
UPDATE "codes" SET
  "style_copy" = substring("style" from '"id":"[^"@]*@([0-9a-f]{40})"'),
  "landing_copy" = substring("landing" from '"id":"[^"@]*@([0-9a-f]{40})"')
WHERE "style" LIKE '%@%' OR "landing" LIKE '%@%';
--> statement-breakpoint
CREATE INDEX "codes_style_copy" ON "codes" USING btree ("style_copy") WHERE style_copy is not null;--> statement-breakpoint
CREATE INDEX "codes_landing_copy" ON "codes" USING btree ("landing_copy") WHERE landing_copy is not null;