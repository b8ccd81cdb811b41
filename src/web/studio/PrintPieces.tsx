import { useEffect, useState } from "preact/hooks";
import type { FieldFinder } from "../design/Designer.tsx";
import type { Design } from "../design/model.ts";
import { download, save } from "../lib/api.ts";
import type { JsonObject } from "../lib/json.ts";
import { Button } from "../ui/Button.tsx";
import { Errors } from "../ui/Errors.tsx";
import { TextField } from "../ui/Field.tsx";
import { Segments } from "../ui/Segments.tsx";
import { instead, useSubmit } from "../ui/submit.ts";
import { orderOf, PIECES, paperOf, type Piece } from "./pieces.ts";
import { useTexts } from "../texts/texts.ts";

/** A sheet on its way, with the name of its file: another piece may be chosen meanwhile. */
interface Printing {
  readonly order: JsonObject;
  readonly name: string;
}

/** Prints the code as a tent, a poster or cards. */
export function PrintPieces(props: {
  readonly design: Design;
  readonly finder: FieldFinder;
  /** Called instead while there is nothing to print. */
  readonly notReady?: (() => void) | undefined;
}) {
  const { design, finder, notReady } = props;
  const words = useTexts("print");
  const [piece, setPiece] = useState<Piece>("tent");
  const [line, setLine] = useState("");
  const paper = paperOf(navigator.language);
  const { submit, busy, error, forget } = useSubmit(
    ({ order }: Printing, signal) => download("POST /app/api/sheets", { draft: order }, { signal }),
    { onDone: ({ blob }, { name }) => save(blob, `${name}.pdf`) },
  );
  useEffect(forget, [design, piece, line]);
  const print = () =>
    notReady
      ? notReady()
      : submit({ order: orderOf(design, piece, paper, line), name: words[piece].toLowerCase() });
  return (
    <section class="card stack" aria-labelledby="print">
      <h2 class="label" id="print">
        {words.title}
      </h2>
      <form class="download" noValidate onSubmit={instead(print)}>
        <Segments
          label={words.piece}
          hideLabel
          value={piece}
          options={PIECES.map((value) => ({ value, label: words[value] }))}
          onChange={setPiece}
        />
        <p class="hint">{words[`${piece}On`](paper)}</p>
        <TextField label={words.line} optional value={line} maxLength={80} onInput={setLine} />
        <Errors error={error} name={finder.nameOf} onPick={finder.pick} />
        <Button type="submit" icon="print" busy={busy}>
          {words.get}
        </Button>
      </form>
    </section>
  );
}
