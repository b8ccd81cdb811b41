import type { Floor } from "../shared/disk-floor.ts";
import { LOG_LEVELS } from "../shared/log.ts";
import { isSecret } from "../shared/secret.ts";
import {
  address,
  contact,
  databaseAddress,
  duration,
  hostNames,
  httpAddress,
  integer,
  mailAddresses,
  lists,
  nameServers,
  networks,
  oneOf,
  onOff,
  space,
  text,
} from "./kinds.ts";
import { readLimits } from "./limits.ts";
import { readOidc } from "./oidc.ts";
import { PLACES } from "./places.ts";
import { group, optional, preset, type Variable, variablesOf } from "./variable.ts";

/** The table of all settings. Their types, reading, checking and help follow from it. */
export const VARIABLES = {
  /** Without a trailing slash. `null`: localhost and the port the service listens on. */
  baseUrl: optional({
    name: "QZ_BASE_URL",
    shown: "http://localhost:{port}",
    meaning: "public address: what QR codes encode; https makes cookies Secure",
    ...httpAddress,
  }),
  host: optional({
    name: "QZ_HOST",
    shown: "127.0.0.1 while the base URL is loopback, otherwise 0.0.0.0",
    meaning: "listening address; 0.0.0.0 is reached from other machines, localhost is 127.0.0.1",
    accepts: "a host name or address",
    read: text,
  }),
  /** Names beside that of the base URL, in lower case. */
  otherHosts: preset({
    name: "QZ_OTHER_HOSTS",
    shown: "none",
    meaning: "names beside that of the base URL by which console, API and metrics may be asked",
    ...hostNames,
  }),
  /** On domains it is a choice of theirs. */
  gs1: preset({
    name: "QZ_GS1",
    shown: "off",
    meaning: "whether the base URL answers GS1 Digital Links, such as /01/09521234543213",
    ...onOff,
  }),
  port: preset({
    name: "QZ_PORT",
    alias: "PORT",
    shown: "3000",
    meaning: "listening port (PORT is honoured too; 0 takes any free one)",
    ...integer(0, 65535),
  }),
  /** The most bytes of a request's line and headers. */
  headBytes: preset({
    name: "QZ_HEAD_BYTES",
    shown: "65536",
    meaning: "largest head of a request; larger ones get 431: more for hosts with many cookies",
    ...integer(16_384, 1_048_576),
  }),
  dataDir: preset({
    name: "QZ_DATA_DIR",
    shown: "./data",
    meaning: "folder of the database, the secret and the unpacked logo catalog",
    accepts: "a folder's path",
    read: text,
  }),
  /** `null`: generated at the first start and stored in the data folder. */
  secret: optional({
    name: "QZ_SECRET",
    shown: "made once, kept in the data folder",
    meaning: "root of every derived key: cookies, leads, stored webhook secrets; keep it",
    accepts: "at least 32 characters",
    read: (value) => (isSecret(value) ? value : undefined),
    confidential: true,
  }),
  /** `null`: the secret is not being changed. */
  formerSecret: optional({
    name: "QZ_SECRET_OLD",
    meaning: "the former secret, until `quietzone secret rotate` has put QZ_SECRET in its place",
    accepts: "at least 32 characters",
    read: (value) => (isSecret(value) ? value : undefined),
    confidential: true,
  }),
  /** `null`: not set. Only then does the service warn of a private peer that sends X-Forwarded-For. */
  trustedProxies: optional({
    name: "QZ_TRUSTED_PROXIES",
    meaning: "reverse proxies whose X-Forwarded-For is believed",
    ...networks,
  }),
  countryHeader: optional({
    name: "QZ_COUNTRY_HEADER",
    meaning: "header with the visitor's country, e.g. cf-ipcountry; believed only from a trusted proxy",
    accepts: "a header's name, or none",
    read: (value) => {
      if (value === "none") return null;
      return /^[\w-]+$/.test(value) ? value.toLowerCase() : undefined;
    },
  }),
  signup: preset({
    name: "QZ_SIGNUP",
    shown: "open",
    meaning: "who may sign up: anyone, holders of a voucher, nobody",
    ...oneOf("open", "voucher", "closed"),
  }),
  signupConfirm: preset({
    name: "QZ_SIGNUP_CONFIRM",
    shown: "off",
    meaning:
      "whether a new workspace makes tracked codes only once its mail address is confirmed; needs mail",
    ...onOff,
  }),
  signupPlan: preset({
    name: "QZ_SIGNUP_PLAN",
    shown: "free",
    meaning: "plan of a new workspace",
    accepts: "the name of a plan",
    read: text,
  }),
  plansFile: optional({
    name: "QZ_PLANS",
    shown: "built in",
    meaning: "a JSON file that replaces the built-in plans",
    accepts: "a file's path",
    read: text,
  }),
  passwords: preset({
    name: "QZ_PASSWORDS",
    shown: "on",
    meaning: "whether people may sign in with a password; off leaves the provider and passkeys",
    ...onOff,
  }),
  oidc: readOidc,
  limits: readLimits,
  /** Free disk below which only scans, leads and deletions are written. `null`: there is no such limit. */
  diskFloor: {
    name: "QZ_DISK_FLOOR",
    fallback: { bytes: 1024 ** 3, share: 0.05 },
    shown: "1GiB or 5%, the smaller",
    meaning: "free space of the data folder's disk below which only scans, leads and deletions are stored",
    ...space,
  } satisfies Variable<Floor | null>,
  logoKeys: preset({
    name: "QZ_LOGO_KEYS",
    shown: "off",
    meaning: "whether the logo catalog asks for an API key",
    ...onOff,
  }),
  /** `null`: loopback while the base URL and `host` are loopback addresses, otherwise none. */
  webhookAllow: optional({
    name: "QZ_WEBHOOK_ALLOW",
    shown: "loopback while the base URL and QZ_HOST are loopback, otherwise none",
    meaning: "private networks a webhook may reach",
    ...networks,
  }),
  /** Files and addresses. */
  blocklist: preset({
    name: "QZ_BLOCKLIST",
    shown: "none",
    meaning: "lists of hosts to which no code may lead",
    ...lists,
  }),
  allowlist: preset({
    name: "QZ_ALLOWLIST",
    shown: "none",
    meaning: "lists of hosts that pass, whatever the lists above say",
    ...lists,
  }),
  /** Addresses with ports; `null`: those of the machine. */
  dnsServers: optional({
    name: "QZ_DNS_SERVERS",
    shown: "the machine's",
    meaning: "name servers that are asked for TXT records of domains, and whether the network works",
    ...nameServers,
  }),
  /** In milliseconds; `null`: no destination is checked. */
  watch: preset({
    name: "QZ_WATCH",
    shown: "24h",
    meaning: "time in which every destination of active codes is checked once, or off",
    ...duration,
  }),
  /** `null`: nothing is mailed. */
  smtpUrl: optional({
    name: "QZ_SMTP_URL",
    meaning: "mail server for links of people and alerts; needs QZ_SMTP_FROM",
    ...address("an smtp:// or smtps:// address", "smtp:", "smtps:"),
    confidential: true,
  }),
  smtpFrom: optional({
    name: "QZ_SMTP_FROM",
    meaning: "sender of these mails",
    accepts: "a mail address, such as alerts@qr.example.org",
    read: (value) => (/^[^\s@<>,;:"]{1,64}@[^\s@<>,;:"]{1,180}$/.test(value) ? value : undefined),
  }),
  geoip: optional({
    name: "QZ_GEOIP",
    shown: "embedded database",
    meaning: "path of another country database",
    accepts: "the path of an .mmdb file",
    read: text,
  }),
  metrics: preset({
    name: "QZ_METRICS",
    shown: "off",
    meaning: "whether GET /metrics answers",
    ...onOff,
  }),
  metricsToken: optional({
    name: "QZ_METRICS_TOKEN",
    meaning: "bearer token for /metrics from elsewhere than loopback",
    accepts: "any text",
    read: text,
    confidential: true,
  }),
  retentionDays: preset({
    name: "QZ_RETENTION_DAYS",
    shown: "395",
    meaning: "days after which single scans and device ids are erased; daily totals stay",
    ...integer(1, 36_500),
  }),
  auditDays: preset({
    name: "QZ_AUDIT_DAYS",
    shown: "395",
    meaning: "days after which entries of the audit are erased",
    ...integer(1, 36_500),
  }),
  databaseUrl: optional({
    name: "QZ_DATABASE_URL",
    meaning: "PostgreSQL 15 or later, in place of SQLite: many nodes may share it",
    ...databaseAddress,
    confidential: true,
  }),
  redisUrl: optional({
    name: "QZ_REDIS_URL",
    meaning: "Valkey or Redis, so that nodes count their rate limits together",
    ...address("a redis:// address", "redis:", "rediss:", "valkey:"),
    confidential: true,
  }),
  log: preset({
    name: "QZ_LOG",
    shown: "info",
    meaning: "lowest level to log, as JSON lines on standard error",
    ...oneOf(...LOG_LEVELS),
  }),
  /** In lower case. Each counts once a mailed link, or a command, has confirmed it. */
  operators: preset({
    name: "QZ_OPERATORS",
    shown: "none",
    meaning:
      "mail addresses of people who may open /operator, once confirmed by mail and with a second factor",
    ...mailAddresses,
  }),
  /** `null`: there is no security.txt. */
  securityContact: optional({
    name: "QZ_SECURITY_CONTACT",
    meaning:
      "where to report a weakness or abuse, and to object to a block, in /.well-known/security.txt and /openapi.json",
    ...contact,
  }),
  ...PLACES,
};

/** Reads all settings. */
export const readAll = group(VARIABLES);

/** All settings, in the order of help and documentation. */
export const SETTINGS = variablesOf(readAll);

/** The names of those that are secrets. */
export const SECRETS = SETTINGS.flatMap(({ name, confidential }) => (confidential ? [name] : []));
