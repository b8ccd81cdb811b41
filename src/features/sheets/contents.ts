import { type Static, Type } from "@sinclair/typebox";
import { Style } from "../../qr/style.ts";
import { pack, unpack } from "../../kit/shared/packed.ts";
import { checkOf } from "../../kit/shared/schema.ts";
import type { LabelContent } from "./scene.ts";
import type { TillCount } from "./till-count.ts";

const Contents = Type.Object({
  styles: Type.Array(Style),
  labels: Type.Array(
    Type.Object({
      payload: Type.String(),
      style: Type.Integer({ description: "Index into styles" }),
      lines: Type.Array(Type.String()),
    }),
  ),
});
const check = checkOf(Contents);

/** The contents of some labels, on their way to a thread that draws them. */
export interface LabelPart {
  /** A packed `Contents`. */
  readonly packed: Uint8Array;
  /** How many contents it has. */
  readonly count: number;
  /** Milliseconds that they are expected to take. */
  readonly expected: number;
}

/** Contents from one number to before another. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The contents of a sheet, checked. */
export interface LabelSource {
  /** Codes or rows. */
  readonly count: number;
  /** Milliseconds that all of them are expected to take. */
  readonly expected: number;
  readonly offTill: TillCount;
  /** Contents in their order, in parts that are short jobs. */
  parts(range: Range): AsyncGenerator<LabelPart>;
  /** Gives back what it holds. */
  end(): void;
}

export function packContents(contents: readonly LabelContent[]): Uint8Array {
  const styles = [...new Set(contents.map(({ style }) => style))];
  const labels = contents.map(({ payload, style, lines }) => ({
    payload,
    style: styles.indexOf(style),
    lines: [...lines],
  }));
  return pack({ styles, labels } satisfies Static<typeof Contents>);
}

/** The contents that were packed. Those of one style have the same object. */
export function unpackContents(packed: Uint8Array): LabelContent[] {
  const { styles, labels } = unpack(check, packed);
  return labels.map((label) => ({ ...label, style: styles[label.style] ?? {} }));
}
