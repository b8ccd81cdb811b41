import { useId, useState } from "preact/hooks";
import { Link } from "../../lib/route.tsx";
import { addressesIn, HereNotice } from "../../design/HereNotice.tsx";
import { MOST_CODES } from "../../../features/sheets/constants.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { TablePicker, TABLES } from "../../ui/TablePicker.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { useReason } from "../../ui/State.tsx";
import { useSubmit } from "../../ui/submit.ts";
import { toast } from "../../ui/Toasts.tsx";
import { fileOf, tableOfFile } from "../bulk/table.ts";
import { GroupField } from "../codes/GroupField.tsx";
import type { CodeFilter } from "../codes/list.ts";
import { LookSelect } from "../looks/LookSelect.tsx";
import { useLooks } from "../looks/looks.ts";
import { readAll } from "../runs/choice.ts";
import { useMe } from "../session.ts";
import { type Picked, type PickedCode, PLAIN, type SheetDraft } from "./draft.ts";
import type { PartProps } from "./Options.tsx";
import { useTexts } from "../../texts/texts.ts";

const EVERY_CODE: CodeFilter = { q: "", group: "", tags: [], active: "", health: "", sort: "" };

/** The API's largest body is 1 MiB, in which a table has its line breaks and quotation marks escaped. */
const MOST_KB = 900;

/** Chooses what is printed: chosen codes, a campaign, or a table. */
export function SourceField(
  props: PartProps & {
    readonly picked: Picked;
    readonly onPick: (codes: readonly PickedCode[]) => void;
    readonly csv: string;
    readonly onCsv: (text: string) => void;
  },
) {
  const { draft, troubles, onChange, picked, onPick, csv, onCsv } = props;
  const words = useTexts("sheets");
  const looks = useLooks().value ?? [];
  const id = useId();
  const error = troubles.at("source");
  return (
    <section class="card stack" aria-labelledby={id} data-pointer="/source">
      <h2 id={id}>{words.content}</h2>
      <Segments
        label={words.content}
        hideLabel
        value={draft.source}
        options={(["codes", "group", "rows"] as const).map((value) => ({ value, label: words[value] }))}
        onChange={(source) => onChange({ source })}
      />
      {draft.source === "codes" && (
        <>
          {picked.count > 0 && <p>{words.picked(picked.count)}</p>}
          {error && (picked.count > 0 ? <p class="error">{error}</p> : <p class="soft">{error}</p>)}
          <div class="row">
            {picked.count === 0 && <TakeAll onTake={onPick} />}
            <Link to="/codes" class="button">
              {words.toCodes}
            </Link>
            <Link to="/plain" class="button">
              {words.toPlain}
            </Link>
          </div>
        </>
      )}
      {draft.source === "group" && (
        <GroupField required error={error} value={draft.group} onInput={(group) => onChange({ group })} />
      )}
      {draft.source === "rows" && <Table csv={csv} error={error} onCsv={onCsv} />}
      <HereNotice addresses={addressesOf(draft, picked, csv)} />
      {looks.length > 0 && (
        <LookSelect
          label={words.look}
          none={words.plain}
          looks={looks}
          value={draft.look === PLAIN ? null : draft.look}
          onChange={(look) => onChange({ look: look ?? PLAIN })}
        />
      )}
    </section>
  );
}

/** The addresses that printed codes encode. Those of a campaign are on this service's own address. */
function addressesOf({ source, group }: SheetDraft, { codes }: Picked, csv: string): readonly string[] {
  if (source === "codes") return codes.map(({ shortUrl }) => shortUrl);
  if (source === "rows") return addressesIn(csv);
  return group.trim() === "" ? [] : [document.baseURI];
}

/** Takes all codes, where none was chosen in the list. Of more than a sheet holds campaigns are printed. */
function TakeAll({ onTake }: { readonly onTake: (codes: readonly PickedCode[]) => void }) {
  const words = useTexts("sheets");
  // It stands there from the start, so that nothing moves when the number is known.
  const count = useMe()?.usage.codes ?? 1;
  const reason = useReason();
  const { submit, busy } = useSubmit((_, signal) => readAll(EVERY_CODE, () => {}, signal), {
    onDone: onTake,
    onRefused: (refused) => toast({ text: reason(refused), tone: "bad" }),
  });
  if (count === 0 || count > MOST_CODES) return null;
  return (
    <Button icon="plus" busy={busy} onClick={() => submit()}>
      {words.takeAll}
    </Button>
  );
}

/** A table of rows: a file, or what is pasted. */
function Table(props: {
  readonly csv: string;
  readonly error: string | undefined;
  readonly onCsv: (text: string) => void;
}) {
  const { csv, error, onCsv } = props;
  const words = useTexts("sheets");
  const [refused, setRefused] = useState<"tableTooLarge" | "tableEncoding" | null>(null);

  async function take(file: File) {
    const text = file.size > MOST_KB * 1_000 ? null : await textOf(file);
    setRefused(text !== null ? null : file.size > MOST_KB * 1_000 ? "tableTooLarge" : "tableEncoding");
    if (text !== null) onCsv(text);
  }

  const reasons = { tableTooLarge: words.tableTooLarge(MOST_KB), tableEncoding: words.tableEncoding };
  return (
    <>
      <TablePicker
        label={words.chooseFile}
        hint={words.dropFile}
        accept={TABLES}
        onFile={(file) => void take(file)}
      />
      <TextField
        label={words.table}
        hint={words.tableHint}
        error={refused ? reasons[refused] : error}
        rows={6}
        value={csv}
        onInput={(text) => {
          setRefused(null);
          onCsv(text);
        }}
        spellcheck={false}
        class="csv"
      />
    </>
  );
}

/**
 * The table of a file as the service reads rows of labels: no address of them is tracked. `null` when it
 * can't be read.
 */
async function textOf(file: File): Promise<string | null> {
  try {
    const table = await tableOfFile(file);
    return fileOf({ ...table, columns: table.columns.map((name) => (name === "target" ? "url" : name)) });
  } catch {
    return null;
  }
}
