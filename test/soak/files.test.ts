import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MOST_BYTES } from "../../src/features/files/constants.ts";
import { signUp } from "../e2e/client.ts";
import { readJson } from "../json.ts";
import { silentReader } from "../kit/http/silent-reader.ts";
import type { Memory } from "./probe.ts";
import { startProbed } from "./probed.ts";
import { filled, pdf } from "../features/files/samples.ts";

const MEGABYTE = 1024 * 1024;
const CLIENTS = 50;
/** By so much the service may grow: a piece for each, and what is on its way to the client. */
const MOST = 20 * MEGABYTE;
/** Pieces that each client reads on. */
const READ = 30;
/** The most looks at the memory of the service. */
const LOOKS = 60;

test("fifty clients that read the largest file slowly take a few pieces of it, and not fifty files", async () => {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-test-"));
  const service = await startProbed({ QZ_DATA_DIR: folder, QZ_LOG: "error", QZ_SIGNUP_PLAN: "unlimited" });
  try {
    const { apiKey } = await signUp(service);
    const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/pdf" };
    const body = Uint8Array.from(filled(pdf(), MOST_BYTES));
    const sent = await fetch(`${service.url}/app/api/files`, { method: "POST", headers, body });
    expect(sent.status).toBe(201);
    const { id } = await readJson<{ id: string }>(sent);
    const begin = async () => {
      const readers = await Promise.all(
        Array.from({ length: CLIENTS }, () => silentReader(service.url, `/f/${id}`, apiKey)),
      );
      for (const { head } of readers) expect(head).toStartWith("HTTP/1.1 200");
      for (let read = 0; read < READ; read++) {
        for (const { readOn } of readers) readOn();
        // Once the service has answered another call, it has seen what was read.
        expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
      }
      return readers;
    };
    // Memory that was freed is given back later, on a busy machine by far: the least of many looks counts.
    const memory = async (isEnough: (least: Memory) => boolean) => {
      let least = await service.memory();
      for (let look = 1; look < LOOKS && !isEnough(least); look++) {
        const { heap, resident } = await service.memory();
        least = { heap, resident: Math.min(least.resident, resident) };
      }
      return least;
    };
    // The first ones load code.
    for (const { leave } of await begin()) leave();
    expect((await (await fetch(`${service.url}/f/${id}`)).bytes()).length).toBe(MOST_BYTES);
    const before = await memory(() => false);
    const readers = await begin();
    const during = await memory(({ resident }) => resident - before.resident < MOST);
    for (const { leave } of readers) leave();
    // At the last look all of them still held something: else they would have been disconnected, or have
    // read all.
    expect(during.heap - before.heap).toBeGreaterThan(MEGABYTE);
    expect(during.heap - before.heap).toBeLessThan(MOST);
    expect(during.resident - before.resident).toBeLessThan(MOST);
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 300_000);
