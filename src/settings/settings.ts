import type { Network } from "../shared/address.ts";
import type { Floor } from "../shared/disk-floor.ts";
import type { LogLevel } from "../shared/log.ts";
import type { Rate } from "../shared/rate.ts";

/** The rate limits that a setting controls. */
export type LimitName =
  | "resolve"
  | "generate"
  | "export"
  | "signup"
  | "signupDay"
  | "leads"
  | "events"
  | "logos"
  | "logoFiles"
  | "tenant";

/** All settings of a service, read and checked. */
export interface Settings {
  /** Without a trailing slash. `null`: localhost and the port the service listens on. */
  readonly baseUrl: string | null;
  readonly host: string;
  /** Names beside that of the base URL, in lower case. */
  readonly otherHosts: readonly string[];
  readonly port: number;
  /** The most bytes of a request's line and headers. */
  readonly headBytes: number;
  readonly dataDir: string;
  /** `null`: generated at the first start and stored in the data folder. */
  readonly secret: string | null;
  /** `null`: not set. Only then does the service warn of a private peer that sends X-Forwarded-For. */
  readonly trustedProxies: readonly Network[] | null;
  readonly countryHeader: string | null;
  readonly signup: "open" | "voucher" | "closed";
  readonly signupPlan: string;
  readonly plansFile: string | null;
  readonly limits: Readonly<Record<LimitName, Rate>>;
  /** Free disk below which only scans, leads and deletions are written. `null`: there is no such limit. */
  readonly diskFloor: Floor | null;
  readonly logoKeys: boolean;
  /** `null`: loopback while the base URL and `host` are loopback addresses, otherwise none. */
  readonly webhookAllow: readonly Network[] | null;
  /** Addresses with ports; `null`: those of the machine. */
  readonly dnsServers: readonly string[] | null;
  /** The time in which every destination is checked once, in milliseconds. `null`: none is. */
  readonly watch: number | null;
  /** The mail server and the sender of alerts; `null`: nothing is mailed. */
  readonly smtpUrl: string | null;
  readonly smtpFrom: string | null;
  readonly geoip: string | null;
  readonly metrics: boolean;
  readonly metricsToken: string | null;
  readonly retentionDays: number;
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  readonly log: LogLevel;
  /** A mailto, https or tel address. `null`: there is no security.txt. */
  readonly securityContact: string | null;
}

/** Every problem found in the environment. One line each: the variable, its value, the values it may hold. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
  }
}
