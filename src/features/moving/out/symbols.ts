import type { CodeStore } from "../../codes/store/codes.ts";
import type { CountedCode } from "../../codes/model.ts";
import type { DrawnSymbols, StyledPayload } from "../../drawings/jobs.ts";
import type { StoredSymbols } from "../../drawings/stored-symbols.ts";
import type { CodeStyle } from "../../looks/model.ts";
import type { PlainCode } from "../../plain-codes/model.ts";
import type { Style } from "../../../qr/style.ts";
import type { Caller } from "../../../kit/shared/caller.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import type { ZipWriter } from "../../../kit/shared/zip.ts";
import { codePages } from "./pages.ts";

export interface SymbolNeeds {
  readonly codes: Pick<CodeStore, "list">;
  readonly plainPages: (tenantId: string) => AsyncGenerator<readonly PlainCode[]>;
  readonly symbols: StoredSymbols;
  /** Reads styles of a tenant's codes as they are drawn, a look once. @throws Fault when a look or logo is gone. */
  readonly stylesOf: (tenant: Tenant) => (style: CodeStyle) => Promise<Style>;
  /** The text that a code encodes. */
  readonly payloadOf: (code: CountedCode) => string;
}

/** The file of a symbol, and how it is drawn. */
interface Symbol extends StyledPayload {
  readonly name: string;
}

/** Symbols that threads are drawing. */
interface Begun {
  readonly part: readonly Symbol[];
  readonly drawn: Promise<DrawnSymbols>;
}

/** Parts that are begun before the first of them is awaited: one is drawn and one waits. */
const AHEAD = 2;

const NO_STYLE: Style = {};

/** Lets others have a turn. */
const NOTHING = new Uint8Array();

/** The symbols of all codes as entries of a ZIP. @param onRows - told how many more are in it. */
export async function* symbolEntries(
  { codes, plainPages, symbols, stylesOf, payloadOf }: SymbolNeeds,
  zip: ZipWriter,
  tenant: Tenant,
  caller: Caller,
  onRows: (rows: number) => void,
): AsyncGenerator<Uint8Array> {
  const queue: Begun[] = [];
  const styleOf = stylesOf(tenant);

  /** `null` for a code whose look or logo was deleted meanwhile. */
  async function symbolOf(code: CountedCode | PlainCode): Promise<Symbol | null> {
    try {
      const style = code.style === null ? NO_STYLE : await styleOf(code.style);
      if ("payload" in code) return { name: `symbols/${code.id}.svg`, style, payload: code.payload };
      const name = `symbols/${code.id}-${code.shortId}.svg`;
      return { name, style, payload: payloadOf(code) };
    } catch (error) {
      if (error instanceof Fault) return null;
      throw error;
    }
  }

  function begin(part: readonly Symbol[]): Begun {
    const drawn = symbols.draw(part, caller);
    // An error is thrown when the part is awaited. If the reader stops before that, nobody needs it.
    drawn.catch(() => {});
    return { part, drawn };
  }

  async function finish({ part, drawn }: Begun): Promise<Uint8Array> {
    const { bytes, symbols: made } = await drawn;
    const pieces = part.flatMap(({ name }, at) => {
      const symbol = made[at];
      if (!symbol || symbol.problem !== null) return [];
      const deflated = bytes.subarray(symbol.start, symbol.end);
      return [zip.entry({ ...symbol, name, compressed: deflated.length }), deflated];
    });
    onRows(part.length);
    return Buffer.concat(pieces);
  }

  async function* pages(): AsyncGenerator<readonly (CountedCode | PlainCode)[]> {
    yield* codePages(codes, tenant.id, {});
    yield* plainPages(tenant.id);
  }

  for await (const page of pages()) {
    const drawable = (await Promise.all(page.map(symbolOf))).filter((symbol) => symbol !== null);
    for (const part of symbols.parts(drawable)) {
      queue.push(begin(part));
      const first = queue.length < AHEAD ? undefined : queue.shift();
      if (first) yield await finish(first);
    }
    yield NOTHING;
  }
  for (const begun of queue) yield await finish(begun);
}
