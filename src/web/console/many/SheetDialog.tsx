import type { LayoutList } from "../../../sheets/model.ts";
import { useEffect, useRef, useState } from "preact/hooks";
import { isLayoutList } from "../../lib/answers.ts";
import { call, download, save } from "../../lib/api.ts";
import { useExplain } from "../../lib/explain.ts";
import { useLoad } from "../../lib/load.ts";
import { Problem } from "../../lib/problem.ts";
import { useTexts } from "../../lib/texts.ts";
import { isAbort } from "../../lib/wait.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { TextField } from "../../ui/Field.tsx";
import { Select } from "../../ui/Select.tsx";
import { Failed, Loading, Notice, useReason } from "../../ui/State.tsx";
import { toast } from "../../ui/Toasts.tsx";
import type { Chosen } from "./edit.ts";
import { SheetPage, usePreview } from "./SheetPage.tsx";
import { texts } from "./sheet-texts.ts";
import { texts as many } from "./texts.ts";

/** The most codes that a request may name. */
const MOST = 1_000;
const NAME = "labels.pdf";

/** What a label says below its symbol, as the API's template. */
const LINES = {
  none: [],
  title: ["{title}"],
  shortUrl: ["{shortUrl}"],
  both: ["{title}", "{shortUrl}"],
} as const;
type Lines = keyof typeof LINES;

/** Prints chosen codes on a sheet of labels, with a preview of its first page. */
export function SheetDialog({
  codes,
  onClose,
}: {
  readonly codes: readonly Chosen[];
  readonly onClose: () => void;
}) {
  const words = useTexts(texts);
  const { tooManyLabels } = words;
  const catalog = useLoad((signal) => call("GET", "/app/api/sheets", isLayoutList, { signal }), []);
  return (
    <Dialog title={words.title(codes.length)} onClose={onClose} wide>
      {codes.length > MOST ? (
        <p>{tooManyLabels(MOST)}</p>
      ) : catalog.value ? (
        <Sheet codes={codes} layouts={catalog.value.layouts} onClose={onClose} />
      ) : catalog.error ? (
        <Failed error={catalog.error} retry={catalog.reload} />
      ) : (
        <Loading lines={4} />
      )}
    </Dialog>
  );
}

function Sheet(props: {
  readonly codes: readonly Chosen[];
  readonly layouts: LayoutList["layouts"];
  readonly onClose: () => void;
}) {
  const { codes, layouts, onClose } = props;
  const words = useTexts(texts);
  const { cancel } = useTexts(many);
  const explain = useExplain();
  const reason = useReason();
  const [layoutId, setLayoutId] = useState(
    layouts.find(({ id }) => id === FIRST)?.id ?? layouts[0]?.id ?? "",
  );
  const [first, setFirst] = useState("1");
  const [lines, setLines] = useState<Lines>("title");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const layout = layouts.find(({ id }) => id === layoutId);
  const places = layout ? layout.columns * layout.rows : 1;
  const start = /^\d{1,3}$/.test(first.trim()) ? Number(first) : 0;
  const isPlace = start >= 1 && start <= places;
  const order = { layout: layoutId, text: LINES[lines], start };
  const ids = codes.map(({ id }) => id);
  // The first page has no more codes than places.
  const preview = usePreview(isPlace ? { ...order, codes: ids.slice(0, places) } : null);

  // Another order has other errors.
  useEffect(() => setError(undefined), [layoutId, lines, first]);
  const refused = error ?? preview.error;
  const at = (pointer: string) => {
    const why = refused instanceof Problem && refused.errors.find((each) => each.pointer === pointer);
    return why ? explain(why) : undefined;
  };
  const isAtField = at("/layout") !== undefined || at("/text") !== undefined;

  async function print(event: Event) {
    event.preventDefault();
    if (busy || !isPlace) return;
    const mine = new AbortController();
    stop.current = mine;
    setBusy(true);
    setError(undefined);
    try {
      const body = { ...order, codes: ids };
      const { blob } = await download("POST", "/app/api/sheets", { body, signal: mine.signal });
      save(blob, NAME);
      toast({ text: words.saved(NAME), tone: "good" });
      onClose();
    } catch (problem) {
      if (isAbort(problem)) return;
      setError(problem);
      setBusy(false);
    }
  }

  return (
    <form class="label-form" noValidate onSubmit={print}>
      <div class="stack">
        {refused !== undefined && !isAtField && (
          <Notice tone="bad">
            <p role="alert">{reason(refused)}</p>
          </Notice>
        )}
        <Select
          label={words.layout}
          value={layoutId}
          options={layouts.map((each) => ({ value: each.id, label: words.layoutName(each) }))}
          error={at("/layout")}
          onChange={(id) => {
            setLayoutId(id);
            setFirst("1");
          }}
        />
        <Select
          label={words.lines}
          value={lines}
          options={[
            { value: "none", label: words.none },
            { value: "title", label: words.lineTitle },
            { value: "shortUrl", label: words.lineShortUrl },
            { value: "both", label: words.lineBoth },
          ]}
          error={at("/text")}
          onChange={setLines}
        />
        {places > 1 && (
          <TextField
            label={words.first}
            hint={words.firstHint}
            type="number"
            min={1}
            max={places}
            value={first}
            onInput={setFirst}
            error={isPlace ? undefined : words.firstWrong(places)}
          />
        )}
        <div class="row end">
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="primary" type="submit" icon="download" busy={busy}>
            {words.print}
          </Button>
        </div>
      </div>
      {layout && (
        <SheetPage
          layout={layout}
          preview={preview}
          start={start}
          onPick={(place) => setFirst(String(place))}
        />
      )}
    </form>
  );
}

/** The layout that is chosen first: common labels, on which most codes fit with a text. */
const FIRST = "avery-l7160";
