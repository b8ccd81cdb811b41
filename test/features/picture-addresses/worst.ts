import { STYLE_TEMPLATES } from "../../../src/qr/templates.ts";
import type { WorstInput } from "../../worst/input.ts";

/** The largest symbol in the dearest shape, anew each time so that it is in no cache. */
const query = (fresh: string, more: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({ data: `${fresh}${"x".repeat(2_200)}`, style: "dots", size: "4096", ...more });

const drawn = (name: string, more: Readonly<Record<string, string>>, status = 200): WorstInput[] =>
  (["svg", "png"] as const).map((format) => ({
    operation: format === "svg" ? "drawSvg" : "drawPng",
    name,
    status,
    request: ({ fresh }) => ({ path: `/qr.${format}?${query(fresh(), more)}` }),
  }));

/** Addresses that draw: each parameter at its dearest. */
export const INPUTS: readonly WorstInput[] = [
  // Some templates have a level at which there is room for less.
  ...STYLE_TEMPLATES.flatMap(({ id }) =>
    drawn(`the largest symbol in the template ${id}`, { style: id, ecc: "L" }),
  ),
  ...drawn("the largest symbol without a quiet zone", { margin: "0" }, 400),
  ...drawn("the largest symbol in the widest quiet zone", { margin: "20" }),
  ...drawn("the largest symbol in colours that are mended", { color: "ffff00", background: "ff0" }, 400),
  ...drawn("the largest symbol on nothing", { background: "transparent", color: "1d4ed8" }),
  ...drawn("the largest symbol in too few pixels", { size: "64" }, 400),
  ...drawn("more than the level holds", { ecc: "H" }, 400),
  ...drawn("the longest name of a file", { download: "x".repeat(80) }),
  ...(["svg", "png"] as const).flatMap((format): WorstInput[] => [
    {
      operation: format === "svg" ? "drawSvg" : "drawPng",
      name: "a text beyond ASCII that fills the largest symbol, each byte escaped",
      status: 200,
      request: ({ fresh }) => ({
        path: `/qr.${format}?data=${`%C3%BC${[...fresh()].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("")}${"%78".repeat(2_900)}`}`,
      }),
    },
    {
      operation: format === "svg" ? "drawSvg" : "drawPng",
      name: "thousands of parameters that nobody asked for",
      status: 200,
      request: ({ fresh }) => ({ path: `/qr.${format}?data=${fresh()}${"&a=b".repeat(4_000)}` }),
    },
    {
      operation: format === "svg" ? "drawSvg" : "drawPng",
      name: "a list of thousands of tags",
      status: 200,
      request: ({ fresh }) => ({
        path: `/qr.${format}?${query(fresh())}`,
        headers: { "if-none-match": `"${"x".repeat(9)}",`.repeat(4_000) },
      }),
    },
  ]),
];
