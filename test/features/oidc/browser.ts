import { expect } from "bun:test";
import type { Scenario } from "../../scenario.ts";
import type { Liar, Lies } from "./liar.ts";

/** The settings of a provider of tests. */
export function settingsOf(issuer: string, more: Readonly<Record<string, string>> = {}) {
  return {
    QZ_OIDC_ISSUER: issuer,
    QZ_OIDC_CLIENT_ID: "quietzone",
    QZ_OIDC_CLIENT_SECRET: "s3cret-of~the.client",
    QZ_OIDC_NAME: "Museum",
    // Each browser has an address of its own.
    QZ_TRUSTED_PROXIES: "127.0.0.0/8",
    ...more,
  };
}

let browsers = 0;

/** A browser: it keeps cookies, and asks for pages. */
export interface Browser {
  readonly cookies: Map<string, string>;
  go(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Sends what a page of ours sends. A `body` that is not a string is sent as JSON. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

export function createBrowser(scenario: Scenario): Browser {
  const cookies = new Map<string, string>();
  const address = `192.0.2.${++browsers}`;

  async function ask(path: string, init: RequestInit, headers: Record<string, string>) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const sent = { "x-forwarded-for": address, ...headers, ...(cookie === "" ? {} : { cookie }) };
    const answer = await scenario.request(path, { ...init, headers: sent });
    for (const line of answer.headers.getSetCookie()) keep(line);
    return answer;
  }

  function keep(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const name = pair.slice(0, pair.indexOf("="));
    if (attributes.includes("Max-Age=0")) cookies.delete(name);
    else cookies.set(name, pair.slice(name.length + 1));
  }

  return {
    cookies,
    go: (path, headers = {}) => ask(path, {}, { accept: "text/html", "user-agent": FIREFOX, ...headers }),
    send(method, path, body, headers = {}) {
      const ours = { "sec-fetch-site": "same-origin", "content-type": "application/json", ...headers };
      const sent = typeof body === "string" ? body : JSON.stringify(body);
      return ask(path, { method, ...(body === undefined ? {} : { body: sent }) }, ours);
    },
  };
}

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** The path at which the provider sends a browser back that began at `start`. */
export async function backFrom(liar: Liar, start: Response): Promise<string> {
  expect(start.status).toBe(303);
  const back = await liar.visit(start.headers.get("location") ?? "");
  return back.pathname + back.search;
}

/** Signs in at the provider, which lies meanwhile. @returns the answer to the callback. */
export async function signIn(liar: Liar, browser: Browser, lies: Lies = {}, query = ""): Promise<Response> {
  liar.lie(lies);
  const back = await backFrom(liar, await browser.go(`/app/api/oidc/start${query}`));
  const answer = await browser.go(back);
  liar.lie({});
  return answer;
}
