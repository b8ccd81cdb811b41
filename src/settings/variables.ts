import { DAY } from "../shared/clock.ts";
import type { Network } from "../shared/address.ts";
import type { Floor } from "../shared/disk-floor.ts";
import { LOG_LEVELS, type LogLevel } from "../shared/log.ts";
import type { Rate } from "../shared/rate.ts";
import { isSecret } from "../shared/secret.ts";
import {
  address,
  contact,
  databaseAddress,
  duration,
  hostNames,
  httpAddress,
  integer,
  nameServers,
  networks,
  oneOf,
  onOff,
  rate,
  space,
  text,
} from "./kinds.ts";
import type { Settings } from "./settings.ts";

/** One environment variable: how it is read, and its line in `quietzone help`. */
export interface Variable<T> {
  readonly name: string;
  readonly fallback: T;
  /** The default, as help shows it. */
  readonly shown: string;
  readonly meaning: string;
  /** The values it may hold, completing "It may hold …". */
  readonly accepts: string;
  /** Returns `undefined` when the text is not acceptable. */
  readonly read: (text: string) => T | undefined;
  /** The value is a secret: it may stand in a file of its own, and is not repeated in error messages. */
  readonly confidential?: true;
}

function variable<T>(v: Variable<T>): Variable<T> {
  return v;
}

function limit(name: string, shown: string, meaning: string): Variable<Rate> {
  return { name, fallback: rate.read(shown) ?? null, shown, meaning, ...rate };
}

