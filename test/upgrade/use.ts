import { readJson } from "../json.ts";

/**
 * A service, used as people use it, and all that its API answers about that. Nothing here knows a version.
 */

/** The address that codes encode. */
export const BASE_URL = "https://qr.museum.example";

/** Settings of a service on loopback, which is asked for nothing beside what a test does. */
export const QUIET = {
  QZ_HOST: "127.0.0.1",
  QZ_BASE_URL: BASE_URL,
  QZ_TRUSTED_PROXIES: "none",
  QZ_WATCH: "off",
  QZ_DISK_FLOOR: "off",
  QZ_LIMIT_RESOLVE: "off",
  QZ_LIMIT_TENANT: "off",
  QZ_LIMIT_SIGNUP: "off",
  QZ_LIMIT_SIGN_IN: "off",
  QZ_LIMIT_SIGNUP_DAY: "off",
  QZ_LIMIT_LEADS: "off",
  QZ_LIMIT_REPORTS: "off",
} as const;

/** A service that was used: its keys, its codes, and its number of scans. */
export interface Used {
  readonly apiKey: string;
  readonly password: string;
  readonly email: string;
  /** The ids of its codes, each with its short id. */
  readonly codes: readonly (readonly [id: string, shortId: string])[];
  /** The cookies of a device that consented. */
  readonly cookie: string;
  /** A code of another workspace, which is scanned while the service is brought up to date. */
  readonly other: { readonly apiKey: string; readonly id: string; readonly shortId: string };
  /** How often that one was scanned. */
  readonly scans: number;
}

const AGENTS = [
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  "curl/8.5.0",
];
const LANGUAGES = ["de-DE,de;q=0.9", "en-GB", "fr"];

export const OTHER_SCANS = 9;

