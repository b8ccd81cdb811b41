import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { isDatabaseUrl } from "../../../src/kit/settings/kinds.ts";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { type Settings, SettingsError } from "../../../src/kit/settings/settings.ts";
import { SETTINGS } from "../../../src/kit/settings/variables.ts";
import { parseNetwork } from "../../../src/kit/shared/address.ts";

/** From the manual of age. */
const RECIPIENT = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p";

const TENANT = "ten_01kahgxyz0f3v8m2q4c6j9t1sw";

type Read = (settings: Settings) => unknown;

function networks(...texts: string[]) {
  return texts.map((text) => parseNetwork(text));
}

/** Runs `readSettings` and returns the lines of its error. */
function refusal(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError && error.name === "SettingsError") return error.message.split("\n");
    throw error;
  }
  return [];
}

/** Settings of every kind: the default, acceptable values with their results, and unacceptable values. */
const TABLE: {
  name: string;
  read: Read;
  unset: unknown;
  /** Settings that it needs beside it. */
  with?: Record<string, string>;
  good: [string, unknown][];
  bad: string[];
}[] = [
  {
    name: "QZ_BASE_URL",
    read: (s) => s.baseUrl,
    unset: null,
    good: [
      ["https://qr.example.org", "https://qr.example.org"],
      ["https://qr.example.org/", "https://qr.example.org"],
      ["https://qr.example.org///", "https://qr.example.org"],
      ["HTTPS://QR.Example.org:443", "https://qr.example.org"],
      ["http://localhost:3000", "http://localhost:3000"],
      ["https://example.org/qr/", "https://example.org/qr"],
      ["https://bücher.example", "https://xn--bcher-kva.example"],
      ["http://[::1]:3000", "http://[::1]:3000"],
    ],
    bad: [
      "qr.example.org",
      "//qr.example.org",
      "ftp://qr.example.org",
      "javascript:alert(1)",
      "https://",
      "https://qr.example.org?a=1",
      "https://qr.example.org#top",
      "https://qr.example.org?",
      "https://qr.example.org#",
      "https://user@qr.example.org",
      "https://user:word@qr.example.org",
      "https://:word@qr.example.org",
      "https://qr.example.org:99999",
      "none",
    ],
  },
  {
    name: "QZ_HOST",
    read: (s) => s.host,
    unset: "127.0.0.1",
    good: [
      ["::", "::"],
      ["0.0.0.0", "0.0.0.0"],
    ],
    bad: [],
  },
  {
    name: "QZ_OTHER_HOSTS",
    read: (s) => s.otherHosts,
    unset: [],
    good: [
      ["none", []],
      ["QR.lan, qr_1.internal", ["qr.lan", "qr_1.internal"]],
    ],
    bad: ["https://qr.lan", "qr.lan:3000", "qr.lan,", "*.lan", "qr..lan"],
  },
  { name: "QZ_GS1", read: (s) => s.gs1, unset: false, good: [["on", true]], bad: ["yes", "ON"] },
  {
    name: "QZ_HEAD_BYTES",
    read: (s) => s.headBytes,
    unset: 65_536,
    good: [
      ["16384", 16_384],
      ["1048576", 1_048_576],
    ],
    bad: ["0", "16383", "1048577", "64k", "-65536"],
  },
  {
    name: "QZ_PORT",
    read: (s) => s.port,
    unset: 3000,
    good: [
      ["0", 0],
      ["1", 1],
      ["65535", 65535],
      [" 8080 ", 8080],
    ],
    bad: ["65536", "-1", "80.5", "1e3", "0x50", "eighty", "80a", "99999999999999999999", "none", "８０"],
  },
  {
    name: "QZ_DATA_DIR",
    read: (s) => s.dataDir,
    unset: "./data",
    good: [["/var/lib/quietzone", "/var/lib/quietzone"]],
    bad: [],
  },
  {
    name: "QZ_SECRET",
    read: (s) => s.secret,
    unset: null,
    good: [["x".repeat(32), "x".repeat(32)]],
    bad: ["x".repeat(31), "short"],
  },
  {
    name: "QZ_SECRET_OLD",
    read: (s) => s.formerSecret,
    unset: null,
    good: [["y".repeat(32), "y".repeat(32)]],
    bad: ["y".repeat(31)],
  },
  {
    name: "QZ_TRUSTED_PROXIES",
    read: (s) => s.trustedProxies,
    unset: null,
    good: [
      ["none", []],
      ["10.0.0.0/8", networks("10.0.0.0/8")],
      ["10.0.0.0/8, fd00::/8 ,192.0.2.1", networks("10.0.0.0/8", "fd00::/8", "192.0.2.1")],
    ],
    bad: ["10.0.0.0/33", "10.0.0.0/8,", ",", "proxy.example", "10.0.0.0/8 fd00::/8", "none,10.0.0.0/8", "*"],
  },
  {
    name: "QZ_COUNTRY_HEADER",
    read: (s) => s.countryHeader,
    unset: null,
    good: [
      ["cf-ipcountry", "cf-ipcountry"],
      ["CF-IPCountry", "cf-ipcountry"],
      ["none", null],
    ],
    bad: ["cf ipcountry", "cf-ipcountry:", "länder"],
  },
  {
    name: "QZ_SIGNUP",
    read: (s) => s.signup,
    unset: "open",
    good: [
      ["open", "open"],
      ["voucher", "voucher"],
      ["closed", "closed"],
    ],
    bad: ["Open", "yes", "off", "none"],
  },
  {
    name: "QZ_SIGNUP_CONFIRM",
    read: (s) => s.signupConfirm,
    unset: false,
    good: [["off", false]],
    bad: ["yes"],
  },
  { name: "QZ_SIGNUP_PLAN", read: (s) => s.signupPlan, unset: "free", good: [["pro", "pro"]], bad: [] },
  {
    name: "QZ_PASSWORDS",
    read: (s) => s.passwords,
    unset: true,
    good: [["off", false]],
    bad: ["no"],
  },
  {
    name: "QZ_OIDC_ISSUER",
    read: (s) => s.oidc.issuer,
    unset: null,
    with: { QZ_OIDC_CLIENT_ID: "qz" },
    good: [
      ["https://auth.example.org", "https://auth.example.org"],
      ["https://auth.example.org/realms/qr/", "https://auth.example.org/realms/qr/"],
      ["http://localhost:9000", "http://localhost:9000"],
    ],
    bad: [
      "auth.example.org",
      "http://auth.example.org",
      "https://a:b@auth.example.org",
      "https://a.example/?x",
    ],
  },
  {
    name: "QZ_OIDC_CLIENT_ID",
    read: (s) => s.oidc.clientId,
    unset: null,
    good: [["qz", "qz"]],
    bad: [],
  },
  {
    name: "QZ_OIDC_CLIENT_SECRET",
    read: (s) => s.oidc.clientSecret,
    unset: null,
    good: [["a~b.c", "a~b.c"]],
    bad: [],
  },
  {
    name: "QZ_S3_ENDPOINT",
    read: (s) => s.s3.endpoint,
    unset: null,
    good: [
      ["https://s3.example.org", "https://s3.example.org"],
      ["http://127.0.0.1:9000/storage/", "http://127.0.0.1:9000/storage"],
    ],
    bad: ["s3.example.org", "s3://backups", "https://key:word@s3.example.org", "https://s3.example.org?a"],
  },
  {
    name: "QZ_S3_REGION",
    read: (s) => s.s3.region,
    unset: "us-east-1",
    good: [
      ["auto", "auto"],
      ["eu-central-1", "eu-central-1"],
    ],
    bad: ["eu/central", "eu central", "x".repeat(61)],
  },
  {
    name: "QZ_S3_KEY",
    read: (s) => s.s3.key,
    unset: null,
    with: { QZ_S3_SECRET: "secret" },
    good: [["AKIAIOSFODNN7EXAMPLE", "AKIAIOSFODNN7EXAMPLE"]],
    bad: [],
  },
  {
    name: "QZ_S3_SECRET",
    read: (s) => s.s3.secret,
    unset: null,
    with: { QZ_S3_KEY: "AKIAIOSFODNN7EXAMPLE" },
    good: [["wJalr/K7+x=", "wJalr/K7+x="]],
    bad: [],
  },
  {
    name: "QZ_OIDC_NAME",
    read: (s) => s.oidc.name,
    unset: null,
    good: [["Museum-Konto 🦊", "Museum-Konto 🦊"]],
    bad: ["x".repeat(61), "a\u202eb"],
  },
  {
    name: "QZ_OIDC_SCOPES",
    read: (s) => s.oidc.scopes,
    unset: "openid email profile",
    good: [["groups  openid", "groups openid"]],
    bad: ["email profile", "openid é"],
  },
  { name: "QZ_OIDC_CREATE", read: (s) => s.oidc.create, unset: false, good: [["on", true]], bad: ["yes"] },
  {
    name: "QZ_OIDC_TRUST_EMAIL",
    read: (s) => s.oidc.trustEmail,
    unset: false,
    good: [["on", true]],
    bad: ["yes"],
  },
  {
    name: "QZ_OIDC_TRUST_MFA",
    read: (s) => s.oidc.trustMfa,
    unset: false,
    good: [["on", true]],
    bad: ["yes"],
  },
  {
    name: "QZ_OIDC_ROLE_CLAIM",
    read: (s) => s.oidc.roleClaim,
    unset: null,
    good: [["https://museum.example/roles", "https://museum.example/roles"]],
    bad: ["my groups", "x".repeat(201)],
  },
  {
    name: "QZ_OIDC_ROLES",
    read: (s) => s.oidc.roles,
    unset: [],
    with: { QZ_OIDC_ROLE_CLAIM: "groups" },
    good: [
      [`staff=${TENANT}:editor`, [{ value: "staff", tenantId: TENANT, role: "editor" }]],
      [
        `cn=qr,ou=a=b=${TENANT}:admin, all=${TENANT}:viewer`,
        [
          { value: "cn=qr,ou=a=b", tenantId: TENANT, role: "admin" },
          { value: "all", tenantId: TENANT, role: "viewer" },
        ],
      ],
    ],
    bad: [
      "staff",
      `staff=${TENANT}`,
      `staff=${TENANT}:owner`,
      `=${TENANT}:admin`,
      `staff=${TENANT}:admin,`,
      "staff=museum:admin",
      Array.from({ length: 201 }, () => `a=${TENANT}:admin`).join(),
    ],
  },
  {
    name: "QZ_PLANS",
    read: (s) => s.plansFile,
    unset: null,
    good: [["/etc/plans.json", "/etc/plans.json"]],
    bad: [],
  },
  ...(
    [
      ["RESOLVE", "resolve", 600],
      ["GENERATE", "generate", 600],
      ["EXPORT", "export", 120],
      ["SIGNUP", "signup", 60],
      ["SIGNUP_DAY", "signupDay", 100, 86_400_000],
      ["LEADS", "leads", 60],
      ["EVENTS", "events", 600],
      ["LOGOS", "logos", 600],
      ["LOGO_FILES", "logoFiles", 6_000],
      ["TENANT", "tenant", 6_000],
    ] as const
  ).map(([name, limit, count, milliseconds = 60_000]) => ({
    name: `QZ_LIMIT_${name}`,
    read: ((s) => s.limits[limit]) satisfies Read,
    unset: { count, milliseconds },
    good: [
      ["off", null],
      ["1/1s", { count: 1, milliseconds: 1_000 }],
      ["90/3600s", { count: 90, milliseconds: 3_600_000 }],
    ] satisfies [string, unknown][],
    bad: ["0/60s", "60/0s", "60", "60/60", "60/60m", "60 / 60s", "-1/60s", "1.5/60s", "on", "none"],
  })),
  {
    name: "QZ_DISK_FLOOR",
    read: (s) => s.diskFloor,
    unset: { bytes: 1024 ** 3, share: 0.05 },
    good: [
      ["off", null],
      ["2GiB", { bytes: 2 * 1024 ** 3, share: 1 }],
      ["500MB", { bytes: 500_000_000, share: 1 }],
      ["7%", { bytes: Number.POSITIVE_INFINITY, share: 0.07 }],
    ],
    bad: ["0%", "100%", "5", "5 %", "1TiB", "-1GiB", "1.5GiB", "on", "none"],
  },
  {
    name: "QZ_LOGO_KEYS",
    read: (s) => s.logoKeys,
    unset: false,
    good: [
      ["on", true],
      ["off", false],
    ],
    bad: ["ON", "true", "1"],
  },
  {
    name: "QZ_WEBHOOK_ALLOW",
    read: (s) => s.webhookAllow,
    unset: null,
    good: [
      ["none", []],
      ["127.0.0.0/8,::1", networks("127.0.0.0/8", "::1")],
    ],
    bad: ["localhost", "127.0.0.0/99"],
  },
  {
    name: "QZ_DNS_SERVERS",
    read: (s) => s.dnsServers,
    unset: null,
    good: [
      ["9.9.9.9", ["9.9.9.9"]],
      ["127.0.0.1:5353, [::1]:5353,2620:fe::fe", ["127.0.0.1:5353", "[::1]:5353", "2620:fe::fe"]],
      ["[::1]", ["[::1]"]],
    ],
    bad: [
      "dns.example",
      "9.9.9.9:",
      "9.9.9.9:0",
      "9.9.9.9:65536",
      "9.9.9.9:1:1",
      "[9.9.9.9]",
      "[::1]x",
      "9.9.9.9,",
      "none",
    ],
  },
  {
    name: "QZ_WATCH",
    read: (s) => s.watch,
    unset: 24 * 3_600_000,
    good: [
      ["off", null],
      ["24h", 24 * 3_600_000],
      ["90m", 90 * 60_000],
      ["7d", 7 * 24 * 3_600_000],
    ],
    bad: ["on", "24", "0h", "-1h", "1w", "1.5h", "100000h"],
  },
  {
    name: "QZ_BACKUP_TO",
    read: (s) => s.backup.to,
    unset: null,
    with: { QZ_BACKUP_PLAIN: "on" },
    good: [
      ["/backups", "/backups"],
      ["s3://backups", "s3://backups"],
      ["s3://backups/museum/qr", "s3://backups/museum/qr"],
    ],
    bad: [
      "s3://",
      "S3://backups",
      "s3://b",
      "s3://backups?x",
      "https://s3.example.org/backups",
      "file:///backups",
    ],
  },
  {
    name: "QZ_BACKUP_RECIPIENTS",
    read: (s) => s.backup.recipients,
    unset: [],
    good: [
      ["none", []],
      [RECIPIENT, [RECIPIENT]],
    ],
    bad: [
      "age1",
      `${RECIPIENT},`,
      `${RECIPIENT},${RECIPIENT}`,
      RECIPIENT.replace(/.$/, (last) => (last === "q" ? "p" : "q")),
      RECIPIENT.toUpperCase(),
      "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHsKLqeplhpW+uObz5dvMgjz1OxfM/XXUB+VHtZ6isGN",
      "museum@example.org",
    ],
  },
  {
    name: "QZ_BACKUP_EVERY",
    read: (s) => s.backup.every,
    unset: 24 * 3_600_000,
    good: [
      ["off", null],
      ["6h", 6 * 3_600_000],
    ],
    bad: ["daily", "24", "0h"],
  },
  {
    name: "QZ_BACKUP_KEEP",
    read: (s) => s.backup.keep,
    unset: { days: 7, weeks: 4, months: 12 },
    good: [
      ["all", null],
      ["30d", { days: 30, weeks: 0, months: 0 }],
      ["12m,4w", { days: 0, weeks: 4, months: 12 }],
    ],
    bad: ["none", "7", "0d", "7d,7d", "7d,1y", "1000d"],
  },
  {
    name: "QZ_SMTP_URL",
    read: (s) => s.smtpUrl,
    unset: null,
    good: [
      ["smtp://127.0.0.1:2525", "smtp://127.0.0.1:2525"],
      ["smtps://me:secret@mail.example.org", "smtps://me:secret@mail.example.org"],
    ],
    bad: ["mail.example.org", "http://mail.example.org", "127.0.0.1:25"],
  },
  {
    name: "QZ_SMTP_FROM",
    read: (s) => s.smtpFrom,
    unset: null,
    good: [["alerts@qr.example.org", "alerts@qr.example.org"]],
    bad: ["alerts", "a@b@c", "Alerts <a@b.example>", "a@b.example, c@d.example"],
  },
  {
    name: "QZ_GEOIP",
    read: (s) => s.geoip,
    unset: null,
    good: [["/var/geo.mmdb", "/var/geo.mmdb"]],
    bad: [],
  },
  {
    name: "QZ_METRICS",
    read: (s) => s.metrics,
    unset: false,
    good: [
      ["on", true],
      ["off", false],
    ],
    bad: ["yes", "none"],
  },
  { name: "QZ_METRICS_TOKEN", read: (s) => s.metricsToken, unset: null, good: [["t0ken", "t0ken"]], bad: [] },
  {
    name: "QZ_RETENTION_DAYS",
    read: (s) => s.retentionDays,
    unset: 395,
    good: [
      ["1", 1],
      ["36500", 36_500],
    ],
    bad: ["0", "-5", "forever", "36501"],
  },
  {
    name: "QZ_DATABASE_URL",
    read: (s) => s.databaseUrl,
    unset: null,
    good: [["postgres://a:b@db/quietzone", "postgres://a:b@db/quietzone"]],
    bad: ["mysql://a:b@db/quietzone", "db.example"],
  },
  {
    name: "QZ_REDIS_URL",
    read: (s) => s.redisUrl,
    unset: null,
    good: [
      ["redis://cache:6379", "redis://cache:6379"],
      ["rediss://u:p@cache", "rediss://u:p@cache"],
      ["valkey://cache", "valkey://cache"],
    ],
    bad: ["http://cache:6379"],
  },
  {
    name: "QZ_SECURITY_CONTACT",
    read: (s) => s.securityContact,
    unset: null,
    good: [
      ["mailto:security@example.org", "mailto:security@example.org"],
      ["MAILTO:security@example.org?subject=QR", "MAILTO:security@example.org?subject=QR"],
      ["https://example.org/report", "https://example.org/report"],
      ["mailto:%C3%BC@example.org", "mailto:%C3%BC@example.org"],
      ["tel:+49-30-23125-000", "tel:+49-30-23125-000"],
    ],
    bad: [
      "desk@museum.example",
      "mailto:",
      "mailto:security",
      "mailto:desk@museum",
      "mailto:50%off@museum.example",
      "mailto:%ff@museum.example",
      "mailto:a@b.example@c.example",
      "http://example.org/report",
      "https://",
      "https:///report",
      "https://user:word@example.org/",
      "https://example.org/a b",
      "https://example.org/\nContact: https://evil.example/",
      "mailto:a@b.example\r\nExpires: 2000-01-01T00:00:00Z",
      "https://bücher.example/",
      "tel:",
      "tel:call-me",
      "javascript:alert(1)",
      "none",
      `https://example.org/${"x".repeat(500)}`,
    ],
  },
  {
    name: "QZ_LOG",
    read: (s) => s.log,
    unset: "info",
    good: ["debug", "info", "warn", "error", "silent"].map((level) => [level, level]),
    bad: ["INFO", "trace", "off"],
  },
];

