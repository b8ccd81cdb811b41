import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { download, save } from "../lib/api.ts";
import type { JsonObject } from "../lib/json.ts";
import { Button } from "../ui/Button.tsx";
import { Errors } from "../ui/Errors.tsx";
import { TextField } from "../ui/Field.tsx";
import { Segments } from "../ui/Segments.tsx";
import { instead, useSubmit } from "../ui/submit.ts";
import type { FieldFinder } from "./Designer.tsx";
import type { Design } from "./model.ts";
import { toast } from "../ui/Toasts.tsx";
import { orderOf, PIECES, paperOf, type Piece } from "./pieces.ts";
import { useTexts } from "../texts/texts.ts";

/** A sheet on its way, with the name of its file: another piece may be chosen meanwhile. */
interface Printing {
  readonly order: JsonObject;
  readonly name: string;
}

/** Prints the code as a tent, a poster or cards. */
export function PrintPieces(props: {
  /** A design, or the id of a code in the workspace. */
  readonly of: Design | string;
  /** The file's name goes on with it. */
  readonly name?: string;
  readonly finder?: FieldFinder;
  /** Called instead while there is nothing to print. */
  readonly notReady?: (() => void) | undefined;
  /** Called after a file was saved. */
  readonly onSaved?: () => void;
  /** Other ways to print. */
  readonly children?: ComponentChildren;
}) {
  const { of, name, finder, notReady, onSaved, children } = props;
  const words = useTexts("print");
  const { saved } = useTexts("design");
  const [piece, setPiece] = useState<Piece>("tent");
  const [line, setLine] = useState("");
  const paper = paperOf(navigator.language);
  const { submit, busy, error, forget } = useSubmit(
    ({ order }: Printing, signal) => download("POST /app/api/sheets", { draft: order }, { signal }),
    {
      onDone: ({ blob }, { name }) => {
        save(blob, `${name}.pdf`);
        toast({ text: saved, tone: "good" });
        onSaved?.();
      },
    },
  );
  useEffect(forget, [of, piece, line]);
  const print = () =>
    notReady
      ? notReady()
      : submit({
          order: orderOf(of, piece, paper, line),
          name: [words[piece].toLowerCase(), ...(name === undefined ? [] : [name])].join("-"),
        });
  return (
    <section class="card stack" aria-labelledby="print">
      <h2 id="print">{words.title}</h2>
      <form class="download" noValidate onSubmit={instead(print)}>
        <Segments
          label={words.piece}
          hideLabel
          value={piece}
          options={PIECES.map((value) => ({ value, label: words[value] }))}
          onChange={setPiece}
        />
        <p class="hint">{words[`${piece}On`](paper)}</p>
        <TextField
          label={piece === "cards" ? words.line : words.headline}
          optional
          value={line}
          maxLength={80}
          onInput={setLine}
        />
        <Errors error={error} name={finder?.nameOf} onPick={finder?.pick} />
        <Button type="submit" icon="print" busy={busy}>
          {words.get}
        </Button>
      </form>
      {children}
    </section>
  );
}
