import { describe, expect, test } from "bun:test";
import { completeStyle } from "../../src/qr/complete-style.ts";
import type { Style } from "../../src/qr/style.ts";
import { STYLE_TEMPLATES } from "../../src/qr/templates.ts";
import { Fault } from "../../src/kit/shared/fault.ts";

function refusal(style: Style): Fault {
  try {
    completeStyle(style);
  } catch (fault) {
    if (fault instanceof Fault) return fault;
    throw fault;
  }
  throw new Error("the style was accepted");
}

test("an empty style is the plain symbol of the contract", () => {
  expect(completeStyle({})).toEqual({
    ecc: "auto",
    eccOfTemplate: true,
    margin: 4,
    size: 512,
    reach: "all",
    encoding: "auto",
    hri: false,
    foreground: { kind: "solid", color: 0x000000 },
    background: { kind: "solid", color: 0xffffff },
    modules: { shape: "square", scale: 1 },
    eyeFrame: { shape: "square", color: null },
    eyeBall: { shape: "square", color: null },
    logo: null,
    frame: { shape: "none", text: "", color: 0x000000, textColor: 0xffffff },
  });
});

test("given properties override the defaults", () => {
  const style: Style = {
    ecc: "H",
    margin: 0,
    size: 4096,
    reach: "phones",
    encoding: "plain",
    hri: true,
    foreground: "#123456",
    background: "#FFFEFD",
    modules: { shape: "dot", scale: 0.3 },
    eyeFrame: { shape: "leaf", color: "#0a0b0c" },
    eyeBall: { shape: "diamond", color: "#abc" },
    logo: { id: "x", size: 0.05, padding: 0, background: "#fed" },
    frame: { shape: "box", text: "Ja", color: "#222222", textColor: "#333333" },
  };
  expect(completeStyle(style)).toEqual({
    ecc: "H",
    eccOfTemplate: false,
    margin: 0,
    size: 4096,
    reach: "phones",
    encoding: "plain",
    hri: true,
    foreground: { kind: "solid", color: 0x123456 },
    background: { kind: "solid", color: 0xfffefd },
    modules: { shape: "dot", scale: 0.3 },
    eyeFrame: { shape: "leaf", color: 0x0a0b0c },
    eyeBall: { shape: "diamond", color: 0xaabbcc },
    logo: { size: 0.05, padding: 0, background: 0xffeedd },
    frame: { shape: "box", text: "Ja", color: 0x222222, textColor: 0x333333 },
  });
});

describe("paints", () => {
  test("a transparent background is none", () => {
    expect(completeStyle({ background: "transparent" }).background).toBeNull();
  });

  test("a gradient's stops ascend, equal ones in the order given", () => {
    const stops = [
      { offset: 1, color: "#000001" },
      { offset: 0.5, color: "#000002" },
      { offset: 0, color: "#000003" },
      { offset: 0.5, color: "#000004" },
    ];
    expect(completeStyle({ foreground: { gradient: "linear", stops } }).foreground).toEqual({
      kind: "linear",
      angle: 0,
      stops: [
        { offset: 0, color: 3 },
        { offset: 0.5, color: 2 },
        { offset: 0.5, color: 4 },
        { offset: 1, color: 1 },
      ],
    });
    expect(stops[0]?.offset).toBe(1);
  });

  test("a radial gradient has no angle", () => {
    const stops = [
      { offset: 0, color: "#111" },
      { offset: 1, color: "#222" },
    ];
    const { foreground } = completeStyle({ foreground: { gradient: "radial", angle: 30, stops } });
    expect(Object.keys(foreground).toSorted()).toEqual(["kind", "stops"]);
  });
});

describe("a logo", () => {
  test("is a fifth of the symbol wide with a module of padding, on no patch", () => {
    expect(completeStyle({ logo: { id: "github" } }).logo).toEqual({
      size: 0.2,
      padding: 1,
      background: null,
    });
    expect(completeStyle({ logo: { id: "github", background: "transparent" } }).logo?.background).toBeNull();
  });
});