const CONFIDENTIAL = new Set([
  "QZ_SMTP_URL",
  "QZ_SECRET",
  "QZ_SECRET_OLD",
  "QZ_METRICS_TOKEN",
  "QZ_DATABASE_URL",
  "QZ_REDIS_URL",
  "QZ_S3_KEY",
  "QZ_S3_SECRET",
]);

describe.each(TABLE)("$name", ({ name, read, unset, good, bad, with: needed = {} }) => {
  test("has a default, which an empty value gives as well", () => {
    expect(read(readSettings({}))).toEqual(unset);
    expect(read(readSettings({ [name]: "" }))).toEqual(unset);
    expect(read(readSettings({ [name]: "  \t" }))).toEqual(unset);
  });

  test("takes every acceptable value", () => {
    for (const [text, value] of good)
      expect(read(readSettings({ ...needed, [name]: text })), text).toEqual(value);
  });

  test("refuses any other value with one line that names the setting, its value and the acceptable values", () => {
    for (const text of bad) {
      const lines = refusal({ [name]: text });
      expect(lines, text).toHaveLength(1);
      expect(lines[0]).toStartWith(`${name} holds `);
      expect(lines[0]).toMatch(/\. It may hold .+\.$/);
      if (CONFIDENTIAL.has(name)) expect(lines[0]).not.toContain(text);
      else if (text.includes("@")) expect(lines[0]).not.toContain(text);
      else expect(lines[0]).toContain(JSON.stringify(text));
    }
  });
});

