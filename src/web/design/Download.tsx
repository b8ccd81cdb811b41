import { useEffect, useState } from "preact/hooks";
import type { Scannability, Style } from "quietzone-client";
import { download, save } from "../lib/api.ts";
import type { JsonObject } from "../lib/json.ts";
import { number } from "../lib/format.ts";
import { Button } from "../ui/Button.tsx";
import { Errors } from "../ui/Errors.tsx";
import { focusField, TextField } from "../ui/Field.tsx";
import { Segments } from "../ui/Segments.tsx";
import { Notice } from "../ui/State.tsx";
import { instead, Slips, useSubmit } from "../ui/submit.ts";
import { toast } from "../ui/Toasts.tsx";
import { HereNotice } from "./HereNotice.tsx";
import type { FieldFinder } from "./Designer.tsx";
import { useTexts } from "../texts/texts.ts";

export const FORMATS = ["svg", "pdf", "eps", "png"] as const;
export type Format = (typeof FORMATS)[number];

/** On phones PNG comes first, because every phone opens it. */
function formatsHere(): readonly Format[] {
  return matchMedia("(max-width: 480px)").matches ? ["png", "pdf", "svg", "eps"] : FORMATS;
}

/** The settings of a download. */
export interface FileWish {
  readonly format: Format;
  /** Only of print formats. */
  readonly widthMm?: number;
  /** Only of PNG. */
  readonly widthPx?: number;
  readonly colorSpace?: "rgb" | "cmyk";
}

export type TillWidths = NonNullable<Scannability["profile"]>["widthMm"];

/** A usual width on a package, in millimetres. */
const ON_PACKAGES = 30;

/** Pointers of the width, in a body and in a query, in millimetres and in pixels. */
const WIDTHS = ["/widthMm", "?widthMm", "/style/size", "?size"];

/** Download of a file in a chosen format. @param fetchFile - fetches it; the studio uses `POST /app/api/export`. */
export function Download(props: {
  readonly fetchFile: (wish: FileWish) => Promise<Blob>;
  /** The proposed file name, without extension. */
  readonly name: string;
  /** The smallest width in millimetres that phones read; `null` while it is not known. */
  readonly leastMm: number | null;
  /**
   * The widths in millimetres that tills want; `null` for what no till reads, and while they are not known.
   */
  readonly tillMm?: TillWidths | null;
  /** Everything that the file is drawn from: an error of the last download goes when it changes. */
  readonly subject?: unknown;
  /** The addresses that the code leads to. */
  readonly addresses: readonly (string | undefined)[];
  /** Called instead of a download while there is nothing to download. */
  readonly notReady?: (() => void) | undefined;
  readonly finder?: FieldFinder;
}) {
  const words = useTexts("design");
  const [formats] = useState(formatsHere);
  const [format, setFormat] = useState<Format>(formats[0] ?? "svg");
  const { leastMm, tillMm = null } = props;
  const [typedMm, setMillimetres] = useState<string | null>(null);
  const millimetres = typedMm ?? (tillMm === null ? "80" : tenths(usualOf(tillMm)));
  const [pixels, setPixels] = useState("1024");
  const [colorSpace, setColorSpace] = useState<"rgb" | "cmyk">("rgb");
  const [name, setName] = useState("");
  const widthMm = numberIn(millimetres, "mm");
  const inks = format === "pdf" || format === "eps";
  const isPicture = format === "png";
  const printedMm = isPicture ? null : widthMm;
  const hints = { svg: words.formatSvg, pdf: words.formatPdf, eps: words.formatEps, png: words.formatPng };
  const { submit, busy, error, errorAt, forget } = useSubmit(
    async () => {
      const width = isPicture ? numberIn(pixels, "px") : widthMm;
      if (width === null) throw new Slips({ [WIDTH]: words.widthUnreadable });
      const wish = isPicture ? { format, widthPx: width } : { format, widthMm: width };
      return props.fetchFile(inks ? { ...wish, colorSpace } : wish);
    },
    {
      fields: WIDTHS,
      onDone: (blob) => {
        save(blob, `${fileName(name) || props.name}.${format}`);
        toast({ text: words.saved, tone: "good" });
      },
      onRefused: () => setTries((last) => last + 1),
    },
  );
  useEffect(forget, [props.subject]);
  const widthError = WIDTHS.map(errorAt).find((text) => text !== undefined);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (widthError !== undefined) focusField(WIDTH);
  }, [widthError, tries]);
  const get = () => (props.notReady ?? submit)();
  /** A field that is changed is not wrong until it is sent. */
  const typed =
    <T,>(put: (value: T) => void) =>
    (value: T) => {
      forget();
      put(value);
    };
  return (
    <form class="download" noValidate onSubmit={instead(get)}>
      <Segments
        label={words.format}
        value={format}
        onChange={typed(setFormat)}
        options={formats.map((each) => ({ value: each, label: each.toUpperCase() }))}
      />
      <p class="hint">{hints[format]}</p>
      <div class="two">
        {isPicture ? (
          <TextField
            label={words.widthPx}
            pointer={WIDTH}
            error={widthError}
            suffix="px"
            inputMode="numeric"
            value={pixels}
            onInput={typed(setPixels)}
          />
        ) : (
          <TextField
            label={words.widthMm}
            pointer={WIDTH}
            error={widthError}
            suffix="mm"
            inputMode="decimal"
            value={millimetres}
            onInput={typed(setMillimetres)}
          />
        )}
        <TextField
          label={words.filename}
          suffix={`.${format}`}
          value={name}
          maxLength={80}
          placeholder={props.name}
          onInput={setName}
        />
      </div>
      <WidthHint {...{ printedMm, leastMm, tillMm }} />
      <HereNotice addresses={props.addresses} />
      {inks && (
        <Segments
          label={words.colorSpace}
          value={colorSpace}
          onChange={setColorSpace}
          options={[
            { value: "rgb", label: "RGB" },
            { value: "cmyk", label: "CMYK" },
          ]}
        />
      )}
      <Errors error={error} name={props.finder?.nameOf} onPick={props.finder?.pick} />
      <Button type="submit" kind="primary" icon="download" busy={busy}>
        {words.downloadAs(format.toUpperCase())}
      </Button>
    </form>
  );
}

