import { expect, test } from "bun:test";
import { draw } from "../../src/qr/draw.ts";
import { labelOf } from "../../src/qr/label.ts";
import { buildPayload, CODE_TYPES } from "../../src/qr/payload/index.ts";
import { WRITERS } from "../../src/qr/write/index.ts";
import { writeSvg } from "../../src/qr/write/svg.ts";

test("a web address is named, cut where it is long", () => {
  expect(labelOf("https://museum.example/hall-3")).toEqual({
    title: "QR code: https://museum.example/hall-3",
    description: "Opens a page on the web.",
  });
  expect(labelOf(`https://museum.example/${"x".repeat(500)}`).title).toHaveLength("QR code: ".length + 120);
});

test("a web address is named without the password in it", () => {
  expect(labelOf("https://guest:quiet@zone@museum.example/hall@3").title).toBe(
    "QR code: https://museum.example/hall@3",
  );
  expect(labelOf("HTTP://guest@museum.example?mail=me@example.org").title).toBe(
    "QR code: HTTP://museum.example?mail=me@example.org",
  );
});

test("a drawing of every other type is named by its kind, and shows none of its content", () => {
  for (const { type, name, description, example } of CODE_TYPES) {
    if (["url", "app", "gs1"].includes(type)) continue;
    expect(labelOf(buildPayload(type, example))).toEqual({ title: `QR code: ${name}`, description });
  }
});

test("a GS1 Digital Link is named by its address, and what people read of it is in the description", () => {
  expect(labelOf("HTTPS://ID.GS1.ORG/01/09521234543213/10/AB-1?17=271231")).toEqual({
    title: "QR code: HTTPS://ID.GS1.ORG/01/09521234543213/10/AB-1?17=271231",
    description:
      "Names a product to the tills of shops, and opens what its maker says about it. (01) 09521234543213 (10) AB-1 (17) 271231",
  });
  // The check digit is wrong, so that it is an address like any other.
  expect(labelOf("https://id.gs1.org/01/09521234543214").description).toBe("Opens a page on the web.");
});

test("text that only begins like an address is a text", () => {
  expect(labelOf("https://museum.example/ is where we are").title).toBe("QR code: Text");
  expect(labelOf("").title).toBe("QR code: Text");
});

test("a drawing carries its label into every format that has a place for it", async () => {
  const { scene } = draw("https://museum.example/grüße", {}, null);
  expect(writeSvg(scene, { widthPx: 300 })).toMatch(
    /^<svg [^>]*role="img"><title>QR code: https:\/\/museum.example\/grüße<\/title><desc>Opens a page on the web.<\/desc></,
  );
  const eps = new TextDecoder().decode(await WRITERS.eps.write(scene, { widthPx: 300 }));
  expect(eps).toContain("\n%%Title: QR code: https://museum.example/gr??e\n");
});

test("a password stays in the symbol", () => {
  const payload = buildPayload("wifi", { ssid: "Museum", password: "quiet zone" });
  expect(writeSvg(draw(payload, {}, null).scene, { widthPx: 300 })).not.toContain("quiet zone");
});