test("every setting has a name of its own, and these are settings", () => {
  const names = SETTINGS.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  for (const { name } of TABLE) expect(names).toContain(name);
});

test("help and the pages of settings have the same defaults and meanings", async () => {
  const pages = ["settings", "offsite", "files", "buckets"].map((name) =>
    Bun.file(join(import.meta.dir, `../../../docs/${name}.md`)).text(),
  );
  const text = (await Promise.all(pages)).join("\n");
  const rows = text.split("\n").flatMap((line) => {
    const [, name, shown, meaning] = /^\| `(QZ_\w+)` *\| (.*?) *\| (.*?) *\|$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, shown: shown ?? "", meaning: meaning ?? "" }];
  });
  expect(rows).toEqual(SETTINGS.map(({ name, shown, meaning }) => ({ name, shown, meaning })));
});

test("settings of a provider that need another one say so", () => {
  expect(refusal({ QZ_OIDC_ISSUER: "https://auth.example.org" })).toEqual([
    "QZ_OIDC_ISSUER needs QZ_OIDC_CLIENT_ID.",
  ]);
  expect(refusal({ QZ_OIDC_ROLES: `a=${TENANT}:admin` })).toEqual([
    "QZ_OIDC_ROLES needs QZ_OIDC_ROLE_CLAIM.",
  ]);
});

