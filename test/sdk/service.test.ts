import { expect, setSystemTime, test } from "bun:test";
import { join, resolve } from "node:path";
import { createClient } from "quietzone-client";
import { verifyWebhook, WebhookVerificationError } from "quietzone-client/webhooks";
import manifest from "../../package.json" with { type: "json" };
import { clientModules } from "../../scripts/sdk/build.ts";
import own from "../../sdk/package.json" with { type: "json" };
import { kindOf } from "../../sdk/src/content.ts";
import { isObject } from "../../src/shared/json.ts";
import { fetchContract, operationsOf } from "../http/contract.ts";
import { startScenario } from "../scenario.ts";
import { openInbox } from "../webhooks/inbox.ts";
import { STORY, tellStory } from "./story.ts";

/** The client against the service, and its generated files against the service's contract. */

const SOURCES = resolve(import.meta.dir, "../../sdk/src");
const scenario = await startScenario();

test("the generated files are those of the contract; bun run sdk:build makes them", async () => {
  const contract: unknown = await (await fetch(`${scenario.url}/openapi.json`)).json();
  for (const [name, text] of Object.entries(await clientModules(contract)))
    expect([name, (await Bun.file(join(SOURCES, name)).text()) === text]).toEqual([name, true]);
});

test("the client has the program's version", () => {
  expect(own.version).toBe(manifest.version);
});

test("a program does with the client what it can do with the API", async () => {
  expect(await tellStory(scenario.url)).toEqual(STORY);
});

test("content is read as the types say: binary as a Blob, JSON as its value, anything else as text", async () => {
  for (const { responses } of operationsOf(await fetchContract(scenario.url)))
    for (const [mediaType, { schema }] of Object.entries(responses["200"]?.content ?? {})) {
      const isBinary = isObject(schema) && schema["format"] === "binary";
      const expected = isBinary ? "blob" : mediaType === "application/json" ? "json" : "text";
      expect([mediaType, kindOf(mediaType)]).toEqual([mediaType, expected]);
    }
});

test("a delivery is verified, and one that was changed or is signed with another secret is refused", async () => {
  const inbox = openInbox();
  const { apiKey } = await scenario.signUp();
  const client = createClient({ baseUrl: scenario.url, apiKey });
  const { secret = "" } = await client.setWebhook({ body: { url: inbox.url } });
  const code = await client.createCode({ body: { target: "https://zoo.example/" } });
  await scenario.scan(code.shortId);
  await scenario.service.deliver();
  const [delivery] = inbox.received;
  if (!delivery) throw new Error("Nothing was delivered");
  const { body, headers } = delivery;
  setSystemTime(scenario.clock.now());
  try {
    const event = verifyWebhook(secret, body, headers);
    expect(event.event === "qr.scan" && event.device).toBe("mobile");
    expect(verifyWebhook(secret, body, new Headers(headers))).toEqual(event);
    const other = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
    const refuse = (key: string, text: string, given: typeof headers) =>
      expect(() => verifyWebhook(key, text, given)).toThrow(WebhookVerificationError);
    refuse(other, body, headers);
    refuse(secret, body.replace("mobile", "tablet"), headers);
    refuse(secret, body, {});
    setSystemTime(scenario.clock.now() + 301_000);
    refuse(secret, body, headers);
  } finally {
    setSystemTime();
  }
});
