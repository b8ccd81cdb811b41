/** A name of the time zone database. Temporal would take offsets and whole timestamps, too. */
const ZONE_NAME = /^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/;

/** The time zone of a name, in the spelling of the time zone database; `null` for an unknown one. */
export function zoneNamed(name: string): string | null {
  if (!ZONE_NAME.test(name)) return null;
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId;
  } catch {
    return null;
  }
}