test("backups in a bucket are encrypted, unless that is said not to be wanted", () => {
  const bucket = { QZ_BACKUP_TO: "s3://backups/museum" };
  expect(refusal(bucket)).toEqual([
    "QZ_BACKUP_TO leads to s3, so QZ_BACKUP_RECIPIENTS has to name a public key of age, as age-keygen makes it. QZ_BACKUP_PLAIN=on sends backups without encryption.",
  ]);
  expect(readSettings({ ...bucket, QZ_BACKUP_RECIPIENTS: RECIPIENT }).backup.recipients).toEqual([RECIPIENT]);
  expect(readSettings({ ...bucket, QZ_BACKUP_PLAIN: "on" }).backup.plain).toBe(true);
  expect(readSettings({ QZ_BACKUP_TO: "/backups" }).backup.to).toBe("/backups");
  expect(refusal({ ...bucket, QZ_BACKUP_RECIPIENTS: RECIPIENT, QZ_BACKUP_PLAIN: "on" })).toEqual([
    "QZ_BACKUP_PLAIN is on, and QZ_BACKUP_RECIPIENTS names keys to encrypt to. Set one of them.",
  ]);
});

test("a key of S3 and its secret need each other", () => {
  expect(refusal({ QZ_S3_KEY: "key" })).toEqual(["QZ_S3_KEY needs QZ_S3_SECRET."]);
  expect(refusal({ QZ_S3_SECRET: "secret" })).toEqual(["QZ_S3_SECRET needs QZ_S3_KEY."]);
});

