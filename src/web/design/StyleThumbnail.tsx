import { useEffect, useState } from "preact/hooks";
import type { Style } from "quietzone-client";
import { call } from "../lib/api.ts";
import type { JsonObject } from "../lib/json.ts";
import { useImage } from "./drawing.ts";

/** A content that is drawn to show a style. */
export interface Sample {
  readonly type: string;
  readonly fields: JsonObject;
}

/** Drawings by name, kept for the whole visit. */
const drawn = new Map<string, Promise<string | null>>();

function drawingOf(name: string, sample: Sample, style: Style): Promise<string | null> {
  const known = drawn.get(name);
  if (known) return known;
  const draft = { ...sample, style: { ...style, size: 256 } };
  const drawing = call("POST /app/api/generate", { draft }).then(
    ({ svg }) => svg,
    () => {
      drawn.delete(name);
      return null;
    },
  );
  drawn.set(name, drawing);
  return drawing;
}

/** A small drawing of a style, beside a text that names it. */
export function StyleThumbnail(props: {
  /** Of the style: the same name always shows the same drawing. */
  readonly name: string;
  readonly style: Style;
  readonly sample: Sample;
  /** Whether it may be drawn. */
  readonly ready: boolean;
  /** Pixels. */
  readonly size: number;
}) {
  const { name, style, sample, ready, size } = props;
  const [svg, setSvg] = useState<string | null>(null);
  useEffect(() => {
    if (!ready) return;
    let wanted = true;
    void drawingOf(name, sample, style).then((drawing) => {
      if (wanted) setSvg(drawing);
    });
    return () => {
      wanted = false;
    };
  }, [name, ready]);
  const image = useImage(svg);
  return <span class="thumbnail">{image && <img src={image} alt="" width={size} height={size} />}</span>;
}