/** Says how wide the code is to be printed, and warns of a width that is not. */
function WidthHint(props: {
  /** The chosen width; `null` while there is none. */
  readonly printedMm: number | null;
  readonly leastMm: number | null;
  readonly tillMm: TillWidths | null;
}) {
  const words = useTexts("design");
  const { printedMm, leastMm, tillMm } = props;
  const width = printedMm ?? Number.NaN;
  if (tillMm !== null && (width < tillMm.least || width > tillMm.most))
    return (
      <Notice tone="warn">
        <p>{words.offTills(tenths(tillMm.least), tenths(tillMm.most))}</p>
      </Notice>
    );
  if (leastMm !== null && width < leastMm) return <p class="hint">{words.tooSmall(tenths(leastMm))}</p>;
  if (tillMm !== null) return <p class="hint">{words.forTills(tenths(tillMm.least), tenths(tillMm.most))}</p>;
  return leastMm !== null && <p class="hint">{words.least(tenths(leastMm))}</p>;
}

/** A width that tills read: the usual one, or the nearest. */
function usualOf({ least, most }: TillWidths): number {
  return Math.max(least, Math.min(ON_PACKAGES, most));
}

function tenths(millimetres: number): string {
  return number(millimetres, { maximumFractionDigits: 1 });
}

/** The pointer of the field, whichever of `WIDTHS` an error names. */
const WIDTH = "/widthMm";

/** A typed number, with a point or a comma, and with its unit or without; `null` for anything else. */
export function numberIn(text: string, unit: string): number | null {
  const [, digits, said = ""] = /^(\d+(?:[.,]\d+)?)\s*([a-z]*)$/i.exec(text.trim()) ?? [];
  const isOther = said !== "" && said.toLowerCase() !== unit;
  return digits === undefined || isOther ? null : Number(digits.replace(",", "."));
}

/** A typed name as a file name that every system accepts. */
export function fileName(text: string): string {
  const characters = Array.from(text.normalize("NFC"), (character) =>
    character < " " || '/\\:*?"<>|'.includes(character) ? "-" : character,
  );
  const name = characters
    .join("")
    .replace(/^[.\s]+/, "")
    .slice(0, 80);
  const last = Array.from(name).findLastIndex((character) => !/[.\s]/.test(character));
  return Array.from(name)
    .slice(0, last + 1)
    .join("");
}

/** A file of the studio. */
export async function exported(
  body: JsonObject,
  { widthPx, ...wish }: FileWish,
  style: Style,
): Promise<Blob> {
  const sized = widthPx === undefined ? style : { ...style, size: widthPx };
  const { blob } = await download("POST /app/api/export", { draft: { ...body, style: sized, ...wish } });
  return blob;
}
