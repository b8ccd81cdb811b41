import { useEffect, useState } from "preact/hooks";
import type { FieldError } from "quietzone-client";
import { useExplain } from "../../lib/explain.ts";
import { answersGs1 } from "../../lib/operator.ts";
import { go, Link } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { FileButton } from "../../ui/FileButton.tsx";
import { Select } from "../../ui/Select.tsx";
import { Notice } from "../../ui/State.tsx";
import { TABLES } from "../../ui/TablePicker.tsx";
import { openSession, take } from "../bulk/session.ts";
import { useGs1Hosts } from "../domains/domains.ts";
import { type CodeDraft, typedNumber } from "../edit/draft.ts";
import { bracketed, type Product, type Reading, readingOf } from "./number.ts";
import { tableOfLines } from "./many.ts";
import { useTexts, type Words } from "../../texts/texts.ts";

interface Props {
  readonly draft: CodeDraft;
  readonly put: (part: Partial<CodeDraft>) => void;
  readonly errors: readonly FieldError[];
}

/** The number of a code that exists: it is fixed. */
export function FixedNumber({ product }: { readonly product: Product }) {
  const words = useTexts("product");
  return (
    <div class="field">
      <span class="label">{words.number}</span>
      <span class="mono address">{bracketed(product)}</span>
      <p class="hint">{words.fixed}</p>
    </div>
  );
}

/** The number of a new code's product, and the host of its address. */
export function ProductFields({ draft, put, errors }: Props) {
  const words = useTexts("product");
  const explain = useExplain();
  const text = typedNumber(draft);
  const reading = readingOf(text);
  const [isLeft, setLeft] = useState(text !== "");
  const wrong = errors.find(({ pointer }) => /^\/gs1(?:\/|$)/.test(pointer));
  const told = errorOf(reading, isLeft, words) ?? (wrong && explain(wrong));
  const type = (elements: string) =>
    put({ design: { ...draft.design, fields: { ...draft.design.fields, elements } } });

  async function toTable(from: File | string): Promise<void> {
    openSession();
    await take(from);
    go("/bulk");
  }

  return (
    <>
      <div onFocusOut={() => setLeft(true)}>
        <TextField
          label={words.number}
          hint={words.numberHint}
          pointer="/fields/elements"
          name="gs1"
          rows={2}
          spellcheck={false}
          value={text}
          onInput={type}
          error={told}
        />
        <p class="product-read" role="status">
          {reading.kind === "product" && (
            <>
              {words.read} <span class="mono address">{bracketed(reading.product)}</span>
            </>
          )}
          {reading.kind === "lines" && words.lines(reading.texts.length)}
        </p>
      </div>
      {reading.kind === "lines" && (
        <div>
          <Button kind="primary" onClick={() => void toTable(tableOfLines(reading.texts, draft))}>
            {words.toTable}
          </Button>
        </div>
      )}
      <HostField {...{ draft, put, errors }} />
      {reading.kind !== "lines" && (
        <FileButton
          label={words.file}
          hint={words.fileHint}
          accept={TABLES}
          onFile={(file) => void toTable(file)}
        />
      )}
    </>
  );
}

/** Errors that are told while it is typed: of eight and of twelve digits more may follow. */
function errorOf(reading: Reading, isLeft: boolean, words: Words["product"]): string | undefined {
  const { kind } = reading;
  if (kind === "digit") return isLeft || reading.digits > 12 ? words.digit(reading.expected) : undefined;
  if (kind === "length") return isLeft || reading.digits > 14 ? words.length(reading.digits) : undefined;
  return kind === "unknown" && isLeft ? words.unknown : undefined;
}

/** The hosts that answer GS1 addresses, or how one is made to. */
function HostField({ draft, put, errors }: Props) {
  const words = useTexts("product");
  const explain = useExplain();
  const domains = useGs1Hosts();
  const { domain } = draft;
  const hosts = domains && [...(answersGs1() ? [""] : []), ...domains];
  const [first] = hosts ?? [];
  const isKnown = hosts?.includes(domain) ?? true;
  useEffect(() => {
    if (!isKnown && first !== undefined) put({ domain: first });
  }, [isKnown, first]);
  if (hosts === null) return null;
  const error = errors.find(({ pointer }) => pointer === "/domain");
  if (first === undefined)
    return (
      <Notice
        tone="warn"
        action={
          <Link to="/settings/domains" class="button small">
            {words.toDomains}
          </Link>
        }
      >
        <p>{words.noHost}</p>
      </Notice>
    );
  const own = new URL(document.baseURI).host;
  return (
    <Select
      label={words.host}
      hint={words.hostHint}
      value={domain}
      error={error && explain(error)}
      options={hosts.map((host) => ({ value: host, label: host || words.service(own) }))}
      onChange={(chosen) => put({ domain: chosen })}
    />
  );
}
