import type { Scenario } from "../../scenario.ts";

/** The `svc_lock` of an answer as a browser sends it back; empty without one. */
export function cookieOf(answer: Response): string {
  const [set = ""] = answer.headers.getSetCookie();
  return set.slice(0, set.indexOf(";"));
}

/** Somebody who stands before locked codes. */
export function visitorOf(scenario: Scenario, given: Record<string, string> = {}) {
  return {
    /** Tries a password as a program does. */
    unlock: (shortId: string, password: string) => scenario.post(`/p/${shortId}/unlock`, { password }, given),
    /** The same as a browser does. */
    submit: (shortId: string, password: string, headers: Record<string, string> = {}) =>
      scenario.request(`/p/${shortId}/unlock`, {
        method: "POST",
        body: new URLSearchParams({ password }),
        headers: { accept: "text/html", "sec-fetch-site": "same-origin", ...given, ...headers },
      }),
    /** Asks for a path, with a cookie or without. */
    get: (path: string, cookie = "", headers: Record<string, string> = {}) =>
      scenario.request(path, {
        headers: { ...given, accept: "text/html", ...(cookie !== "" && { cookie }), ...headers },
      }),
  };
}
