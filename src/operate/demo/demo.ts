import { isObject } from "../../kit/shared/json.ts";
import { monthUntil, type Person, type Visit } from "./month.ts";
import { CODES, DEMO_EMAIL, DEMO_NAME, EDITS, LOOKS, MEMBERS, PLAIN_CODES } from "./museum.ts";

/** The workspace that was made, and how much is in it. */
export interface DemoCounts {
  readonly tenantId: string;
  /** With every scope. It is stored nowhere in this form. */
  readonly apiKey: string;
  readonly codes: number;
  readonly scans: number;
  readonly leads: number;
  /** The people who sign in, where there are passwords. */
  readonly members: readonly Member[];
}

/** A person of the workspace. The password is stored nowhere in this form. */
export interface Member {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

/** Makes a demonstration by requests to a service whose clock it sets. */
export interface Demo {
  /** @param now - the end of the month, in milliseconds since the epoch. @throws Error when a request is refused. */
  make(now: number, seed: number, scale: number): Promise<DemoCounts>;
}

/** The workspace, as far as it is made. */
interface Workspace {
  readonly tenantId: string;
  readonly apiKey: string;
  readonly call: (method: string, path: string, body: unknown) => Promise<Readonly<Record<string, unknown>>>;
  readonly looks: readonly string[];
  /** The records of codes, by their places in `CODES`. */
  readonly codes: Map<number, Readonly<Record<string, unknown>>>;
  /** Codes that are new, or were edited, since their last scan. */
  readonly unknown: Set<number>;
}

/** Cookies of a person: the choice, and the device. */
const COOKIES = 2;

/** Requests that are under way together. */
const TOGETHER = 200;

export function createDemo(needs: {
  baseUrl: string;
  setClock: (at: number) => void;
  answer: (request: Request) => Promise<Response>;
  /** The header by which a request says its country. */
  countryHeader: string;
  /** Of `MEMBERS`, in this order; none where nobody signs in with one. */
  passwords: readonly string[];
}): Demo {
  const { baseUrl, setClock, answer, countryHeader, passwords } = needs;
  const { host, origin } = new URL(baseUrl);
  const underWay: Promise<unknown>[] = [];
  /** The cookies of people who are recognised, as of their last scan. */
  const cookies = new Map<Person, Promise<readonly string[]>>();

  async function ask(
    method: string,
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const json: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
    const request = new Request(origin + path, { method, headers: { ...json, host, ...headers }, ...init });
    const response = await answer(request);
    if (response.status >= 400)
      throw new Error(`${method} ${path} was refused (${response.status}): ${await response.text()}`);
    return response;
  }

  async function recordOf(response: Promise<Response>): Promise<Readonly<Record<string, unknown>>> {
    const record: unknown = await (await response).json();
    if (!isObject(record)) throw new Error("The service's answer is no record");
    return record;
  }

  const headersOf = ({ address, agent, language, country }: Person, referrer: string | null = null) => ({
    "user-agent": agent,
    "x-forwarded-for": address,
    [countryHeader]: country,
    ...(language === null ? {} : { "accept-language": language }),
    ...(referrer === null ? {} : { referer: referrer }),
  });

  /** Has `settle` wait for a request, and tell its failure. */
  function later(request: Promise<unknown>): void {
    // Otherwise a refusal would end the process before anybody waits for it.
    request.catch(() => {});
    underWay.push(request);
  }

  /** Waits until all that was sent is stored. @throws Error for the first that was refused */
  async function settle(): Promise<void> {
    await Promise.all(underWay.splice(0));
  }

  /**
   * A scan by somebody whose device is recognised: they agree before their first one, and keep the cookies.
   * @param kept - `null` before their first one.
   */
  async function scanKnown(
    shortId: string,
    { at, person, referrer }: Visit,
    kept: Promise<readonly string[]> | null,
  ): Promise<readonly string[]> {
    const headers = headersOf(person, referrer);
    const had = kept
      ? await kept
      : cookiesOf(await ask("POST", `/p/${shortId}/consent`, { accept: true }, headers));
    setClock(at);
    const scanned = await ask("GET", `/r/${shortId}`, undefined, { ...headers, cookie: had.join("; ") });
    return [...had, ...cookiesOf(scanned)].slice(0, COOKIES);
  }

  function scan(shortId: string, made: Visit): Promise<unknown> {
    const { at, person, referrer } = made;
    if (!person.isRecognised) {
      setClock(at);
      return ask("GET", `/r/${shortId}`, undefined, headersOf(person, referrer));
    }
    const scanned = scanKnown(shortId, made, cookies.get(person) ?? null);
    cookies.set(person, scanned);
    return scanned;
  }

  /** Sends a scan, and what follows on the code's page. The service sees the time of a scan when it is sent. */
  async function visit({ codes, unknown }: Workspace, made: Visit): Promise<void> {
    const { at, code, person, events, lead } = made;
    const shortId = String(codes.get(code)?.["shortId"]);
    const scanned = scan(shortId, made);
    later(scanned);
    // The service has to look this code up first, and asks for the time after that.
    if (unknown.delete(code)) await scanned;
    for (const type of events) later(ask("POST", `/api/events/${shortId}`, { type }, headersOf(person)));
    if (lead) {
      setClock(at);
      await ask("POST", `/api/leads/${shortId}`, { ...lead, consent: true }, headersOf(person));
    }
    if (underWay.length >= TOGETHER) await settle();
  }

  async function signUp(): Promise<Workspace> {
    const [password] = passwords;
    const owner = { name: DEMO_NAME, email: DEMO_EMAIL, ...(password === undefined ? {} : { password }) };
    const answered = await ask("POST", "/app/api/signup", owner);
    const cookie = cookiesOf(answered).join("; ");
    const { tenant, apiKey } = await recordOf(Promise.resolve(answered));
    const call: Workspace["call"] = (method, path, body) =>
      recordOf(ask(method, path, body, { authorization: `Bearer ${apiKey}` }));
    const looks: string[] = [];
    for (const look of LOOKS) looks.push(String((await call("POST", "/app/api/styles", look))["id"]));
    for (const code of PLAIN_CODES) await call("POST", "/app/api/plain-codes", code);
    for (const [index, { role, name, email }] of MEMBERS.entries()) {
      const own = passwords[index];
      if (own === undefined) continue;
      if (role === "owner") {
        await ask("PATCH", "/app/api/person", { name }, { cookie, origin });
        continue;
      }
      const { url } = await call("POST", "/app/api/invitations", { email, role });
      const token = String(url).split("/").at(-1);
      await ask("POST", `/app/api/invitations/${token}`, { name, password: own });
    }
    return {
      tenantId: String(isObject(tenant) && tenant["id"]),
      apiKey: String(apiKey),
      call,
      looks,
      codes: new Map(),
      unknown: new Set(),
    };
  }

  /** Makes, changes and switches off the codes whose day it is. */
  async function tend({ call, looks, codes, unknown }: Workspace, day: number): Promise<void> {
    for (const [index, { since, until, body, look }] of CODES.entries()) {
      const changes = EDITS.filter((edit) => edit.day === day && edit.code === index).map(
        (edit) => edit.body,
      );
      if (until === day) changes.push({ active: false });
      const style = look === undefined ? {} : { style: { saved: looks[look] } };
      if (since === day) codes.set(index, await call("POST", "/app/api/codes", { ...body, ...style }));
      for (const change of changes) await call("PATCH", `/app/api/codes/${codes.get(index)?.["id"]}`, change);
      if (since === day || changes.length > 0) unknown.add(index);
    }
  }

  return {
    async make(now, seed, scale) {
      let workspace: Workspace | null = null;
      const counts = { scans: 0, leads: 0 };
      for (const { number, begins, visits } of monthUntil(now, seed, scale)) {
        setClock(begins);
        workspace ??= await signUp();
        await tend(workspace, number);
        for (const made of visits) {
          await visit(workspace, made);
          counts.scans++;
          if (made.lead) counts.leads++;
        }
        await settle();
      }
      if (!workspace) throw new Error("The month has no days");
      const { tenantId, apiKey, codes } = workspace;
      const members = MEMBERS.flatMap(({ role, email }, index) => {
        const password = passwords[index];
        return password === undefined ? [] : [{ role, email, password }];
      });
      return { tenantId, apiKey, codes: codes.size, ...counts, members };
    },
  };
}

/** Each cookie that an answer sets, as `name=value`. */
function cookiesOf(response: Response): string[] {
  return response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
}
