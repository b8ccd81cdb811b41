import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { call } from "../lib/api.ts";
import type { JsonObject } from "../lib/json.ts";
import type { Drawing, QuietzoneProblem } from "quietzone-client";
import { untilAnswered } from "../lib/until-answered.ts";
import { sentFields } from "../lib/whole-address.ts";
import type { Design, Encodes } from "./model.ts";
import type { Effective } from "./style.ts";

/** The state of a design's drawing. */
export interface DrawingState {
  /** The last drawing that succeeded, which may be of an earlier state of the design. */
  readonly drawing: Drawing | null;
  /** An address of the drawing for `<img>`. */
  readonly image: string | null;
  /** Whether `drawing` shows the current design. */
  readonly current: boolean;
  /** Why the current design could not be drawn: a `QuietzoneProblem` or `Offline`. */
  readonly error: unknown;
  /** Whether the type's example is drawn: all fields are empty, or can't be read. */
  readonly example: boolean;
  /** An address of the drawing in the colours that are refused; `null` where none is. */
  readonly refused: string | null;
}

/** Milliseconds between the last change and the call. */
const PAUSE = 120;

/** Has the answer say whether tills read it, too. */
const FOR_TILLS = { profile: "pos" };

/** The request for a drawing. */
export function requestOf({ type, fields, style }: Design, encodes: Encodes, example: JsonObject) {
  if (typeof encodes === "object" && "shortUrl" in encodes)
    return { type: "url", fields: { url: encodes.shortUrl }, style };
  if (typeof encodes === "object") return { type: "gs1", fields: { ...encodes }, style, ...FOR_TILLS };
  const drawn = { type, fields: isExample(fields, encodes) ? example : sentFields(fields), style };
  return type === "gs1" ? { ...drawn, ...FOR_TILLS } : drawn;
}

function isExample(fields: JsonObject, encodes: Encodes): boolean {
  return encodes === "example" || (encodes === "fields" && Object.keys(fields).length === 0);
}

/** Draws a design whenever it changes. An older answer never replaces a newer one. @param example - the type's example fields. */
export function useDrawing(
  design: Design,
  encodes: Encodes,
  example: JsonObject,
): Omit<DrawingState, "refused"> {
  const [state, setState] = useState<Pick<DrawingState, "drawing" | "current" | "error">>({
    drawing: null,
    current: false,
    error: undefined,
  });
  const request = requestOf(design, encodes, example);
  const first = useRef(true);
  useEffect(() => {
    const stop = new AbortController();
    setState((last) => ({ ...last, current: false }));
    const draw = () => call("POST /app/api/generate", { draft: request }, { signal: stop.signal });
    const report = (error: unknown) => setState((last) => ({ ...last, error }));
    void untilAnswered(draw, first.current ? 0 : PAUSE, stop.signal, report).then((drawing) => {
      if (drawing !== null && !stop.signal.aborted) setState({ drawing, current: true, error: undefined });
    });
    first.current = false;
    return () => stop.abort();
  }, [JSON.stringify(request)]);
  const image = useImage(state.drawing?.svg ?? null);
  return { ...state, image, example: isExample(design.fields, encodes) };
}

/**
 * The drawing of a request in colours that are refused. It is asked for once a refusal: that comes when a pause follows a change.
 * @param refusal - why the last request was refused; `null` unless for its colours.
 */
export function useRefusedDrawing(
  refusal: QuietzoneProblem | null,
  request: ReturnType<typeof requestOf>,
  shown: Effective,
): string | null {
  const [svg, setSvg] = useState<string | null>(null);
  useEffect(() => {
    if (refusal === null) return setSvg(null);
    const stop = new AbortController();
    const put = (next: string | null) => stop.signal.aborted || setSvg(next);
    import("./refused.ts")
      .then(({ refusedSvg }) => refusedSvg(request, shown, stop.signal))
      .then(put, () => put(null));
    return () => stop.abort();
  }, [refusal]);
  return useImage(refusal && svg);
}

/** A blob address of an SVG: in an `<img>` no script in it runs. */
export function useImage(svg: string | null): string | null {
  const image = useMemo(() => svg && URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })), [svg]);
  useEffect(() => {
    // The previous image stays until the new one is drawn.
    if (image) return () => setTimeout(() => URL.revokeObjectURL(image), 1_000);
  }, [image]);
  return image;
}