test("a confirmation of addresses needs mail", () => {
  const needs = [
    "QZ_SIGNUP_CONFIRM needs QZ_SMTP_URL and QZ_SMTP_FROM, which send the mail that confirms an address.",
  ];
  const mail = { QZ_SMTP_URL: "smtp://127.0.0.1:2525", QZ_SMTP_FROM: "people@qr.example" };
  expect(refusal({ QZ_SIGNUP_CONFIRM: "on" })).toEqual(needs);
  expect(refusal({ ...mail, QZ_SIGNUP_CONFIRM: "on", QZ_SMTP_FROM: "" })).toEqual(needs);
  expect(readSettings({ ...mail, QZ_SIGNUP_CONFIRM: "on" }).signupConfirm).toBe(true);
});

test("an address of a PostgreSQL database is recognised", () => {
  expect(isDatabaseUrl("postgres://db/quietzone")).toBe(true);
  expect(isDatabaseUrl("mysql://db/quietzone")).toBe(false);
});

test("PORT is honoured, and QZ_PORT takes precedence", () => {
  expect(readSettings({ PORT: "8080" }).port).toBe(8080);
  expect(readSettings({ PORT: "8080", QZ_PORT: "9090" }).port).toBe(9090);
  expect(readSettings({ PORT: "8080", QZ_PORT: "" }).port).toBe(8080);
  expect(refusal({ PORT: "many" })).toEqual([expect.stringMatching(/^PORT holds "many"\. It may hold /)]);
});

