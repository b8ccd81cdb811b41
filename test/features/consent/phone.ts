import { expect } from "bun:test";
import type { Scenario, TenantClient } from "../../scenario.ts";
import { PROGRAM } from "../../e2e/process.ts";
import { readJson } from "../../json.ts";
import { patiently } from "../../patiently.ts";
import type { ScanLog } from "../../../src/features/scans/log-model.ts";

/** One `Set-Cookie` header, taken apart; attribute names in lower case, a flag's value is empty. */
export interface SetCookie {
  readonly name: string;
  readonly value: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The cookies that an answer sets or clears. */
export function cookiesOf(response: Response): SetCookie[] {
  return response.headers.getSetCookie().map((header) => {
    const [[name = "", value = ""] = [], ...attributes] = header.split("; ").map((part): [string, string] => {
      const at = part.indexOf("=");
      return at < 0 ? [part, ""] : [part.slice(0, at), part.slice(at + 1)];
    });
    return {
      name,
      value,
      attributes: Object.fromEntries(attributes.map(([key, text]) => [key.toLowerCase(), text])),
    };
  });
}

/** A phone whose browser keeps cookies: what an answer sets goes with the next request, what it clears does not. */
export class Phone {
  readonly cookies = new Map<string, string>();
  readonly #scenario: Scenario;
  readonly #headers: Record<string, string>;

  constructor(scenario: Scenario, headers: Record<string, string> = {}) {
    this.#scenario = scenario;
    this.#headers = headers;
  }

  /** The `Cookie` header it sends; none when it has no cookie. */
  get cookieHeader(): Record<string, string> {
    const pairs = [...this.cookies].map(([name, value]) => `${name}=${value}`);
    return pairs.length === 0 ? {} : { cookie: pairs.join("; ") };
  }

  async scan(shortId: string, headers: Record<string, string> = {}): Promise<Response> {
    const sent = { ...this.#headers, ...this.cookieHeader, ...headers };
    return this.#keep(await this.#scenario.scan(shortId, sent));
  }

  /** Makes the device-recognition choice on a code's page. */
  async choose(shortId: string, accept: boolean, headers: Record<string, string> = {}): Promise<Response> {
    const sent = { ...this.#headers, ...this.cookieHeader, ...headers };
    const response = await patiently(() => this.#scenario.post(`/p/${shortId}/consent`, { accept }, sent));
    expect(response.status).toBe(204);
    return this.#keep(response);
  }

  #keep(response: Response): Response {
    for (const { name, value, attributes } of cookiesOf(response)) {
      if (attributes["max-age"] === "0") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

/** A phone that has accepted and scanned once since, so that it carries a device id. */
export async function recognisedPhone(scenario: Scenario, shortId: string): Promise<Phone> {
  const phone = new Phone(scenario);
  await phone.choose(shortId, true);
  await phone.scan(shortId);
  expect([...phone.cookies.keys()]).toEqual(["svc_consent", "svc_device"]);
  return phone;
}

/** A code's scan log. */
export async function logOf(tenant: TenantClient, codeId: string): Promise<ScanLog> {
  const response = await tenant.call("GET", `/app/api/codes/${codeId}/scans`);
  expect(response.status).toBe(200);
  return readJson<ScanLog>(response);
}

/** Runs `quietzone …` beside the service, on its data folder; gives what it printed. It must succeed. */
export async function quietzone(scenario: Scenario, ...args: string[]): Promise<string> {
  return scenario.beside((storage) => run(storage, args));
}

async function run(storage: Readonly<Record<string, string>>, args: readonly string[]): Promise<string> {
  const command = Bun.spawn([...PROGRAM, ...args], {
    env: { PATH: process.env["PATH"] ?? "", ...storage },
    stdout: "pipe",
    stderr: "pipe",
  });
  const [printed, complained] = await Promise.all([
    new Response(command.stdout).text(),
    new Response(command.stderr).text(),
  ]);
  expect({ exit: await command.exited, complained }).toEqual({ exit: 0, complained: "" });
  return printed;
}

/** Lets a tenant see its devices, as the operator does. */
export async function grantDeviceLog(scenario: Scenario, tenant: TenantClient): Promise<void> {
  await quietzone(scenario, "tenant", "grant", tenant.id, "deviceLog", "on");
}
