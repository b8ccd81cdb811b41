import { timeFormat } from "./formats.ts";

/** Time zones of the IANA database, in the order in which people look for theirs. */

/** The browser's own time zone. */
export function ownZone(): string {
  return timeFormat("en", {}).resolvedOptions().timeZone || "UTC";
}

/** Zones in which many people live, from west to east. Browsers differ in the names of some, and offer those that they know. */
const USUAL = [
  "America/Los_Angeles",
  "America/Chicago",
  "America/New_York",
  "America/Sao_Paulo",
  "Europe/London",
  "Europe/Berlin",
  "Africa/Cairo",
  "Asia/Dubai",
  "Asia/Shanghai",
  "Asia/Tokyo",
  "Australia/Sydney",
];

/** A zone of a list. `region` is the first part of its name; it is `null` of the zones that come before all regions. */
export interface ListedZone {
  readonly zone: string;
  readonly region: string | null;
  /** The rest of its name, by which a list is searched when somebody types: `Buenos Aires`. */
  readonly city: string;
}

/** All zones: the person's own, UTC and the usual ones, then the others by region. @param chosen - one that has to be among them. */
export function listedZones(
  chosen: string,
  own = ownZone(),
  known = Intl.supportedValuesOf("timeZone"),
): ListedZone[] {
  const usual = USUAL.filter((zone) => known.includes(zone));
  const first = new Set([own, "UTC", ...usual]);
  const others = [...new Set([chosen, ...known])].filter((zone) => zone !== "" && !first.has(zone)).sort();
  const listed = (zone: string, region: string | null) => ({
    zone,
    region,
    city: zone.slice(zone.indexOf("/") + 1).replaceAll("_", " "),
  });
  return [
    ...[...first].map((zone) => listed(zone, null)),
    ...others.map((zone) => listed(zone, zone.slice(0, Math.max(0, zone.indexOf("/"))))),
  ];
}
