const at = "2026-11-21T10:20:00.000Z";
const place = { id: "ten_01kahgxyz0f3v8m2q4c6j9t1sw", name: "Museum am Fluss", suspended: false };

export const EXAMPLE_CODE = {
  ...{ id: "code_01kahgy2m4e8r6t0v2x4z6b8dk", shortId: "aB3xY7q", domain: null },
  ...{ shortUrl: "https://qr.example.org/r/aB3xY7q", workspace: place, type: "url", title: "Hall 3" },
  ...{ target: "https://museum.example/hall-3", active: true, blocked: null, scans: 4_211 },
  ...{ createdAt: "2026-11-20T09:00:00.000Z", updatedAt: at },
};

export const EXAMPLE_SIGN = {
  ...{ sign: "brand_name", host: "museum.bank-login.example", detail: "bank", foundAt: at },
};

export const EXAMPLE_CODE_FILE = {
  ...EXAMPLE_CODE,
  group: "audio guide",
  destinations: [
    ...[{ kind: "target", url: EXAMPLE_CODE.target, host: "museum.example", when: null, listed: null }],
  ],
  blocks: [],
  signs: [EXAMPLE_SIGN],
  previewUrl: `${EXAMPLE_CODE.shortUrl}+`,
  pageUrl: null,
};

export const EXAMPLE_WORKSPACE = {
  ...{ id: place.id, name: place.name, email: "anna@museum.example" },
  plan: { name: "pro", validUntil: null },
  ...{ deviceLog: false, unconfirmed: false, createdAt: "2026-11-01T09:00:00.000Z" },
  ...{
    suspended: false,
    blocked: null,
    usage: { codes: 120, plainCodes: 3, bytes: 482_113, fileBytes: 184_320 },
  },
};

export const EXAMPLE_PERSON = {
  ...{ id: "per_01kahgz0a4d7f2h5j8m1p4r7tv", name: "Anna Berg", email: "anna@museum.example" },
  ...{ confirmedAt: at, createdAt: "2026-11-01T09:00:00.000Z", secondFactor: true, operator: false },
};

export const EXAMPLE_MEMBER = {
  id: EXAMPLE_PERSON.id,
  name: "Anna Berg",
  email: EXAMPLE_PERSON.email,
  role: "owner",
};

export const EXAMPLE_PLACE = place;

export const EXAMPLE_PROBLEM = {
  ...{ at, level: "error", message: "unexpected error", requestId: "req_01kahgz4q8s2v6x0z4b8d2f6hj" },
  detail: '{"method":"POST"}',
};

export const EXAMPLE_OPERATOR = {
  operator: { kind: "person", id: EXAMPLE_PERSON.id, name: EXAMPLE_PERSON.name, email: EXAMPLE_PERSON.email },
  expiresAt: "2026-11-21T10:50:00.000Z",
};

export const EXAMPLE_REPORT = {
  number: "7KM3Q-9XW2P",
  code: { id: EXAMPLE_CODE.id, address: "aB3xY7q", shortUrl: EXAMPLE_CODE.shortUrl },
  ...{ reason: "phishing", words: "It asks for my bank's password.", name: null, email: "eva@example.org" },
  ...{ at, ageDays: 2, others: 0, state: "open", answer: null, decidedAt: null, mail: "none" },
};

export const EXAMPLE_ENTRY = {
  id: "opl_01kahgz4q8s2v6x0z4b8d2f6hj",
  at,
  who: { kind: "person", id: EXAMPLE_PERSON.id, name: EXAMPLE_PERSON.name },
  action: "code.taken_down",
  subject: { kind: "code", id: EXAMPLE_CODE.id },
  detail: { reason: "phishing" },
};

export const EXAMPLE_GROWTH = {
  ...{ day: "2026-11-21", workspaces: 4, people: 6, codes: 130 },
  byWorkspace: [{ workspace: { id: place.id, name: place.name }, codes: 120 }],
};

export const EXAMPLE_STATE = {
  ...{ version: "0.2.0", commit: null, schema: 17, engine: "sqlite", baseUrl: "https://qr.example.org" },
  storage: { status: "ok", reason: null, databaseBytes: 48_234_496, lostScans: 0, diskLow: false },
  load: { pressure: 0.1, waiting: false },
  queues: { deliveries: 12, jobs: 0 },
  ...{ mail: true, passwords: true, signup: "open", plans: ["static", "free", "pro", "unlimited"] },
  counts: { workspaces: 12, people: 31, codes: 4_120 },
  reports: { open: 1, oldestAt: at },
  backups: { lastAt: at, bytes: 40_112_128 },
  offsite: {
    ...{ place: "s3://backups/museum", late: false, lastAt: at, bytes: 40_116_512 },
    ...{ verifiedAt: at, verifiedBytes: 40_116_512 },
  },
  problems: [EXAMPLE_PROBLEM],
};
