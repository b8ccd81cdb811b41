import { describe, expect, test } from "bun:test";
import { type Drawing, draw } from "../../../src/qr/draw.ts";
import { hriOf } from "../../../src/qr/gs1.ts";
import { createFitCheck } from "../../../src/features/sheets/fitting.ts";
import { arrangeOn, layLabel, needsOf } from "../../../src/features/sheets/label.ts";
import type { Layout } from "../../../src/features/sheets/layout.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { LAYOUTS } from "../../../src/features/sheets/layouts.ts";
import { breakLines, setParagraphs } from "../../../src/features/sheets/text.ts";
import { layoutsFor, withCode, NONE_OFF_TILL } from "../../../src/features/sheets/till-count.ts";
import { startScenario } from "../../scenario.ts";
import { putOnPlan } from "../bulk/client.ts";
import { layoutOf } from "./labels.ts";

/** Labels with GS1 Digital Links, which tills read at some sizes only. */

const PAYLOADS = [
  "HTTPS://ID.EXAMPLE/01/09521234543213",
  "https://id.maker.example/01/09521234543213/10/AB-1234",
  "https://id.maker.example/01/09521234543213/10/AB-1234?15=271231",
];
/** The least and the most of a module (GS1 General Specifications, 5.12.3). */
const [LEAST, MOST] = [0.396, 0.99];

/** `null` where the label is refused. */
function placedOn(drawing: Drawing, lines: readonly string[], label: Layout["label"]) {
  try {
    return arrangeOn(needsOf(drawing), { payload: drawing.payload, lines }, label);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    expect(error.code).toStartWith("label_");
    return null;
  }
}

describe("the modules of a symbol for tills", () => {
  for (const payload of PAYLOADS)
    for (const lines of [[], [hriOf(payload)]])
      test(`of ${payload} with ${lines.length} texts are of the right size, or it is told with layouts on which they are`, () => {
        const drawing = draw(payload, {}, null);
        for (const { id, label, purpose } of LAYOUTS) {
          if (purpose !== "labels") continue;
          const placed = placedOn(drawing, lines, label);
          // On some, nothing could scan it.
          if (placed === null) continue;
          const { arrangement, offTill } = placed;
          const module = arrangement.symbol.width / drawing.scene.width;
          expect([id, module >= LEAST - 1e-6 && module <= MOST + 1e-6]).toEqual([id, offTill === null]);
          const named = offTill === null ? [] : layoutsFor(withCode(NONE_OFF_TILL, offTill));
          expect([id, named.length > 0]).toEqual([id, offTill !== null]);
          for (const other of named)
            expect(arrangeOn(needsOf(drawing), { payload, lines }, layoutOf(other).label).offTill).toBeNull();
        }
      });

  test("of a poster are as large as fits, which is told; other texts have no bounds", () => {
    const [payload = ""] = PAYLOADS;
    const { label } = layoutOf("a4");
    const drawing = draw(payload, {}, null);
    const { arrangement, offTill } = arrangeOn(needsOf(drawing), { payload, lines: [] }, label);
    expect(arrangement.symbol.width).toBeGreaterThan(150);
    expect(offTill).not.toBeNull();
    const other = "https://id.maker.example/02/09521234543213";
    const check = createFitCheck((content) => draw(content.payload, content.style, null));
    const style = {};
    for (const [text, told] of [
      [payload, offTill],
      [other.slice(0, payload.length), null],
    ] as const)
      expect(check({ payload: text, style, lines: [] }, label)).toEqual(told);
  });
});

describe("the readable line", () => {
  test("is broken between elements, else behind a number's name, and never in a number", () => {
    const [, payload = ""] = PAYLOADS;
    const lines = (width: number, mayCut: boolean) =>
      breakLines(setParagraphs([`Lot: ${hriOf(payload)}`], payload), { width, lines: 9, mayCut })?.map(
        ({ paragraph, from, to }) => paragraph.characters.slice(from, to).join(""),
      );
    expect(lines(11, false)).toEqual(["Lot:", "(01) 09521234543213", "(10) AB-1234"]);
    expect(lines(9, false)).toBeUndefined();
    expect(lines(9, true)).toEqual(["Lot: (01)", "09521234543213", "(10) AB-1234"]);
    expect(lines(4, true)).toBeUndefined();
  });

  test("that has no room is refused with a size that is enough", () => {
    const payload = "https://id.maker.example/8004/1234567ABCDEFGHIJKLMNOPQRSTUVW";
    const drawing = draw(payload, {}, null);
    const label = { width: 20, height: 60 };
    let fault: unknown;
    try {
      layLabel(drawing, [hriOf(payload)], label);
    } catch (error) {
      fault = error;
    }
    expect(fault).toMatchObject({ code: "label_text_too_long" });
    const { width, height } = Object(fault).errors[0].params;
    expect(() => layLabel(drawing, [hriOf(payload)], { width, height })).not.toThrow();
  });
});

describe("the answer", async () => {
  const scenario = await startScenario({ QZ_GS1: "on" });
  const tenant = await scenario.signUp("Maker");
  await putOnPlan(scenario, tenant, "unlimited");
  const gs1 = { ai: "01", value: "09521234543213", qualifiers: [{ ai: "10", value: "AB-1234" }] };
  const code = await tenant.makeCode({ target: "https://maker.example/", gs1 });
  const headersOf = async (answer: Response) => {
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    const layouts = answer.headers.get("x-sheet-till-layouts")?.split(",") ?? [];
    return [answer.headers.get("x-sheet-off-till"), layouts.length > 0];
  };

  test("says how many labels tills may not read, and layouts on which they do", async () => {
    const send = (layout: string, more: object = {}) =>
      tenant.call("POST", "/app/api/sheets", { layout, codes: [code.id], text: ["hri"], ...more });
    expect(await headersOf(await send("avery-5167", { copies: 3 }))).toEqual(["3", true]);
    expect(await headersOf(await send("avery-l7160"))).toEqual([null, false]);
  });

  test("of a bulk file says it, too, and again when the file is sent again", async () => {
    const csv = "gtin,target\n09521234543213,https://maker.example/\n,https://maker.example/none\n";
    for (let time = 0; time < 2; time++) {
      const answer = await tenant.call("POST", "/app/api/bulk?as=sheet&layout=avery-5167&text=hri", csv, {
        "content-type": "text/csv",
        "idempotency-key": "till",
      });
      expect(await headersOf(answer)).toEqual(["1", true]);
    }
  });

  test("rows without a key are told of as well", async () => {
    const rows = "gtin,host\n09521234543213,id.maker.example\n";
    const body = {
      rows: rows.replace("gtin", "elements").replace("\n", ",type\n").replace("example\n", "example,gs1\n"),
    };
    const answer = await scenario.request("/app/api/sheets", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...body, layout: "avery-5167", text: ["hri"] }),
    });
    expect(await headersOf(answer)).toEqual(["1", true]);
  });

  test("a style that draws the line has it once", async () => {
    const svg = async (style: object, text: string[]) => {
      const body = { codes: [code.id], layout: "a4", style, text };
      return (await tenant.call("POST", "/app/api/sheets?as=svg", body)).text();
    };
    expect(await svg({ hri: true }, ["hri"])).toBe(await svg({ hri: true }, []));
    expect(await svg({}, ["hri"])).not.toBe(await svg({}, []));
  });
});