/** The table of all settings. Reading, checking and help are derived from it. */
export const VARIABLES = {
  baseUrl: variable<string | null>({
    name: "QZ_BASE_URL",
    fallback: null,
    shown: "http://localhost:{port}",
    meaning: "public address: what QR codes encode; https makes cookies Secure",
    ...httpAddress,
  }),
  host: variable<string | null>({
    name: "QZ_HOST",
    fallback: null,
    shown: "127.0.0.1 while the base URL is loopback, otherwise 0.0.0.0",
    meaning: "listening address; 0.0.0.0 is reached from other machines",
    accepts: "a host name or address",
    read: text,
  }),
  otherHosts: variable<readonly string[]>({
    name: "QZ_OTHER_HOSTS",
    fallback: [],
    shown: "none",
    meaning: "names beside that of the base URL by which console, API and metrics may be asked",
    ...hostNames,
  }),
  port: variable<number | null>({
    name: "QZ_PORT",
    fallback: null,
    shown: "3000",
    meaning: "listening port (PORT is honoured too; 0 takes any free one)",
    ...integer(0, 65535),
  }),
  headBytes: variable({
    name: "QZ_HEAD_BYTES",
    fallback: 65_536,
    shown: "65536",
    meaning: "largest head of a request; larger ones get 431: more for hosts with many cookies",
    ...integer(16_384, 1_048_576),
  }),
  dataDir: variable({
    name: "QZ_DATA_DIR",
    fallback: "./data",
    shown: "./data",
    meaning: "folder of the database, the secret and the unpacked logo catalog",
    accepts: "a folder's path",
    read: text,
  }),
  secret: variable<string | null>({
    name: "QZ_SECRET",
    fallback: null,
    shown: "made once, kept in the data folder",
    meaning: "root of every derived key: cookies, leads, stored webhook secrets; keep it",
    accepts: "at least 32 characters",
    read: (value) => (isSecret(value) ? value : undefined),
    confidential: true,
  }),
  trustedProxies: variable<readonly Network[] | null>({
    name: "QZ_TRUSTED_PROXIES",
    fallback: null,
    shown: "none",
    meaning: "reverse proxies whose X-Forwarded-For is believed",
    ...networks,
  }),
  countryHeader: variable<string | null>({
    name: "QZ_COUNTRY_HEADER",
    fallback: null,
    shown: "none",
    meaning: "header with the visitor's country, e.g. cf-ipcountry; believed only from a trusted proxy",
    accepts: "a header's name, or none",
    read: (value) => {
      if (value === "none") return null;
      return /^[\w-]+$/.test(value) ? value.toLowerCase() : undefined;
    },
  }),
  signup: variable<Settings["signup"]>({
    name: "QZ_SIGNUP",
    fallback: "open",
    shown: "open",
    meaning: "who may sign up: anyone, holders of a voucher, nobody",
    ...oneOf("open", "voucher", "closed"),
  }),
  signupPlan: variable({
    name: "QZ_SIGNUP_PLAN",
    fallback: "free",
    shown: "free",
    meaning: "plan of a new tenant",
    accepts: "the name of a plan",
    read: text,
  }),
  plansFile: variable<string | null>({
    name: "QZ_PLANS",
    fallback: null,
    shown: "built in",
    meaning: "a JSON file that replaces the built-in plans",
    accepts: "a file's path",
    read: text,
  }),
  limitResolve: limit(
    "QZ_LIMIT_RESOLVE",
    "600/60s",
    "scans, per address and code; unknown short ids, pages and pictures, per address",
  ),
  limitGenerate: limit("QZ_LIMIT_GENERATE", "600/60s", "POST /app/api/generate, per address"),
  limitExport: limit(
    "QZ_LIMIT_EXPORT",
    "120/60s",
    "POST /app/api/export, and /sheets without a key, per address",
  ),
  limitSignup: limit("QZ_LIMIT_SIGNUP", "60/60s", "POST /app/api/signup, per address"),
  limitSignupDay: limit("QZ_LIMIT_SIGNUP_DAY", "100/86400s", "new workspaces, per address and day"),
  limitLeads: limit("QZ_LIMIT_LEADS", "60/60s", "POST /api/leads, and choices on pages, each per address"),
  limitEvents: limit("QZ_LIMIT_EVENTS", "600/60s", "POST /api/events, per address"),
  limitLogos: limit("QZ_LIMIT_LOGOS", "600/60s", "the logo catalog, per address"),
  limitLogoFiles: limit("QZ_LIMIT_LOGO_FILES", "6000/60s", "logo files, per address"),
  limitTenant: limit("QZ_LIMIT_TENANT", "6000/60s", "calls with a key, per workspace"),
  diskFloor: variable<Floor | null>({
    name: "QZ_DISK_FLOOR",
    fallback: { bytes: 1024 ** 3, share: 0.05 },
    shown: "1GiB or 5%, the smaller",
    meaning: "free space of the data folder's disk below which only scans, leads and deletions are stored",
    ...space,
  }),
  logoKeys: variable({
    name: "QZ_LOGO_KEYS",
    fallback: false,
    shown: "off",
    meaning: "whether the logo catalog asks for an API key",
    ...onOff,
  }),
  webhookAllow: variable<readonly Network[] | null>({
    name: "QZ_WEBHOOK_ALLOW",
    fallback: null,
    shown: "loopback while the base URL and QZ_HOST are loopback, otherwise none",
    meaning: "private networks a webhook may reach",
    ...networks,
  }),
  dnsServers: variable<readonly string[] | null>({
    name: "QZ_DNS_SERVERS",
    fallback: null,
    shown: "the machine's",
    meaning: "name servers that are asked for TXT records of domains, and whether the network works",
    ...nameServers,
  }),
  watch: variable<number | null>({
    name: "QZ_WATCH",
    fallback: DAY,
    shown: "24h",
    meaning: "time in which every destination of active codes is checked once, or off",
    ...duration,
  }),
  smtpUrl: variable<string | null>({
    name: "QZ_SMTP_URL",
    fallback: null,
    shown: "none",
    meaning: "mail server that sends alerts of dead destinations; needs QZ_SMTP_FROM",
    ...address("an smtp:// or smtps:// address", "smtp:", "smtps:"),
    confidential: true,
  }),
  smtpFrom: variable<string | null>({
    name: "QZ_SMTP_FROM",
    fallback: null,
    shown: "none",
    meaning: "sender of these mails",
    accepts: "a mail address, such as alerts@qr.example.org",
    read: (value) => (/^[^\s@<>,;:"]{1,64}@[^\s@<>,;:"]{1,180}$/.test(value) ? value : undefined),
  }),
  geoip: variable<string | null>({
    name: "QZ_GEOIP",
    fallback: null,
    shown: "embedded database",
    meaning: "path of another country database",
    accepts: "the path of an .mmdb file",
    read: text,
  }),
  metrics: variable({
    name: "QZ_METRICS",
    fallback: false,
    shown: "off",
    meaning: "whether GET /metrics answers",
    ...onOff,
  }),
  metricsToken: variable<string | null>({
    name: "QZ_METRICS_TOKEN",
    fallback: null,
    shown: "none",
    meaning: "bearer token for /metrics from elsewhere than loopback",
    accepts: "any text",
    read: text,
    confidential: true,
  }),
  retentionDays: variable({
    name: "QZ_RETENTION_DAYS",
    fallback: 395,
    shown: "395",
    meaning: "days after which single scans and device ids are erased; daily totals stay",
    ...integer(1, 36_500),
  }),
  databaseUrl: variable<string | null>({
    name: "QZ_DATABASE_URL",
    fallback: null,
    shown: "none",
    meaning: "PostgreSQL 15 or later, in place of SQLite: many nodes may share it",
    ...databaseAddress,
    confidential: true,
  }),
  redisUrl: variable<string | null>({
    name: "QZ_REDIS_URL",
    fallback: null,
    shown: "none",
    meaning: "Valkey or Redis, so that nodes count their rate limits together",
    ...address("a redis:// address", "redis:", "rediss:", "valkey:"),
    confidential: true,
  }),
  log: variable<LogLevel>({
    name: "QZ_LOG",
    fallback: "info",
    shown: "info",
    meaning: "lowest level to log, as JSON lines on standard error",
    ...oneOf(...LOG_LEVELS),
  }),
  securityContact: variable<string | null>({
    name: "QZ_SECURITY_CONTACT",
    fallback: null,
    shown: "none",
    meaning: "where to report a weakness, in /.well-known/security.txt and /openapi.json",
    ...contact,
  }),
} as const;

/** The settings that are secrets. */
export const SECRETS: readonly string[] = Object.values(VARIABLES).flatMap((variable) =>
  "confidential" in variable ? [variable.name] : [],
);

/** The line of each variable in `quietzone help` and in the documentation. */
export const SETTINGS_HELP: readonly { name: string; shown: string; meaning: string }[] =
  Object.values(VARIABLES);