describe("a template", () => {
  test("lies below the style, property by property", () => {
    const dots = completeStyle({ template: "dots" });
    const changed = completeStyle({ template: "dots", modules: { scale: 0.7 }, eyeBall: { color: "#400" } });
    expect(changed).toEqual({
      ...dots,
      modules: { shape: "dot", scale: 0.7 },
      eyeBall: { shape: "rounded", color: 0x440000 },
    });
  });

  test("is replaced by a paint as a whole", () => {
    const solid = completeStyle({ template: "sunset", foreground: "#112233" });
    expect(solid.foreground).toEqual({ kind: "solid", color: 0x112233 });
    const stops = [
      { offset: 0, color: "#111" },
      { offset: 1, color: "#222" },
    ];
    const gradient = completeStyle({ template: "sunset", foreground: { gradient: "linear", stops } });
    expect(gradient.foreground).toMatchObject({ kind: "linear", angle: 0 });
  });

  test("frames another caption", () => {
    const { frame } = completeStyle({ template: "banner", frame: { text: "Speisekarte" } });
    expect(frame).toEqual({ shape: "banner", text: "Speisekarte", color: 0x1d4ed8, textColor: 0xffffff });
    expect(completeStyle({ template: "banner", frame: { shape: "none" } }).frame.shape).toBe("none");
  });

  test("that does not exist is refused with the list of those that do", () => {
    const fault = refusal({ template: "no-such-look" });
    expect(fault.code).toBe("template_unknown");
    expect(fault.errors.map(({ pointer }) => pointer)).toEqual(["/style/template"]);
    for (const { id } of STYLE_TEMPLATES) expect(fault.message).toContain(id);
    expect(JSON.stringify([fault.message, fault.errors])).not.toContain("no-such-look");
    expect(refusal({ template: "constructor" }).code).toBe("template_unknown");
  });
});

describe("a frame", () => {
  test("has the foreground's colour, a gradient's first", () => {
    expect(completeStyle({ foreground: "#0a3069", frame: { shape: "box" } }).frame.color).toBe(0x0a3069);
    const stops = [
      { offset: 1, color: "#440000" },
      { offset: 0, color: "#004400" },
    ];
    const { frame } = completeStyle({ foreground: { gradient: "radial", stops }, frame: { shape: "box" } });
    expect(frame.color).toBe(0x004400);
  });

  test.each(["banner", "bubble"] as const)(
    "as a %s is lettered white or black, whichever reads on it",
    (shape) => {
      expect(completeStyle({ frame: { shape, color: "#1d3557" } }).frame.textColor).toBe(0xffffff);
      expect(completeStyle({ frame: { shape, color: "#ffd60a" } }).frame.textColor).toBe(0x000000);
    },
  );

  test("as a box is lettered in its own colour, or in one that reads on the background", () => {
    const textColor = (style: Style): number => completeStyle(style).frame.textColor;
    expect(textColor({ frame: { shape: "box", color: "#1d3557" } })).toBe(0x1d3557);
    expect(textColor({ frame: { shape: "box", color: "#ffd60a" } })).toBe(0x000000);
    expect(textColor({ background: "transparent", frame: { shape: "box", color: "#ffd60a" } })).toBe(
      0x000000,
    );
    expect(textColor({ background: "#101010", frame: { shape: "box", color: "#202020" } })).toBe(0xffffff);
  });

  test.each(["banner", "bubble"] as const)("as a %s always says something", (shape) => {
    for (const text of ["", "  ", "\u200b"])
      expect(completeStyle({ frame: { shape, text } }).frame.text).toBe("Scan me");
    expect(completeStyle({ frame: { shape } }).frame.text).toBe("Scan me");
  });

  test("as a box may say nothing", () => {
    expect(completeStyle({ frame: { shape: "box" } }).frame.text).toBe("");
  });

  test("has its caption tidied", () => {
    expect(completeStyle({ frame: { shape: "box", text: " Cafe\u0301\n1 " } }).frame.text).toBe("Café 1");
  });

  test("is refused a caption that cannot be drawn, unless none is drawn", () => {
    const fault = refusal({ frame: { shape: "banner", text: "扫描" } });
    expect(fault.code).toBe("frame_text_unsupported");
    expect(fault.errors.map(({ pointer }) => pointer)).toEqual(["/style/frame/text"]);
    expect(() => completeStyle({ frame: { text: "扫描" } })).not.toThrow();
  });
});
