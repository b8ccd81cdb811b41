import { expect } from "bun:test";
import fc from "fast-check";
import { readJson } from "../../../json.ts";
import { DESKTOP } from "../../../scenario.ts";
import {
  chosen,
  type CodeModel,
  type LeadModel,
  type LookModel,
  newCode,
  type PhoneModel,
  type PictureModel,
  scanned,
} from "./museum.ts";
import { noteStates, returnStep, takeReturn } from "./history.ts";
import { type KeyModel, keySteps, takeKey } from "./keys.ts";
import { lookSteps, takeLook } from "./looks.ts";
import { exitOf, FALLBACK, leadingStep, leadsTo, SEARCH, takeLeading, TARGET } from "./leading.ts";
import { pictureSteps, takePicture } from "./pictures.ts";
import { type BareService, DOMAIN, shortPath, toHost, withoutHost } from "./service.ts";
import { type FileModel, manySteps, takeMany } from "./many.ts";
import { fateStep, takeFate } from "./watch.ts";

/** One random step, taken in the service and in the model alike. Codes and phones are chosen by a number. */

const HOUR = 3_600_000;
const GROUPS = ["tour", "guide", null] as const;

const index = fc.nat({ max: 7 });
const group = fc.constantFrom(...GROUPS);

export const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("create"),
      group,
      namesake: fc.option(index),
      fallback: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("regroup"), code: index, group }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("retarget"), code: index, path: fc.nat(99) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("switch"), code: index, active: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("delete"), code: index }) },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant("scan"),
      code: index,
      phone: index,
      ahead: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
      private: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("head"), code: index, phone: index }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("choose"),
      code: index,
      phone: index,
      accept: fc.oneof({ weight: 2, arbitrary: fc.constant(true) }, fc.constant(false)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("lead"), code: index }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("click"), code: index }) },
  { weight: 4, arbitrary: lookSteps },
  { weight: 4, arbitrary: keySteps },
  { weight: 2, arbitrary: pictureSteps },
  { weight: 4, arbitrary: manySteps },
  { weight: 2, arbitrary: returnStep },
  { weight: 2, arbitrary: leadingStep },
  { weight: 4, arbitrary: fateStep },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("handle"), lead: index, handled: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("erase"), lead: index }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("wait"), hours: fc.constantFrom(0.1, 1, 9, 24, 200, 2_500) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("housekeep") }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("restart") }) },
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A phone on a host: what the model knows of it and the cookies it really holds. */
interface Browser {
  readonly model: PhoneModel;
  readonly jar: Map<string, string>;
  readonly headers: Record<string, string>;
}

/** A phone. Its choices, cookies and devices belong to a host. */
export interface Phone {
  readonly base: Browser;
  readonly domain: Browser;
}

export interface World {
  readonly service: BareService;
  readonly codes: CodeModel[];
  /** In the order in which they came. */
  readonly leads: LeadModel[];
  readonly looks: LookModel[];
  readonly keys: KeyModel[];
  readonly pictures: PictureModel[];
  readonly files: FileModel[];
  /** The destinations that are dead. */
  readonly dead: Set<string>;
  readonly phones: readonly Phone[];
}

/** Three phones: two behind one address, two with one agent. */
export function newPhones(): Phone[] {
  const phone = (name: string, agent: string, address: string): Phone => {
    const headers = { "user-agent": agent, "x-forwarded-for": address };
    const browser = (): Browser => ({
      model: { name, consentAt: null, device: null },
      jar: new Map(),
      headers,
    });
    return { base: browser(), domain: browser() };
  };
  return [
    phone("Anna's", DESKTOP, "203.0.113.1"),
    phone("Ben's", `${DESKTOP} Ben`, "203.0.113.1"),
    phone("Carla's", DESKTOP, "203.0.113.2"),
  ];
}

function headersOf({ headers, jar }: Browser): Record<string, string> {
  if (jar.size === 0) return headers;
  return { ...headers, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") };
}

/** Keeps what an answer sets, as a browser does. */
function keepCookies({ jar }: Browser, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (/Max-Age=0(;|$)/.test(cookie)) jar.delete(name);
    else jar.set(name, value);
  }
}

const statusOfCode = (code: CodeModel, alive: number) => (code.deleted || !code.active ? 410 : alive);

/** Takes a step on both sides; what it answers must be as the model has it. */
export async function take(world: World, one: Step): Promise<void> {
  await takeNow(world, one);
  noteStates(world);
  world.service.tick();
}

/** The owner deals with a lead. */
async function deal({ service, leads }: World, one: Extract<Step, { lead: number }>): Promise<void> {
  const lead = leads[one.lead % Math.max(1, leads.length)];
  if (!lead) return;
  const path = `/app/api/leads/${lead.id}`;
  if (one.kind === "erase") {
    expect((await service.call("DELETE", path)).status).toBe(lead.code.deleted ? 404 : 204);
    leads.splice(leads.indexOf(lead), 1);
    return;
  }
  const { handled } = one;
  expect((await service.call("PATCH", path, { handled })).status).toBe(lead.code.deleted ? 404 : 200);
  lead.handled = handled;
}

