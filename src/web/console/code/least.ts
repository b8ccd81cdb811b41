import { useMemo } from "preact/hooks";
import type { Code } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";

type Drawn = Pick<Code, "shortUrl" | "style">;

/** The most kinds of symbols that are asked for: each is a drawing. */
const MOST_KINDS = 24;

/**
 * The smallest width in millimetres at which phones read all of some codes; `null` until it is known, and where their styles differ too
 * much to ask for each.
 * @param codes - the same array until they change.
 */
export function useLeastMm(codes: readonly Drawn[]): number | null {
  // Styles may hold pictures: they are compared once.
  const kinds = useMemo(() => kindsOf(codes), [codes]);
  const load = useLoad(
    async (signal) => {
      if (kinds.length > MOST_KINDS) return null;
      const widths: number[] = [];
      for (const kind of kinds) widths.push(await leastOf(kind, signal));
      return Math.max(...widths);
    },
    [kinds],
  );
  return load.value ?? null;
}

/** One code of each style and length of address: that is all that a least width depends on. */
function kindsOf(codes: readonly Drawn[]): Drawn[] {
  const kinds = new Map(
    codes.map(({ shortUrl, style }) => [`${shortUrl.length} ${JSON.stringify(style)}`, { shortUrl, style }]),
  );
  return [...kinds.values()];
}

async function leastOf({ shortUrl, style }: Drawn, signal: AbortSignal): Promise<number> {
  const drawn = style !== null && "saved" in style ? await lookOf(style.saved, signal) : style;
  const body = { type: "url" as const, fields: { url: shortUrl }, style: drawn ?? {} };
  const { scannability } = await call("POST /app/api/generate", { body }, { signal });
  return scannability.minimumPrintMm;
}

/** The style of a saved look. */
async function lookOf(id: string, signal: AbortSignal) {
  const { style } = await call("GET /app/api/styles/{id}", { id }, { signal });
  return style;
}
