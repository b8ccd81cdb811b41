import { expect, test } from "bun:test";
import { unpremultiplied } from "../../../src/qr/write/pixels.ts";

test("colours are divided by alpha, and clear pixels stay clear", () => {
  expect([...unpremultiplied(Uint8Array.from([64, 32, 0, 128, 9, 9, 9, 255, 0, 0, 0, 0]))]).toEqual([
    128, 64, 0, 128, 9, 9, 9, 255, 0, 0, 0, 0,
  ]);
});
