import { expect } from "bun:test";
import { join } from "node:path";

const FOLDER = join(import.meta.dir, "../../golden/write");

/**
 * Expects exactly the bytes of a golden file. With `QZ_GOLDEN=write` it writes them instead: then look at the drawing
 * before you keep it.
 */
export async function expectGolden(name: string, bytes: Uint8Array): Promise<void> {
  const file = Bun.file(join(FOLDER, name));
  if (process.env["QZ_GOLDEN"] === "write") await file.write(bytes);
  expect(await file.exists(), `${name} is missing`).toBe(true);
  expect(Buffer.compare(bytes, await file.bytes()), `${name} differs`).toBe(0);
}
