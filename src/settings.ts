import type { Network } from "./shared/address.ts";
import type { Rate } from "./shared/rate.ts";
import { LOG_LEVELS, type LogLevel } from "./shared/log.ts";
import { address, httpAddress, integer, networks, oneOf, onOff, rate, text } from "./setting-kinds.ts";

/** Which of the limits an endpoint falls under. */
export type LimitName =
  "resolve" | "generate" | "export" | "signup" | "leads" | "events" | "logos" | "logoFiles";

export interface Settings {
  /** Without a trailing slash. `null`: localhost and the port that is listened on. */
  readonly baseUrl: string | null;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** `null`: made once and kept in the data folder. */
  readonly secret: string | null;
  /** `null`: not set, which is not the same as an empty list: only then is a forwarding private peer warned of. */
  readonly trustedProxies: readonly Network[] | null;
  readonly countryHeader: string | null;
  readonly signup: "open" | "voucher" | "closed";
  readonly signupPlan: string;
  readonly plansFile: string | null;
  readonly limits: Readonly<Record<LimitName, Rate>>;
  readonly logoKeys: boolean;
  /** `null`: loopback while the base URL is a loopback address, otherwise none. */
  readonly webhookAllow: readonly Network[] | null;
  readonly geoip: string | null;
  readonly metrics: boolean;
  readonly metricsToken: string | null;
  readonly retentionDays: number;
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  readonly log: LogLevel;
}

const databaseAddress = address("a postgres:// address", "postgres:", "postgresql:");

/** Whether a text is what `QZ_DATABASE_URL` may hold. */
export const isDatabaseUrl = (text: string) => databaseAddress.read(text) !== undefined;

/** One environment variable: how it is read and what `quietzone help` says of it. */
interface Variable<T> {
  readonly name: string;
  readonly fallback: T;
  /** The default, as a person reads it. */
  readonly shown: string;
  readonly meaning: string;
  /** What it may hold, completing "It may hold …". */
  readonly accepts: string;
  /** `undefined` when the text is not acceptable. */
  readonly read: (text: string) => T | undefined;
  /** Not repeated when it is wrong. */
  readonly confidential?: true;
}

/** Every problem found in the environment, one line each: the variable, what it holds, what it may hold. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
  }
}

function variable<T>(v: Variable<T>): Variable<T> {
  return v;
}

function limit(name: string, shown: string, meaning: string): Variable<Rate> {
  return { name, fallback: rate.read(shown) ?? null, shown, meaning, ...rate };
}

const anything = "any text";

/** The table everything about settings comes from: reading, checking and help. */
const VARIABLES = {
  baseUrl: variable<string | null>({
    name: "QZ_BASE_URL",
    fallback: null,
    shown: "http://localhost:{port}",
    meaning: "public address: what QR codes encode; https makes cookies Secure",
    ...httpAddress,
  }),
  host: variable({
    name: "QZ_HOST",
    fallback: "0.0.0.0",
    shown: "0.0.0.0",
    meaning: "listening address",
    accepts: "a host name or address",
    read: text,
  }),
  port: variable<number | null>({
    name: "QZ_PORT",
    fallback: null,
    shown: "3000",
    meaning: "listening port (PORT is honoured too; 0 takes any free one)",
    ...integer(0, 65535),
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
    read: (value) => (value.length >= 32 ? value : undefined),
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
  limitResolve: limit("QZ_LIMIT_RESOLVE", "600/60s", "scans, per address and code"),
  limitGenerate: limit("QZ_LIMIT_GENERATE", "600/60s", "POST /app/api/generate, per address"),
  limitExport: limit("QZ_LIMIT_EXPORT", "120/60s", "POST /app/api/export, per address"),
  limitSignup: limit("QZ_LIMIT_SIGNUP", "60/60s", "POST /app/api/signup, per address"),
  limitLeads: limit("QZ_LIMIT_LEADS", "60/60s", "POST /api/leads, per address"),
  limitEvents: limit("QZ_LIMIT_EVENTS", "600/60s", "POST /api/events, per address"),
  limitLogos: limit("QZ_LIMIT_LOGOS", "600/60s", "the logo catalog, per address"),
  limitLogoFiles: limit("QZ_LIMIT_LOGO_FILES", "6000/60s", "logo files, per address"),
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
    shown: "loopback while the base URL is loopback, otherwise none",
    meaning: "private networks a webhook may reach",
    ...networks,
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
    accepts: anything,
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
    meaning: "least serious kind of line to log, as JSON lines on standard error",
    ...oneOf(...LOG_LEVELS),
  }),
} as const;

/** What `help` prints of each variable. */
export const SETTINGS_HELP: readonly { name: string; shown: string; meaning: string }[] =
  Object.values(VARIABLES);

const DEFAULT_PORT = 3000;

/**
 * Reads all settings from environment variables; an empty one counts as unset.
 * @throws SettingsError with one line for each variable that holds what it may not.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];

  function read<T>(from: Variable<T>): T {
    const value = environment[from.name]?.trim() ?? "";
    if (value === "") return from.fallback;
    const result = from.read(value);
    if (result !== undefined) return result;
    const held = from.confidential ? "something else" : JSON.stringify(value);
    problems.push(`${from.name} holds ${held}. It may hold ${from.accepts}.`);
    return from.fallback;
  }

  const v = VARIABLES;
  const settings: Settings = {
    baseUrl: read(v.baseUrl),
    host: read(v.host),
    port: read(v.port) ?? read({ ...v.port, name: "PORT" }) ?? DEFAULT_PORT,
    dataDir: read(v.dataDir),
    secret: read(v.secret),
    trustedProxies: read(v.trustedProxies),
    countryHeader: read(v.countryHeader),
    signup: read(v.signup),
    signupPlan: read(v.signupPlan),
    plansFile: read(v.plansFile),
    limits: {
      resolve: read(v.limitResolve),
      generate: read(v.limitGenerate),
      export: read(v.limitExport),
      signup: read(v.limitSignup),
      leads: read(v.limitLeads),
      events: read(v.limitEvents),
      logos: read(v.limitLogos),
      logoFiles: read(v.limitLogoFiles),
    },
    logoKeys: read(v.logoKeys),
    webhookAllow: read(v.webhookAllow),
    geoip: read(v.geoip),
    metrics: read(v.metrics),
    metricsToken: read(v.metricsToken),
    retentionDays: read(v.retentionDays),
    databaseUrl: read(v.databaseUrl),
    redisUrl: read(v.redisUrl),
    log: read(v.log),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}