/** Asks a service. @throws Error where the answer is no success. */
async function ask(
  url: string,
  key: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const answer = await fetch(url + path, {
    method,
    redirect: "manual",
    headers: {
      ...(key === "" ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.status >= 400)
    throw new Error(`${method} ${path} is answered with ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** The answer as it is told. */
async function told<T>(answer: Promise<Response>): Promise<T> {
  return readJson<T>(await answer);
}

/** Scans a code as one of some devices does. */
export function scan(url: string, shortId: string, turn: number, cookie = ""): Promise<Response> {
  const [agent = "", language = ""] = [AGENTS[turn % AGENTS.length], LANGUAGES[turn % LANGUAGES.length]];
  return fetch(`${url}/r/${shortId}`, {
    redirect: "manual",
    headers: { "user-agent": agent, "accept-language": language, ...(cookie === "" ? {} : { cookie }) },
  });
}

const pairOf = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");

/**
 * Fills a service: codes of several kinds, scans, leads, a device that consented, a webhook, looks and a
 * report.
 */
export async function use(url: string): Promise<Used> {
  const email = "direktion@museum.example";
  const password = "neun Elche am Fluss";
  const { apiKey } = await told<{ apiKey: string }>(
    ask(url, "", "POST", "/app/api/signup", { name: "Museum am Fluss", email, password }),
  );
  const call = <T>(method: string, path: string, body?: unknown) =>
    told<T>(ask(url, apiKey, method, path, body));
  await call("PUT", "/app/api/webhook", { url: "https://receiver.museum.example/hook" });
  await call("POST", "/app/api/styles", {
    name: "House",
    style: { template: "rounded", foreground: "#0f4c5c" },
  });
  await call("POST", "/app/api/plain-codes", {
    type: "text",
    fields: { text: "Cloakroom 7" },
    title: "Cloakroom",
  });
  const codes: [string, string][] = [];
  for (const input of [
    { target: "https://museum.example/hall-3", title: "Hall 3" },
    { target: "https://museum.example/summer", group: "summer", title: "Poster" },
    {
      target: "https://museum.example/shop",
      group: "summer",
      landing: { headline: "The shop", template: "lead" },
    },
    {
      target: "https://museum.example/",
      group: "tram",
      rules: [{ name: "de", when: { language: ["de"] }, target: "https://museum.example/de" }],
    },
  ]) {
    const { id, shortId } = await call<{ id: string; shortId: string }>("POST", "/app/api/codes", input);
    codes.push([id, shortId]);
  }
  const [[first = "", shown = ""] = [], [second = ""] = [], [third = "", page = ""] = []] = codes;
  await call("PATCH", `/app/api/codes/${first}`, { target: "https://museum.example/hall-4" });
  for (let turn = 0; turn < 120; turn++) await scan(url, codes[turn % codes.length]?.[1] ?? "", turn);
  // The scans of a code that moves go with it.
  await call("PATCH", `/app/api/codes/${second}`, { group: "winter" });
  const chosen = await ask(url, "", "POST", `/p/${shown}/consent`, { accept: true });
  const consent = pairOf(chosen).join("; ");
  const device = pairOf(await scan(url, shown, 0, consent)).join("; ");
  const cookie = `${consent}; ${device}`;
  await scan(url, shown, 1, cookie);
  for (const name of ["anna", "berta", "clara"])
    await ask(url, "", "POST", `/api/leads/${page}`, {
      consent: true,
      email: `${name}@museum.example`,
      name,
    });
  await ask(url, "", "POST", "/api/reports", {
    code: page,
    reason: "phishing",
    words: "A copy of my bank's page.",
  });
  await call("PATCH", `/app/api/codes/${third}`, { active: false });

  const owner = { name: "Gallery", email: "gallery@museum.example" };
  const other = await told<{ apiKey: string }>(ask(url, "", "POST", "/app/api/signup", owner));
  const code = { target: "https://gallery.example/" };
  const made = await told<{ id: string; shortId: string }>(
    ask(url, other.apiKey, "POST", "/app/api/codes", code),
  );
  for (let turn = 0; turn < OTHER_SCANS; turn++) await scan(url, made.shortId, turn);
  return {
    ...{ apiKey, password, email, codes, cookie },
    other: { apiKey: other.apiKey, id: made.id, shortId: made.shortId },
    scans: OTHER_SCANS,
  };
}

/** Answers by their paths. */
export type Answers = Readonly<Record<string, unknown>>;

/** Operations that tell of the program or of its settings, and deliveries, which go on by themselves. */
const LEFT_OUT =
  /^\/app\/api\/(?:archive|examples|logos|oidc|plans|privacy|sheets|templates|types|webhook\/deliveries)/;

/** The answers of all operations that read something of the workspace, or of one of its codes. */
export async function answersOf(url: string, { apiKey, codes }: Used): Promise<Answers> {
  const { paths } = await told<{ paths: Record<string, object> }>(ask(url, "", "GET", "/openapi.json"));
  await addedUp(url, apiKey);
  return answersTo(url, apiKey, pathsOf(Object.entries(paths), codes));
}

/** Waits until an overview has all scans: they are added up within seconds. */
export async function addedUp(url: string, apiKey: string): Promise<void> {
  for (let turn = 0; turn < 1_000; turn++) {
    const [overview] = Object.values(await answersTo(url, apiKey, ["/app/api/overview"]));
    if (JSON.stringify(overview).includes('"complete":true')) return;
    await Bun.sleep(20);
  }
  throw new Error("An overview never had all scans");
}

function pathsOf(operations: readonly [string, object][], codes: Used["codes"]): string[] {
  return operations
    .filter(([path, methods]) => path.startsWith("/app/api/") && "get" in methods && !LEFT_OUT.test(path))
    .flatMap(([path]) =>
      path.startsWith("/app/api/codes/{id}") ? codes.map(([id]) => path.replace("{id}", id)) : [path],
    )
    .filter((path) => !path.includes("{"));
}

/** The same of some paths. Answers that are no JSON, and refusals, are left out. */
export async function answersTo(url: string, apiKey: string, paths: readonly string[]): Promise<Answers> {
  const answers: [string, unknown][] = [];
  for (const path of paths) {
    const headers = { authorization: `Bearer ${apiKey}`, accept: "application/json" };
    const answer = await fetch(url + path, { headers });
    const isJson = answer.headers.get("content-type")?.startsWith("application/json");
    if (answer.ok && isJson) answers.push([path, await answer.json()]);
    else await answer.body?.cancel();
  }
  return Object.fromEntries(answers);
}
