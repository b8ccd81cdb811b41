import { useEffect } from "preact/hooks";
import { call } from "../../lib/api.ts";
import { useLoad } from "../../lib/load.ts";
import { Failed, Loading } from "../../ui/State.tsx";
import type { SheetDraft } from "../sheets/draft.ts";
import { LayoutField } from "../sheets/LayoutField.tsx";
import { Amount, Lines, Press } from "../sheets/Options.tsx";
import { type Content, placesOf, readForm } from "../sheets/order.ts";
import { BLANK, SheetPage } from "../sheets/Page.tsx";
import type { KnownLayout } from "../sheets/known-layout.ts";
import { useTroubles } from "../sheets/troubles.ts";
import { type Output, printOf } from "./output.ts";
import { chooseOutput, session } from "./session.ts";
import { useTexts } from "../../texts/texts.ts";

/** The file is the content. */
const CONTENT: Content = { picked: { codes: [], count: 0 }, csv: "" };

/** Commas are between the lines in the request. */
function hasComma({ own }: SheetDraft): boolean {
  return own.includes(",");
}

function layoutOf({ layout }: SheetDraft, layouts: readonly KnownLayout[]): KnownLayout | undefined {
  return layouts.find(({ id }) => id === layout) ?? layouts[0];
}

/** The parameters of a sheet; `null` while its form has an error. */
function printed(sheet: SheetDraft, layouts: readonly KnownLayout[]): Output["print"] {
  const layout = layoutOf(sheet, layouts);
  const order = layout ? readForm(sheet, CONTENT, layout).order : null;
  return order && !hasComma(sheet) ? printOf(order) : null;
}

interface SheetProps {
  readonly sheet: SheetDraft;
  /** The refusal of the last check. */
  readonly error: unknown;
}

/** The options of the sheet that a file becomes. */
export function SheetOptions(props: SheetProps) {
  const { value, error, reload } = useLoad((signal) => call("GET /app/api/sheets", {}, { signal }), []);
  if (value) return <Form {...props} layouts={value.layouts} />;
  return error ? <Failed error={error} retry={reload} /> : <Loading lines={4} />;
}

/** The form beside the first page. */
function Form(props: SheetProps & { readonly layouts: readonly KnownLayout[] }) {
  const { sheet, layouts, error } = props;
  const words = useTexts("bulk");
  const layout = layoutOf(sheet, layouts);
  const reading = layout && readForm(sheet, CONTENT, layout);
  const troubles = useTroubles(sheet, CONTENT.picked, reading?.wrong ?? new Map(), error, true);

  function put(next: SheetDraft) {
    chooseOutput({ ...session.get().output, sheet: next, print: printed(next, layouts) });
  }

  // A sheet that was just chosen has no settings for printing yet.
  useEffect(() => {
    if (session.get().output.print === null) put(sheet);
  }, []);
  if (!layout || !reading) return null;
  const part = {
    draft: sheet,
    troubles: {
      ...troubles,
      at: (field: Parameters<typeof troubles.at>[0]) =>
        field === "text" && hasComma(sheet) ? words.noComma : troubles.at(field),
    },
    onChange: (change: Partial<SheetDraft>) => put({ ...sheet, ...change }),
  };
  return (
    <div class="sheet-form">
      <div class="stack wide">
        <LayoutField {...part} layouts={layouts} layout={layout} />
        <Lines {...part} />
        <Amount {...part} places={placesOf(layout)} />
        <Press {...part} />
      </div>
      <section class="sheet-shown stack" aria-label={words.firstPage}>
        <div class="sheet-paper">
          <SheetPage
            layout={layout}
            preview={BLANK}
            page={1}
            offset={reading.order?.offset}
            start={Number(sheet.start)}
            onStart={(place) => part.onChange({ start: `${place}` })}
          />
        </div>
        <p class="soft">{words.firstPageText}</p>
      </section>
    </div>
  );
}
