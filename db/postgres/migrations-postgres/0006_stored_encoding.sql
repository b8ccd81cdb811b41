-- Plain codes that were stored before symbols named their encoding keep the symbol that may be printed.
UPDATE tenant_totals SET bytes = bytes + (
  SELECT coalesce(sum(CASE WHEN style IS NULL THEN 20 WHEN style = '{}' THEN 18 ELSE 19 END), 0)
  FROM plain_codes
  WHERE plain_codes.tenant_id = tenant_totals.tenant_id AND octet_length(payload) > length(payload)
    AND (batch IS NULL OR NOT EXISTS (SELECT 1 FROM open_batches WHERE open_batches.seq = plain_codes.batch))
)
WHERE lane = (SELECT min(own.lane) FROM tenant_totals AS own WHERE own.tenant_id = tenant_totals.tenant_id);
--> statement-breakpoint
UPDATE plain_codes SET style = CASE
  WHEN style IS NULL OR style = '{}' THEN '{"encoding":"plain"}'
  ELSE substr(style, 1, length(style) - 1) || ',"encoding":"plain"}'
END
WHERE octet_length(payload) > length(payload);
