import { expect } from "bun:test";
import { type CodeJson, PHONE, type Scenario, type TenantClient } from "../../scenario.ts";
import { readJson } from "../../json.ts";
import { elementsIn } from "../../../src/kit/gs1/gs1.ts";

/** A linkset as it comes. */
export interface LinksetJson {
  readonly linkset: readonly (Readonly<Record<string, LinkJson[]>> & {
    readonly anchor: string;
    readonly description: string;
  })[];
}

export interface LinkJson {
  readonly href: string;
  readonly title: string;
  readonly type?: string;
  readonly hreflang?: string[];
  readonly context?: string[];
}

export const VOC = "https://ref.gs1.org/voc/";

/** The member `gs1` of a code. @param text - an element string such as `(01)09521234543213(10)AB-1`. */
export function gs1Of(text: string): object {
  const elements = elementsIn(text);
  if (!Array.isArray(elements)) throw new Error(`No element string: ${text}`);
  const [key, ...qualifiers] = elements;
  return { ...key, qualifiers };
}

/** Makes a code with a GS1 address. */
export function makeGs1(by: TenantClient, text: string, more: object = {}): Promise<CodeJson> {
  return by.makeCode({ target: "https://museum.example/product", gs1: gs1Of(text), ...more });
}

/** Asks for a path of a host, the service's own by default, and follows nothing. */
export function asking(scenario: Scenario, host: string | null = null) {
  return (path: string, headers: Readonly<Record<string, string>> = {}, init: RequestInit = {}) =>
    fetch(scenario.url + path, {
      redirect: "manual",
      ...init,
      headers: { "user-agent": PHONE, ...headers, ...(host === null ? {} : { host }) },
    });
}

export type Ask = ReturnType<typeof asking>;

/** Status and `Location` of an answer. */
export async function leadOf(answer: Response): Promise<[status: number, location: string | null]> {
  await answer.body?.cancel();
  return [answer.status, answer.headers.get("location")];
}

/** The linkset of a path. */
export async function linksetOf(ask: Ask, path: string): Promise<LinksetJson> {
  const answer = await ask(path, { accept: "application/linkset+json" });
  expect(answer.status).toBe(200);
  return readJson<LinksetJson>(answer);
}
