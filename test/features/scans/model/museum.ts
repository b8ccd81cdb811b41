/** The state that the service should have after a sequence of steps, in plain lists: the contract's section 9 in a hundred lines. */

const DAY = 86_400_000;
const CHOICE_HOLDS = 180 * DAY;

/** A visitor's phone. */
export interface PhoneModel {
  readonly name: string;
  /** When its owner agreed to be recognised. */
  consentAt: number | null;
  /** The id it carries, and the choice it was given under. */
  device: { readonly name: string; readonly chosenAt: number } | null;
}

/** One scan that counts. */
export interface ScanModel {
  readonly at: number;
  /** The visitor of that day, when not recognised as a device. */
  readonly visitor: string;
  /** Until its owner declines. */
  device: string | null;
  readonly bot: boolean;
  /** The name of its destination. */
  readonly destination: string;
  readonly first: boolean;
  readonly second: boolean;
  readonly repeat: boolean;
}

/** A lead that is not erased. */
export interface LeadModel {
  readonly id: string;
  readonly code: CodeModel;
  handled: boolean;
}

/** The members of a code that an edit may change. */
export interface StateModel {
  readonly target: string;
  readonly group: string | null;
  readonly active: boolean;
  readonly look: LookModel | null;
  readonly cover: PictureModel | null;
  readonly leading: LeadingModel;
}

/** The members of a code that change its destination: a rule that holds for each scan or for none, and parameters. */
export interface LeadingModel {
  readonly rule: "everybody" | "nobody" | null;
  readonly query: "drop" | "pass";
  readonly source: string | null;
  /** Whether scans lead to the fallback in place of a dead target. */
  readonly fallback: boolean;
}

export interface CodeModel {
  readonly id: string;
  readonly shortId: string;
  /** Its host; `null` for the service's own. */
  readonly domain: string | null;
  group: string | null;
  target: string;
  active: boolean;
  deleted: boolean;
  /** How many came; erased ones stay counted. */
  leads: number;
  clicks: number;
  look: LookModel | null;
  /** The picture that its page shows; without one it has no page. */
  cover: PictureModel | null;
  leading: LeadingModel;
  /** Each state that it had, and the one it has. */
  readonly states: StateModel[];
  readonly scans: ScanModel[];
  /** How often each scanner scanned on a day. */
  readonly scanners: Map<string, number>;
  readonly devices: Map<string, { firstSeen: number; lastSeen: number; scans: number; bots: number }>;
}

export interface LookModel {
  readonly id: string;
  color: "#aa0000" | "#0000aa" | "#005500";
  deleted: boolean;
}

export interface PictureModel {
  readonly id: string;
  /** When it was uploaded. */
  readonly at: number;
}

/** A way of scanning. */
export interface Manner {
  readonly phone: PhoneModel;
  /** Whether the browser says that it only reads ahead. */
  readonly ahead: boolean;
  /** Whether the browser asks not to be recognised (Sec-GPC). */
  readonly private: boolean;
}

export function newCode(
  place: Pick<CodeModel, "id" | "shortId" | "domain">,
  group: string | null,
  target: string,
): CodeModel {
  return {
    ...place,
    group,
    target,
    active: true,
    deleted: false,
    leads: 0,
    clicks: 0,
    look: null,
    cover: null,
    leading: { rule: null, query: "drop", source: null, fallback: false },
    states: [],
    scans: [],
    scanners: new Map(),
    devices: new Map(),
  };
}

let devices = 0;

/** The device that a scan is recognised as; created by the first scan after consent. */
function recognised({ phone, private: asksNot }: Manner, now: number): string | null {
  const holds = (at: number | undefined | null) => at != null && now - at < CHOICE_HOLDS;
  if (asksNot || phone.consentAt === null || !holds(phone.consentAt)) return null;
  if (!holds(phone.device?.chosenAt))
    phone.device = { name: `device ${++devices}`, chosenAt: phone.consentAt };
  return phone.device?.name ?? null;
}

/** A scan that was answered with a redirect. */
export function scanned(code: CodeModel, manner: Manner, destination: string, now: number): void {
  const day = Math.floor(now / DAY);
  const visitor = `${day} ${manner.phone.name}`;
  const device = recognised(manner, now);
  const bot = manner.ahead;
  const scanner = `${day} ${device ?? visitor} ${bot}`;
  const times = (code.scanners.get(scanner) ?? 0) + 1;
  code.scanners.set(scanner, times);
  const known = device === null ? undefined : code.devices.get(device);
  if (device !== null)
    code.devices.set(device, {
      firstSeen: known?.firstSeen ?? now,
      lastSeen: now,
      scans: (known?.scans ?? 0) + 1,
      bots: (known?.bots ?? 0) + (bot ? 1 : 0),
    });
  code.scans.push({
    at: now,
    visitor,
    device,
    bot,
    destination,
    first: times === 1,
    second: times === 2,
    repeat: times > 1 || known !== undefined,
  });
}

/** A choice that was made on a code's page. */
export function chosen(codes: readonly CodeModel[], phone: PhoneModel, accept: boolean, now: number): void {
  if (accept) {
    phone.consentAt = now;
    return;
  }
  const holds = phone.device !== null && now - phone.device.chosenAt < CHOICE_HOLDS;
  const gone = holds ? phone.device?.name : undefined;
  phone.consentAt = null;
  phone.device = null;
  if (gone === undefined) return;
  for (const code of codes) {
    code.devices.delete(gone);
    for (const scan of code.scans) if (scan.device === gone) scan.device = null;
  }
}

const count = <T>(items: readonly T[], holds: (item: T) => boolean) => items.filter(holds).length;

/** The sums at the head of a code's log. */
export function summaryOf({ scans, devices }: CodeModel, withBots: boolean) {
  const counted = scans.filter(({ bot }) => withBots || !bot);
  const scansOfDevices = [...devices.values()]
    .map((device) => device.scans - (withBots ? 0 : device.bots))
    .filter((times) => times > 0);
  const uniqueDevices = scansOfDevices.length;
  const deviceScans = scansOfDevices.reduce((sum, times) => sum + times, 0);
  return {
    total: counted.length,
    uniqueVisitors: count(counted, ({ first }) => first),
    repeatScanners: count(counted, ({ second }) => second),
    uniqueDevices,
    repeatDevices: count(scansOfDevices, (times) => times > 1),
    avgScansPerDevice: uniqueDevices === 0 ? 0 : deviceScans / uniqueDevices,
    bots: count(scans, ({ bot }) => bot),
  };
}

/** The bounds of a campaign's `unique`: a device that declined may count as a device or as a visitor. */
export function uniqueOf(codes: readonly CodeModel[]): { least: number; most: number } {
  const keys = new Set<string>();
  const everybody = new Set<string>();
  for (const { scans, scanners } of codes) {
    for (const { visitor, device, bot, at } of scans)
      keys.add(`${Math.floor(at / DAY)} ${device ?? visitor} ${bot}`);
    for (const scanner of scanners.keys()) everybody.add(scanner);
  }
  return { least: Math.min(keys.size, everybody.size), most: Math.max(keys.size, everybody.size) };
}
