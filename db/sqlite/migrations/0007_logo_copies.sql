ALTER TABLE `codes` ADD `style_copy` text;--> statement-breakpoint
ALTER TABLE `codes` ADD `landing_copy` text;--> statement-breakpoint
-- The part of `simple-icons.github@0123…` behind the sign; an id without a copy has none.
UPDATE `codes` SET
  `style_copy` = nullif(substr(style ->> '$.logo.id', nullif(instr(style ->> '$.logo.id', '@'), 0) + 1), ''),
  `landing_copy` = nullif(substr(landing ->> '$.logo.id', nullif(instr(landing ->> '$.logo.id', '@'), 0) + 1), '')
WHERE style LIKE '%@%' OR landing LIKE '%@%';
--> statement-breakpoint
CREATE INDEX `codes_style_copy` ON `codes` (`style_copy`) WHERE style_copy is not null;--> statement-breakpoint
CREATE INDEX `codes_landing_copy` ON `codes` (`landing_copy`) WHERE landing_copy is not null;