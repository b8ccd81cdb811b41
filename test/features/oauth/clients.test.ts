import { expect, test } from "bun:test";
import { createClients } from "../../../src/features/oauth/clients.ts";
import { isRegistered, readRedirect } from "../../../src/features/oauth/redirects.ts";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { createSealer } from "../../../src/kit/shared/seal.ts";
import { TestClock } from "../../scenario.ts";

const ID = "https://app.example/client.json";
const DOCUMENT = { client_id: ID, client_name: "Robot", redirect_uris: ["https://app.example/cb"] };

/** Clients, and how often documents were asked for. */
async function clientsOf(answer: () => Response, secret = 1) {
  const clock = new TestClock();
  const asked: string[] = [];
  const sealer = await createSealer(new Uint8Array(32).fill(secret), createIds(clock));
  const read = (url: string) => {
    asked.push(url);
    return Promise.resolve().then(answer);
  };
  return { clients: createClients({ sealer, read, clock }), clock, asked };
}

const refusal = { code: "invalid_client" };

test("the id of a registration holds it, and is good with the service's own secret alone", async () => {
  const none = () => new Response(null, { status: 404 });
  const { clients } = await clientsOf(none);
  const made = await clients.register({
    client_name: " Ro\u200Bbot\n ",
    redirect_uris: ["http://[::1]:1/cb"],
  });
  expect(made).toMatchObject({ name: "Robot", redirectUris: ["http://[::1]:1/cb"], host: null });
  expect(await clients.find(made.id)).toEqual(made);
  const nameless = await clients.register({ redirect_uris: ["https://app.example:8443/cb"] });
  expect(nameless.name).toBe("app.example:8443");
  const other = await clientsOf(none, 2);
  for (const id of [made.id, `${made.id.slice(0, -4)}AAAA`, "", "%%%"])
    expect(other.clients.find(id)).rejects.toMatchObject(refusal);
});

test("a document at an https address is a client, and is read again after five minutes", async () => {
  const { clients, clock, asked } = await clientsOf(() => Response.json(DOCUMENT));
  for (let turn = 0; turn < 3; turn++)
    expect(await clients.find(ID)).toMatchObject({ name: "Robot", host: "app.example" });
  expect(asked).toEqual([ID]);
  clock.advance(5 * MINUTE);
  await clients.find(ID);
  expect(asked).toEqual([ID, ID]);
});

test("a document that is none, or of another client, is refused, and asked for again", async () => {
  for (const answer of [
    () => Response.json({ ...DOCUMENT, client_id: "https://app.example/other.json" }),
    () => Response.json({ ...DOCUMENT, redirect_uris: [] }),
    () => Response.json([DOCUMENT]),
    () => Response.json(null),
    () => new Response("<html>"),
    () => Response.json(DOCUMENT, { status: 404 }),
    () => {
      throw new Error("not allowed");
    },
  ]) {
    const { clients, asked } = await clientsOf(answer);
    for (let turn = 0; turn < 2; turn++) expect(clients.find(ID)).rejects.toMatchObject(refusal);
    expect(asked).toHaveLength(2);
  }
});

test("an address that is no document's is not asked for", async () => {
  const { clients, asked } = await clientsOf(() => Response.json(DOCUMENT));
  for (const id of [
    "https://app.example",
    "https://app.example/",
    "https://app.example/a/../client.json",
    "https://app.example/client.json#x",
    "https://user@app.example/client.json",
    "https://APP.example/client.json",
    "http://app.example/client.json",
    `https://app.example/${"x".repeat(4_000)}`,
  ])
    expect(clients.find(id)).rejects.toMatchObject(refusal);
  expect(asked).toEqual([]);
});

test("redirect addresses are compared to the letter, but for the port of the own computer", () => {
  const registered = ["https://app.example/cb", "http://127.0.0.1/cb", "http://localhost:3000/cb?x=1"];
  for (const uri of [...registered, "http://127.0.0.1:50000/cb", "http://localhost:1/cb?x=1"])
    expect([uri, isRegistered(uri, registered)]).toEqual([uri, true]);
  for (const uri of [
    "https://app.example:8443/cb",
    "https://app.example/cb/",
    "https://app.example/CB",
    "http://app.example/cb",
    "http://localhost:3000/cb",
    "http://127.0.0.1:1/cb?x=1",
    "https://127.0.0.1/cb",
    "http://127.0.0.1.evil.example/cb",
    "",
  ])
    expect([uri, isRegistered(uri, registered)]).toEqual([uri, false]);
  expect(readRedirect("http://192.168.1.1/cb")).toBeNull();
});
