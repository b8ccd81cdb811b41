import { expect, test } from "bun:test";
import { CONDITIONS, photographed } from "../conditions.ts";
import { drawPair } from "../pair.ts";
import { blank, toBytes } from "../picture.ts";
import { type Reader, sturdyDecoder } from "./decoder.ts";
import { DECODERS } from "./index.ts";

const WHITE = toBytes(blank(80, 80, 255));
const CLEAN = CONDITIONS.filter(({ name }) => name === "clean");

test.each(DECODERS.map((decoder) => [decoder.name, decoder] as const))(
  "%s reads a plain symbol, ASCII or not, and nothing off white paper",
  async (_, decoder) => {
    for (const text of ["https://quietzone.example/a", "Zoë's café, 12 €"]) {
      const { plain, size } = await drawPair({ type: "text", fields: { text }, style: {} });
      for (const condition of CLEAN) {
        const picture = photographed(plain, condition, { size, reach: plain.reach }, 1);
        expect(await decoder.decode(picture)).toBe(text);
      }
    }
    expect(await decoder.decode(WHITE)).toBeNull();
  },
);

test("after an error a decoder is made anew, and the picture that it failed at counts as not read", async () => {
  let made = 0;
  const decoder = sturdyDecoder("brittle", (): Reader => {
    const number = ++made;
    let broken = false;
    return {
      read({ width }) {
        broken ||= width === 1;
        if (broken) throw new WebAssembly.RuntimeError("unreachable");
        return `reader ${number}`;
      },
    };
  });
  expect(await decoder.decode(WHITE)).toBe("reader 1");
  expect(await decoder.decode(toBytes(blank(1, 1, 0)))).toBeNull();
  expect(await decoder.decode(WHITE)).toBe("reader 2");
});
