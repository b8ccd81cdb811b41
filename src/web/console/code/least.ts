import type { CodeRecord } from "../../../codes/model.ts";
import type { LookRecord } from "../../../looks/model.ts";
import { isDrawing } from "../../design/drawing.ts";
import { call } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { shaped } from "../../lib/shape.ts";

const isLook = shaped<LookRecord>({
  id: "string",
  name: "string",
  style: "object",
  isDefault: "boolean",
  createdAt: "string",
  updatedAt: "string",
});

/** The smallest width in millimetres at which phones read a code; `null` until it is known. */
export function useLeastMm({ shortUrl, style }: CodeRecord): number | null {
  const load = useLoad(
    async (signal) => {
      const drawn = style !== null && "saved" in style ? await lookOf(style.saved, signal) : style;
      const body = { type: "url", fields: { url: shortUrl }, style: drawn ?? {} };
      const { scannability } = await call("POST", "/app/api/generate", isDrawing, { body, signal });
      return scannability.minimumPrintMm;
    },
    [shortUrl, JSON.stringify(style)],
  );
  return load.value ?? null;
}

/** The style of a saved look. */
async function lookOf(id: string, signal: AbortSignal) {
  const { style } = await call("GET", `/app/api/styles/${encodeURIComponent(id)}`, isLook, { signal });
  return style;
}
