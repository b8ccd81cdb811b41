import type { createIds } from "../../src/kit/shared/ids.ts";
import { DAY } from "../../src/kit/shared/clock.ts";
import { hashToken, newToken } from "../../src/kit/shared/token.ts";
import { MOST_WORKSPACES } from "../../src/features/people/constants.ts";
import type { Stores } from "../../db/stores.ts";
import { readJson } from "../json.ts";
import { PRESENT } from "../present.ts";
import { TENANT } from "../tenant.ts";
import { prepare } from "./send.ts";

/** The headers of a browser in which somebody is signed in. */
export type SignedIn = Readonly<Record<"cookie" | "sec-fetch-site", string>>;

const signedInBy = (cookie: string): SignedIn => ({ cookie, "sec-fetch-site": "same-origin" });

export const PASSWORD = "neun Elche am Fluss";

/** Sessions of a person, at most. */
const MOST_SESSIONS = 50;

/**
 * Adds a person with as many workspaces and sessions as there may be.
 * @returns the headers of the first browser.
 */
export async function addBusyPerson(stores: Stores, ids: ReturnType<typeof createIds>): Promise<SignedIn> {
  const [id, at] = [ids.id("per"), PRESENT];
  const person = {
    ...{ id, email: "busy@museum.example", name: "x".repeat(120), language: null, passwordHash: null },
    ...{ confirmedAt: null, createdAt: at, secondFactor: false },
  };
  for (let count = 0; count < MOST_WORKSPACES; count++) {
    const key = {
      ...{ id: ids.id("key"), hash: ids.bytes(32).toHex(), hint: "", name: "main", scopes: null },
      ...{ createdAt: at, expiresAt: null, madeBy: null, owner: null },
    };
    const tenant = { ...TENANT, id: ids.id("ten"), name: "x".repeat(120), createdAt: at };
    await stores.tenants.add(tenant, key, { person, isNew: count === 0 });
  }
  const tokens = Array.from({ length: MOST_SESSIONS }, () => newToken(ids));
  for (const token of tokens)
    await stores.sessions.add({
      ...{ id: ids.id("ses"), hash: hashToken(token), personId: id, method: "password" },
      ...{ device: "Firefox on Linux", remember: true, secondFactor: true },
      ...{ signedInAt: at, usedAt: at, endsAt: at + 30 * DAY },
    });
  return signedInBy(`qz_session=${tokens[0]}`);
}

/** A new person, who owns a workspace. @returns the headers of the browser, and the address. */
export async function newPerson(url: string, email: string): Promise<{ headers: SignedIn; email: string }> {
  const body = { name: "Newcomer", email, password: PASSWORD };
  const answer = await prepare(url, "POST", { path: "/app/api/signup", body });
  const [cookie = ""] = answer.headers.getSetCookie();
  await readJson<unknown>(answer);
  return { headers: signedInBy(cookie.split(";", 1)[0] ?? ""), email };
}
