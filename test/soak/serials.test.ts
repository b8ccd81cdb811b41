import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { IN_FULL } from "../extent.ts";
import { signUp } from "../e2e/client.ts";
import { silentReader } from "../kit/http/silent-reader.ts";
import type { Memory } from "./probe.ts";
import { type ProbedService, startProbed } from "./probed.ts";

const MEGABYTE = 1024 * 1024;
/** Serials of a file: as many as a plan's most rows, a tenth of them among the tests. */
const MANY = IN_FULL ? 20_000 : 2_000;
const FEW = MANY / 10;
/** Pieces that are read between two looks at the memory. */
const PIECES_A_LOOK = 25;
/** By so much more a file of ten times as many serials may take. */
const MOST_HEAP = 4 * MEGABYTE;
const MOST_RESIDENT = 48 * MEGABYTE;

const PATH = "/app/api/bulk?as=sheet&layout=avery-l7160&text=hri";

/** A file of the serials of a product, none of which is a code. */
function serials(rows: number): string {
  const lines = Array.from(
    { length: rows },
    (_, row) => `09521234543213,LOT-7,${row.toString(36).toUpperCase().padStart(12, "A")},id.maker.example\n`,
  );
  return `gtin,lot,serial,host\n${lines.join("")}`;
}

/**
 * Prints a file for a client that reads slowly, to its end. @returns the most memory meanwhile, and the bytes
 * of the PDF.
 */
async function printed(service: ProbedService, apiKey: string, rows: number) {
  const { head, readOn, closed, bytes } = await silentReader(service.url, PATH, apiKey, serials(rows));
  expect(head).toStartWith("HTTP/1.1 200");
  const state = { isOver: false };
  void closed.then(() => {
    state.isOver = true;
  });
  let most: Memory = { heap: 0, resident: 0 };
  for (let piece = 0; !state.isOver; piece++) {
    readOn();
    // Once the service has answered another call, it has seen what was read.
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    if (piece % PIECES_A_LOOK !== 0) continue;
    const { heap, resident } = await service.memory();
    most = { heap: Math.max(most.heap, heap), resident: Math.max(most.resident, resident) };
  }
  return { ...most, bytes: bytes() };
}

test("labels of thousands of serials take as much memory as those of a tenth, for a client that reads slowly", async () => {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-test-"));
  const service = await startProbed({ QZ_DATA_DIR: folder, QZ_LOG: "error", QZ_SIGNUP_PLAN: "unlimited" });
  try {
    const { apiKey } = await signUp(service);
    // The first one loads code and starts threads.
    await printed(service, apiKey, FEW);
    const few = await printed(service, apiKey, FEW);
    const many = await printed(service, apiKey, MANY);

    expect(many.bytes).toBeGreaterThan(8 * few.bytes);
    expect(many.heap - few.heap).toBeLessThan(MOST_HEAP);
    expect(many.resident - few.resident).toBeLessThan(MOST_RESIDENT);
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 600_000);
