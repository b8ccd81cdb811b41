import type { Style } from "quietzone-client";
import type { Paint } from "./style.ts";
import type { Effective } from "./style.ts";

/** Stand-ins for colours that the service refuses to draw: dark inks and light papers, each of which occurs once. */
interface StandIns {
  readonly style: Style;
  /** Puts the refused colours into the drawing of the stand-ins. */
  readonly dyed: (svg: string) => string;
}

/** A style with stand-ins for its colours. @param shown - the same style with those of its template. */
export function withStandIns(style: Style, shown: Effective): StandIns {
  const colors = new Map<string, string>();
  const standIn = (color: string, isPaper: boolean) => {
    const digits = (colors.size + (isPaper ? 0xe0 : 1)).toString(16).padStart(2, "0");
    const name = `#${isPaper ? "ffff" : "0000"}${digits}`;
    colors.set(name, color);
    return name;
  };
  const painted = (paint: Paint, isPaper: boolean): Paint =>
    typeof paint === "string"
      ? standIn(paint, isPaper)
      : { ...paint, stops: paint.stops.map((stop) => ({ ...stop, color: standIn(stop.color, isPaper) })) };
  const { foreground, background, eyeFrame, eyeBall } = shown;
  return {
    style: {
      ...style,
      foreground: painted(foreground, false),
      background: background === "transparent" ? background : painted(background, true),
      ...(eyeFrame.color && { eyeFrame: { ...style.eyeFrame, color: standIn(eyeFrame.color, false) } }),
      ...(eyeBall.color && { eyeBall: { ...style.eyeBall, color: standIn(eyeBall.color, false) } }),
    },
    dyed: (svg) => svg.replace(/#(?:0000|ffff)[0-9a-f]{2}\b/g, (name) => colors.get(name) ?? name),
  };
}
