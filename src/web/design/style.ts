import type { Style } from "quietzone-client";
import { isObject } from "../lib/json.ts";

export type Paint = NonNullable<Style["foreground"]>;

/** Reads styles from links and patches, and completes a style with its template. */

const COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

const SHAPES = {
  modules: ["square", "dot", "rounded", "connected", "blob", "classy", "diamond", "vertical", "horizontal"],
  eyeFrame: ["square", "rounded", "circle", "leaf"],
  eyeBall: ["square", "rounded", "circle", "diamond"],
  frame: ["none", "box", "banner", "bubble"],
} as const;
export const MODULE_SHAPES = SHAPES.modules;
export const EYE_FRAME_SHAPES = SHAPES.eyeFrame;
export const EYE_BALL_SHAPES = SHAPES.eyeBall;
export const FRAME_SHAPES = SHAPES.frame;
export const REACHES = ["all", "phones"] as const;
export const ENCODINGS = ["auto", "eci", "plain"] as const;
export const LEVELS = ["auto", "L", "M", "Q", "H"] as const;

/** Grounds of a logo that are no patch of a colour. */
const PATCHLESS = ["transparent", "circle"] as const;

const color = (value: unknown) => (typeof value === "string" && COLOR.test(value) ? value : undefined);
const text = (value: unknown) => (typeof value === "string" ? value : undefined);

function number(value: unknown, least: number, most: number): number | undefined {
  if (typeof value !== "number" || !Number.isFinite(value)) return undefined;
  return Math.min(most, Math.max(least, value));
}

function oneOf<T extends string>(names: readonly T[], value: unknown): T | undefined {
  return names.find((name) => name === value);
}

function paint(value: unknown): Paint | undefined {
  if (!isObject(value)) return color(value);
  const gradient = oneOf(["linear", "radial"] as const, value["gradient"]);
  const stops = (Array.isArray(value["stops"]) ? value["stops"] : []).flatMap((stop: unknown) => {
    const [at, tone] = isObject(stop) ? [number(stop["offset"], 0, 1), color(stop["color"])] : [];
    return at !== undefined && tone !== undefined ? [{ offset: at, color: tone }] : [];
  });
  if (gradient === undefined || stops.length < 2) return undefined;
  const angle = number(value["angle"], -360, 360);
  return { gradient, ...(angle === undefined ? {} : { angle }), stops: stops.slice(0, 8) };
}

/** The members that are defined; `undefined` when there are none. */
function some<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } | undefined {
  const given = Object.entries(members).filter(([, value]) => value !== undefined);
  const result: { [K in keyof T]?: Exclude<T[K], undefined> } = {};
  Object.assign(result, Object.fromEntries(given));
  return given.length === 0 ? undefined : result;
}

/** The parts of a value that are a valid style; the rest is left out. */
export function readStyle(value: unknown): Style {
  if (!isObject(value)) return {};
  const part = (name: string) => (isObject(value[name]) ? value[name] : {});
  const [modules, eyeFrame, eyeBall, frame] = ["modules", "eyeFrame", "eyeBall", "frame"].map(part);
  const size = number(value["size"], 64, 4096);
  return (
    some({
      template: text(value["template"]),
      ecc: oneOf(LEVELS, value["ecc"]),
      margin: number(value["margin"], 0, 20),
      size: size === undefined ? undefined : Math.round(size),
      reach: oneOf(REACHES, value["reach"]),
      encoding: oneOf(ENCODINGS, value["encoding"]),
      hri: typeof value["hri"] === "boolean" ? value["hri"] : undefined,
      foreground: paint(value["foreground"]),
      background:
        value["background"] === "transparent" ? ("transparent" as const) : paint(value["background"]),
      modules: some({
        shape: oneOf(SHAPES.modules, modules?.["shape"]),
        scale: number(modules?.["scale"], 0.3, 1),
      }),
      eyeFrame: some({
        shape: oneOf(SHAPES.eyeFrame, eyeFrame?.["shape"]),
        color: color(eyeFrame?.["color"]),
      }),
      eyeBall: some({ shape: oneOf(SHAPES.eyeBall, eyeBall?.["shape"]), color: color(eyeBall?.["color"]) }),
      logo: readLogo(value["logo"]),
      frame: some({
        shape: oneOf(SHAPES.frame, frame?.["shape"]),
        text: text(frame?.["text"])?.slice(0, 40),
        color: color(frame?.["color"]),
        textColor: color(frame?.["textColor"]),
      }),
    }) ?? {}
  );
}

function readLogo(value: unknown): Style["logo"] {
  if (!isObject(value)) return undefined;
  const art = some({ id: text(value["id"]), svg: text(value["svg"]), png: text(value["png"]) });
  const look = some({
    size: number(value["size"], 0.05, 0.5),
    padding: number(value["padding"], 0, 4),
    background: oneOf(PATCHLESS, value["background"]) ?? color(value["background"]),
  });
  return art ? { ...art, ...look } : undefined;
}

/** A style completed with its template and every default, for the controls. A colour of `null` follows the code's. */
export function effective(style: Style, template: Style | undefined) {
  const under = template ?? {};
  const modules = { shape: "square" as const, scale: 1, ...under.modules, ...style.modules };
  return {
    ecc: style.ecc ?? under.ecc ?? "auto",
    margin: style.margin ?? under.margin ?? 4,
    reach: style.reach ?? under.reach ?? "all",
    encoding: style.encoding ?? under.encoding ?? "auto",
    hri: style.hri ?? under.hri ?? false,
    foreground: style.foreground ?? under.foreground ?? "#000000",
    background: style.background ?? under.background ?? "#ffffff",
    modules,
    eyeFrame: { shape: "square" as const, color: null, ...under.eyeFrame, ...style.eyeFrame },
    eyeBall: { shape: "square" as const, color: null, ...under.eyeBall, ...style.eyeBall },
    logo: style.logo ?? under.logo,
    frame: { shape: "none" as const, text: "", color: null, textColor: null, ...under.frame, ...style.frame },
  };
}

export type Effective = ReturnType<typeof effective>;

/** One colour for a paint: a gradient's first. */
export function firstColor(of: Paint | "transparent"): string {
  if (of === "transparent") return "#ffffff";
  return typeof of === "string" ? of : (of.stops[0]?.color ?? "#000000");
}
