import { expect, setSystemTime, spyOn, test } from "bun:test";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createClient } from "quietzone-client";
import { verifyWebhook, WebhookVerificationError } from "quietzone-client/webhooks";
import manifest from "../../package.json" with { type: "json" };
import own from "../../sdk/package.json" with { type: "json" };
import { kindOf } from "../../sdk/src/content.ts";
import { membersOf, trimmed } from "../../scripts/sdk/trim.ts";
import { isObject } from "../../src/kit/shared/json.ts";
import { fetchContract, membersIn, operationsOf } from "../kit/http/contract.ts";
import { startScenario } from "../scenario.ts";
import { openInbox } from "../features/webhooks/inbox.ts";
import { GUIDE, programOf, README } from "./samples.ts";
import { STORY, tellStory } from "./story.ts";

/** The client against the service. */

const ROOT = resolve(import.meta.dir, "../..");
const scenario = await startScenario();

test("the client has the program's version", () => {
  expect(own.version).toBe(manifest.version);
});

test("a program does with the client what it can do with the API", async () => {
  expect(await tellStory(scenario.url)).toEqual(STORY);
});

/** Runs the samples of a page as one program, and returns their output. @param files - the folder that it writes into. */
async function runSamples(page: string, files: string): Promise<unknown[]> {
  const program = (await programOf(page))
    .replaceAll("https://qr.example", scenario.url)
    .replaceAll("process.env.QZ_KEY", JSON.stringify((await scenario.signUp()).apiKey))
    .replaceAll('"archive.zip"', JSON.stringify(join(files, "archive.zip")));
  const file = join(files, `${Bun.hash(page)}.ts`);
  await Bun.write(file, program);
  const printed: unknown[] = [];
  using _ = spyOn(console, "log").mockImplementation((...values) => void printed.push(...values));
  await import(file);
  return printed;
}

test("the samples of the guide and of the README do what these say", async () => {
  const files = mkdtempSync(join(tmpdir(), "quietzone-sdk-"));
  symlinkSync(join(ROOT, "node_modules"), join(files, "node_modules"));
  try {
    const shortUrl = expect.stringMatching(/^http:\/\/localhost:\d+\/r\/\w+$/);
    const [address, svg, ...list] = await runSamples(README, files);
    expect([address, list]).toEqual([shortUrl, ["Hall 3", 0]]);
    expect(svg).toStartWith("<svg");
    const [made, , , head, , scans, kept, advice] = await runSamples(GUIDE, files);
    expect([made, scans, advice]).toEqual([shortUrl, 0, "Choose another name."]);
    expect(kept).toEndWith("/r/entrance-2");
    expect(head).toStartWith("id,at,");
    expect(await Bun.file(join(files, "archive.zip")).slice(0, 2).text()).toBe("PK");
  } finally {
    rmSync(files, { recursive: true });
  }
});

test("content is read as the types say: binary as a Blob, JSON as its value, anything else as text", async () => {
  for (const { responses } of operationsOf(await fetchContract(scenario.url)))
    for (const [mediaType, { schema }] of Object.entries(responses["200"]?.content ?? {})) {
      const isBinary = isObject(schema) && schema["format"] === "binary";
      const expected = isBinary ? "blob" : mediaType === "application/json" ? "json" : "text";
      expect([mediaType, kindOf(mediaType)]).toEqual([mediaType, expected]);
    }
});

test("every member of the types has its words where editors show them", async () => {
  const members = [...membersIn(trimmed(membersOf(await fetchContract(scenario.url))))];
  expect(members.length).toBeGreaterThan(900);
  const silent = members.filter(({ schema }) => {
    const { description, title } = membersOf(schema);
    return !description && !title;
  });
  expect(silent.map(({ place }) => place)).toEqual([]);
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
