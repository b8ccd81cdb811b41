ALTER TABLE `scans` ADD `workspace` integer;--> statement-breakpoint
-- By hand: scans from before have their workspace's series, too.
INSERT INTO `series` (`tenant_id`, `group_tag`) SELECT DISTINCT `tenant_id`, char(10) FROM `codes` WHERE true ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE `scans` SET `workspace` = (
  SELECT `series`.`seq` FROM `codes` JOIN `series` ON `series`.`tenant_id` = `codes`.`tenant_id` AND `series`.`group_tag` = char(10)
  WHERE `codes`.`seq` = `scans`.`code_seq`);--> statement-breakpoint
CREATE INDEX `scans_workspace` ON `scans` (`workspace`,`id`,`code_seq`);
