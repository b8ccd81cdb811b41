import { useEffect, useState } from "preact/hooks";
import { download, save } from "../../lib/api.ts";
import { jsonObjectOf } from "../../lib/json.ts";
import { detailsOf, errorsOf } from "../../lib/problem.ts";
import { Button } from "../../ui/Button.tsx";
import { focusField } from "../../ui/Field.tsx";
import { Later } from "../../ui/Later.tsx";
import { Notice } from "../../ui/State.tsx";
import { instead, Slips, useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { useDefaultLook } from "../looks/looks.ts";
import { pick, readPicked, readSheetDraft, type SheetDraft, USUAL_LAYOUT, writeSheetDraft } from "./draft.ts";
import { LayoutField } from "./LayoutField.tsx";
import { Amount, Design, Lines, Press } from "./Options.tsx";
import { fieldOf, placesOf, type Reading, readForm } from "./order.ts";
import { OwnLayout } from "./OwnLayout.tsx";
import { isOwn, type MeasureName, ownLike, readOwn, writeOwn } from "./own-layouts.ts";
import { BLANK, type Preview, SheetPage, usePreview } from "./Page.tsx";
import { SourceField } from "./SourceField.tsx";
import type { KnownLayout } from "./known-layout.ts";
import { useTroubles } from "./troubles.ts";
import { useTexts } from "../../texts/texts.ts";

/** The file is called after what is on the labels. */
function nameOf({ source, group }: SheetDraft): string {
  return `${source === "group" ? group : new Date().toISOString().slice(0, 10)}-labels.pdf`;
}

/** The form of a sheet beside its preview. @param known - the layouts of the service. */
export function SheetForm(props: { readonly known: readonly KnownLayout[]; readonly tenantId: string }) {
  const words = useTexts("sheets");
  const { own, putOwn } = useOwn(props.tenantId);
  const layouts = [...own, ...props.known];
  const [slip, setSlip] = useState<MeasureName | null>(null);
  const [draft, setDraft] = useState(readSheetDraft);
  useDefaultLook((look) => setDraft((now) => (now.look === "" ? { ...now, look } : now)));
  const [csv, setCsv] = useState("");
  const [picked, setPicked] = useState(readPicked);
  const [page, setPage] = useState(1);
  const layout = layouts.find(({ id }) => id === draft.layout) ?? props.known[0];
  const reading = layout ? readForm(draft, { picked, csv }, layout) : NOTHING;
  const { wrong } = reading;
  const order = slip === null ? reading.order : null;
  const print = useSubmit(
    async (_, signal) => {
      setTried(true);
      if (order === null) {
        const [first = `layout/${slip}`] = wrong.keys();
        focusField(`/${first}`);
        throw new Slips({});
      }
      return download("POST /app/api/sheets", { draft: jsonObjectOf(order) }, { signal });
    },
    {
      onDone: ({ blob }) => {
        save(blob, nameOf(draft));
        toast({ text: words.saved(nameOf(draft)), tone: "good" });
      },
      onRefused: (refused) => {
        const [why] = detailsOf(refused);
        const field = why && fieldOf(why);
        if (field) focusField(`/${field}`);
      },
    },
  );
  const preview = usePreview(order, page);
  const last = lastPage(preview.error);
  useEffect(() => {
    if (last !== null) setPage(last);
  }, [last]);
  const error = print.error ?? (order && last === null ? preview.error : undefined);
  const [tried, setTried] = useState(false);
  const troubles = useTroubles(draft, picked, wrong, error, tried);
  // The last page would be of other content.
  const shown = wrong.has("source") ? BLANK : preview;

  function change(part: Partial<SheetDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    writeSheetDraft(next);
    print.forget();
    if (part.start !== undefined) setPage(1);
    if (part.source !== undefined) setTried(false);
  }

  const part = { draft, troubles, onChange: change };
  if (!layout) return null;
  return (
    <form class="sheet-form" noValidate onSubmit={instead(print.submit)}>
      <div class="stack wide">
        <SourceField
          {...part}
          picked={picked}
          onPick={(codes) => {
            setPicked(pick(codes));
            print.forget();
          }}
          csv={csv}
          onCsv={(text) => {
            setCsv(text);
            print.forget();
          }}
        />
        <LayoutField {...part} layouts={layouts} layout={layout}>
          {isOwn(layout) ? (
            <OwnLayout
              key={layout.id}
              layout={layout}
              onChange={(next) => putOwn(own.map((each) => (each.id === next.id ? next : each)))}
              onSlip={setSlip}
              onRemove={() => {
                putOwn(own.filter(({ id }) => id !== layout.id));
                change({ layout: USUAL_LAYOUT, start: "1" });
                focusField("/layout");
              }}
            />
          ) : (
            <div>
              <Button
                kind="quiet"
                icon="plus"
                onClick={() => {
                  const mine = ownLike(layout, words.ownNew);
                  putOwn([mine, ...own]);
                  change({ layout: mine.id, start: "1" });
                }}
              >
                {words.ownAdd}
              </Button>
              <p class="hint">{words.ownAddHint}</p>
            </div>
          )}
        </LayoutField>
        <Later>
          {() => (
            <>
              <Design {...part} folded={layout.label.folded === true} />
              <Lines {...part} picked={picked} />
              <Amount {...part} places={placesOf(layout)} />
              <Press {...part} />
            </>
          )}
        </Later>
      </div>
      <section class="sheet-shown stack" aria-label={words.preview}>
        <div class="sheet-paper">
          <SheetPage
            layout={layout}
            preview={shown}
            page={page}
            offset={order?.offset}
            start={Number(draft.start)}
            onStart={(place) => change({ start: `${place}` })}
          />
        </div>
        <Pages preview={shown} page={page} onPage={setPage} />
        {troubles.others.length > 0 && (
          <Notice tone="bad">
            <p role="alert">{troubles.others.join(". ")}</p>
          </Notice>
        )}
        <p role="status" class="error">
          {error !== undefined && troubles.others.length === 0 ? words.refused : ""}
        </p>
        <div class="row">
          <Button kind="primary" type="submit" icon="download" busy={print.busy}>
            {words.print}
          </Button>
          {print.busy && <Button onClick={print.stop}>{words.stop}</Button>}
        </div>
      </section>
    </form>
  );
}

const NOTHING: Reading = { order: null, wrong: new Map() };

/** The layouts of one's own, which the device keeps. */
function useOwn(tenantId: string) {
  const [own, setOwn] = useState(() => readOwn(tenantId));
  useEffect(() => setOwn(readOwn(tenantId)), [tenantId]);
  const putOwn = (next: readonly KnownLayout[]) => {
    setOwn(next);
    writeOwn(tenantId, next);
  };
  return { own, putOwn };
}

/** The last page, where the refused one is behind it. */
function lastPage(error: unknown): number | null {
  const why = errorsOf(error).find(({ reason }) => reason === "sheet_page_beyond");
  const pages = why?.params?.["pages"];
  return typeof pages === "number" ? pages : null;
}

function Pages(props: {
  readonly preview: Preview;
  readonly page: number;
  readonly onPage: (page: number) => void;
}) {
  const { preview, page, onPage } = props;
  const words = useTexts("sheets");
  if (!preview.drawn) return <p class="soft">{words.waiting}</p>;
  const { pages, labels } = preview.drawn;
  return (
    <div class="row spread">
      <span role="status">
        {words.page(page, pages)}
        <span class="soft">, {words.labels(labels)}</span>
      </span>
      {pages > 1 && (
        <span class="row">
          <Button
            small
            icon="left"
            label={words.back}
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
          />
          <Button
            small
            icon="right"
            label={words.next}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </span>
      )}
    </div>
  );
}