test("all problems are reported at once, one line each", () => {
  const lines = refusal({ QZ_PORT: "x", QZ_LOG: "loud", QZ_LIMIT_SIGNUP: "often" });
  expect(lines.map((line) => line.split(" ")[0])).toEqual(["QZ_PORT", "QZ_LIMIT_SIGNUP", "QZ_LOG"]);
});

test("a value cannot forge a line of its own", () => {
  expect(refusal({ QZ_LOG: 'info"\nQZ_PORT holds "1' })).toHaveLength(1);
});

test("variables of other programs are ignored", () => {
  expect(readSettings({ PATH: "/bin", HOME: "/" })).toEqual(readSettings({}));
});

test("a refused address is shown without its password, however it is written", () => {
  for (const value of [
    "https://admin:hunter2@qr.example.org",
    "https://hunter2@qr.example.org",
    "https://admin:hun/t@hunter2@qr.example.org",
    "ftp://admin:hunter2@qr.example.org",
    "admin:hunter2@qr.example.org",
    "https:admin:hunter2@qr.example.org/?x",
  ]) {
    const [line = ""] = refusal({ QZ_BASE_URL: value });
    expect(line).not.toContain("hunter2");
    expect(line).toContain("…@qr.example.org");
  }
});

test("a variable that looks like a setting and is none is refused with the nearest name; those of clients and empty ones are not", () => {
  expect(refusal({ QZ_SIGN_UP: "closed", QZ_PORT: "no", PATH: "/bin", PORT: "1" })).toEqual([
    'There is no setting "QZ_SIGN_UP". The nearest is QZ_SIGNUP.',
    expect.stringMatching(/^QZ_PORT holds "no"/),
  ]);
  expect(
    refusal({ QZ_KEY: "qz_1", QZ_AGENT_KEY: "qz_1", QZ_AUTHORIZATION: "Bearer qz_1", QZ_SIGN_UP: " " }),
  ).toEqual([]);
});

test.each([
  [{}, "127.0.0.1"],
  [{ QZ_BASE_URL: "http://localhost:8080" }, "127.0.0.1"],
  [{ QZ_BASE_URL: "http://[::1]" }, "127.0.0.1"],
  [{ QZ_BASE_URL: "http://localhost", QZ_HOST: "0.0.0.0" }, "0.0.0.0"],
  [{ QZ_BASE_URL: "https://qr.example.org" }, "0.0.0.0"],
  [{ QZ_BASE_URL: "http://192.168.0.2:3000" }, "0.0.0.0"],
] as const)(
  "with %j the service listens on %s: an address of this machine needs no other to reach it",
  (given, host) => {
    expect(readSettings(given).host).toBe(host);
  },
);
