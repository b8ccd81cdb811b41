import { useMemo } from "preact/hooks";
import type { Code, Scannability, Style } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { contentOf } from "../gs1/drawn.ts";
import { jsonOf } from "../../lib/json.ts";
import { type Load, useLoad } from "../../lib/load.ts";

type Drawn = Pick<Code, "shortUrl" | "style"> & Partial<Pick<Code, "gs1">>;

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

/** A judgement of a code's symbol. */
export interface Judged {
  /** Of a product's code it has what tills make of it. */
  readonly scannability: Scannability;
  /** Whether the line that people read of a GS1 address is drawn below the symbol. */
  readonly hasLine: boolean;
}

/** Has a code's symbol judged. */
export function useJudged(code: Code): Load<Judged> {
  return useLoad(
    async (signal) => {
      const style = (await styleOf(code, signal)) ?? {};
      const draft = { ...contentOf(code), style: jsonOf(style), ...(code.gs1 && { profile: "pos" }) };
      const { scannability } = await call("POST /app/api/generate", { draft }, { signal });
      return { scannability, hasLine: style.hri ?? false };
    },
    [code],
  );
}

/** One code of each style and length of address: that is all that a least width depends on. */
function kindsOf(codes: readonly Drawn[]): Drawn[] {
  const kinds = new Map(codes.map((code) => [`${code.shortUrl.length} ${JSON.stringify(code.style)}`, code]));
  return [...kinds.values()];
}

async function leastOf(code: Drawn, signal: AbortSignal): Promise<number> {
  const draft = { ...contentOf(code), style: jsonOf(await styleOf(code, signal)) ?? {} };
  const { scannability } = await call("POST /app/api/generate", { draft }, { signal });
  return scannability.minimumPrintMm;
}

/** The style in which a code is drawn: its own, or that of its saved look. */
export async function styleOf({ style }: Pick<Code, "style">, signal: AbortSignal): Promise<Style | null> {
  if (style === null || !("saved" in style)) return style;
  return (await call("GET /app/api/styles/{id}", { id: style.saved }, { signal })).style;
}
