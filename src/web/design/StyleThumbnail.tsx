import type { Style } from "quietzone-client";
import { call } from "../lib/api.ts";
import type { JsonObject } from "../lib/json.ts";
import { Thumbnail } from "../ui/Thumbnail.tsx";

/** A content that is drawn to show a style. */
export interface Sample {
  readonly type: string;
  readonly fields: JsonObject;
}

/** A small drawing of a style, beside a text that names it. */
export function StyleThumbnail(props: {
  /** Of the style: the same name always shows the same drawing. */
  readonly name: string;
  readonly style: Style;
  readonly sample: Sample;
  /** Pixels. */
  readonly size: number;
}) {
  const { style, sample, ...rest } = props;
  const make = async () => {
    const draft = { ...sample, style: { ...style, size: 256 } };
    const { svg } = await call("POST /app/api/generate", { draft });
    return new Blob([svg], { type: "image/svg+xml" });
  };
  return <Thumbnail {...rest} make={make} alt="" />;
}