/** The place of a new code: on the domain, with the short id of another code if it is free there, or on the service's own host. */
function placeOf(codes: readonly CodeModel[], namesake: number | null) {
  if (namesake === null) return { domain: null };
  const shortId = codes[namesake % Math.max(1, codes.length)]?.shortId;
  const isTaken = codes.some((code) => code.domain === DOMAIN && code.shortId === shortId);
  return shortId === undefined || isTaken ? { domain: DOMAIN } : { domain: DOMAIN, shortId };
}

async function takeNow(world: World, one: Step): Promise<void> {
  const { service, codes } = world;
  const now = service.clock.now();
  if (one.kind === "wait") return service.clock.advance(one.hours * HOUR);
  if (one.kind === "housekeep") return service.housekeep();
  if (one.kind === "restart") return service.restart();
  if (one.kind === "create") {
    const place = placeOf(codes, one.namesake);
    const fallback = one.fallback ? FALLBACK : null;
    const response = await service.call("POST", "/app/api/codes", {
      ...{ target: TARGET, group: one.group, fallback },
      ...place,
    });
    expect(response.status).toBe(200);
    const { id, shortId } = await readJson<{ id: string; shortId: string }>(response);
    const code = newCode({ id, shortId, domain: place.domain }, one.group, TARGET);
    code.leading = { ...code.leading, fallback: one.fallback };
    codes.push(code);
    return service.untilKnown(code, leadsTo(world, code));
  }
  if (one.kind === "fate") return takeFate(world, one);
  if (one.kind === "handle" || one.kind === "erase") return deal(world, one);
  if ("picture" in one || one.kind === "upload") return takePicture(world, one);
  if ("into" in one || "action" in one || "original" in one || "file" in one) return takeMany(world, one);
  if (one.kind === "clear" || one.kind === "file" || one.kind === "arrive") return takeMany(world, one);
  if ("look" in one || "color" in one) return takeLook(world, one);
  if ("state" in one) return takeReturn(world, one);
  if ("leading" in one) return takeLeading(world, one);
  if ("key" in one || one.kind === "mint") return takeKey(world, one);
  const code = codes[one.code % Math.max(1, codes.length)];
  if (!code) return;
  const browsers = "phone" in one ? world.phones[one.phone % world.phones.length] : undefined;
  const phone = browsers?.[code.domain === null ? "base" : "domain"];
  const host = toHost(code);
  const edit = async (change: Partial<CodeModel>) => {
    const response = await service.call("PATCH", `/app/api/codes/${code.id}`, change);
    expect(response.status).toBe(code.deleted ? 404 : 200);
    if (code.deleted) return;
    Object.assign(code, change);
    await service.untilKnown(code, code.active ? leadsTo(world, code) : null);
  };
  switch (one.kind) {
    case "regroup":
      return edit({ group: one.group });
    case "retarget":
      return edit({ target: `https://museum.example/${one.path}` });
    case "switch":
      return edit({ active: one.active });
    case "delete": {
      const response = await service.call("DELETE", `/app/api/codes/${code.id}`);
      expect(response.status).toBe(code.deleted ? 404 : 204);
      code.deleted = true;
      return service.untilKnown(code, null);
    }
    case "lead": {
      const response = await service.send(
        `/api/leads/${code.shortId}`,
        { consent: true, name: "Anna" },
        host,
      );
      expect(response.status).toBe(statusOfCode(code, 200));
      if (response.status !== 200) return;
      code.leads++;
      world.leads.push({ id: (await readJson<{ id: string }>(response)).id, code, handled: false });
      return;
    }
    case "click": {
      const response = await service.send(`/api/events/${code.shortId}`, { type: "cta_click" }, host);
      expect(response.status).toBe(statusOfCode(code, 200));
      if (response.status === 200) code.clicks++;
      return;
    }
  }
  if (!phone) return;
  if (one.kind === "head") {
    const response = await service.request(shortPath(code), {
      method: "HEAD",
      headers: { ...headersOf(phone), ...host },
    });
    expect(response.status).toBe(statusOfCode(code, 302));
    expect(response.headers.getSetCookie()).toEqual([]);
    return;
  }
  if (one.kind === "choose") {
    const { accept } = one;
    const response = await service.send(
      `/p/${code.shortId}/consent`,
      { accept },
      { ...headersOf(phone), ...host },
    );
    expect(response.status).toBe(code.deleted ? 404 : 204);
    keepCookies(phone, response);
    if (!code.deleted) chosen(codes, phone.model, accept, now);
    return;
  }
  const response = await service.request(`${shortPath(code)}?${SEARCH}`, {
    headers: {
      ...headersOf(phone),
      ...host,
      ...(one.ahead ? { "sec-purpose": "prefetch" } : {}),
      ...(one.private ? { "sec-gpc": "1" } : {}),
    },
  });
  expect(response.status).toBe(statusOfCode(code, 302));
  if (response.status !== 302) return expect(response.headers.getSetCookie()).toEqual([]);
  const { location, destination } = exitOf(world, code);
  expect(withoutHost(response.headers.get("location"))).toBe(location);
  const before = phone.model.device?.name;
  scanned(code, { phone: phone.model, ahead: one.ahead, private: one.private }, destination, now);
  expect(response.headers.getSetCookie()).toHaveLength(phone.model.device?.name === before ? 0 : 1);
  keepCookies(phone, response);
}
