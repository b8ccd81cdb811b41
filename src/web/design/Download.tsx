import { useState } from "preact/hooks";
import { download, save } from "../lib/api.ts";
import { number } from "../lib/format.ts";
import { useTexts } from "../lib/texts.ts";
import { Button } from "../ui/Button.tsx";
import { Errors } from "../ui/Errors.tsx";
import { TextField } from "../ui/Field.tsx";
import { Segments } from "../ui/Segments.tsx";
import { toast } from "../ui/Toasts.tsx";
import type { Places } from "./Designer.tsx";
import { texts } from "./texts.ts";

export const FORMATS = ["svg", "pdf", "eps", "png"] as const;
export type Format = (typeof FORMATS)[number];

/** The settings of a download. */
export interface FileWish {
  readonly format: Format;
  /** Only of print formats. */
  readonly widthMm?: number;
  /** Only of PNG. */
  readonly widthPx?: number;
  readonly colorSpace?: "rgb" | "cmyk";
}

/** Download of a file in a chosen format. @param fetchFile - fetches it; the studio uses `POST /app/api/export`. */
export function Download(props: {
  readonly fetchFile: (wish: FileWish) => Promise<Blob>;
  /** The proposed file name, without extension. */
  readonly name: string;
  /** The smallest width in millimetres that phones read; `null` while it is not known. */
  readonly leastMm: number | null;
  /** Called instead of a download while there is nothing to download. */
  readonly notReady?: (() => void) | undefined;
  readonly places?: Places;
}) {
  const words = useTexts(texts);
  const [format, setFormat] = useState<Format>("svg");
  const [millimetres, setMillimetres] = useState("80");
  const [pixels, setPixels] = useState("1024");
  const [colorSpace, setColorSpace] = useState<"rgb" | "cmyk">("rgb");
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  const widthMm = Number(millimetres.replace(",", "."));
  const inks = format === "pdf" || format === "eps";
  const isPicture = format === "png";
  const tooSmall = !isPicture && props.leastMm !== null && widthMm > 0 && widthMm < props.leastMm;
  const hints = { svg: words.formatSvg, pdf: words.formatPdf, eps: words.formatEps, png: words.formatPng };
  const get = async () => {
    if (props.notReady) {
      props.notReady();
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      const wish = isPicture ? { format, widthPx: Number(pixels) } : { format, widthMm };
      const blob = await props.fetchFile(inks ? { ...wish, colorSpace } : wish);
      save(blob, `${fileName(name) || props.name}.${format}`);
      toast({ text: words.saved, tone: "good" });
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false);
  };
  return (
    <form
      class="download"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void get();
      }}
    >
      <Segments
        label={words.format}
        value={format}
        onChange={setFormat}
        options={FORMATS.map((each) => ({ value: each, label: each.toUpperCase() }))}
      />
      <p class="hint">{hints[format]}</p>
      <div class="two">
        {isPicture ? (
          <TextField
            label={words.widthPx}
            suffix="px"
            inputMode="numeric"
            value={pixels}
            onInput={setPixels}
          />
        ) : (
          <TextField
            label={words.widthMm}
            suffix="mm"
            inputMode="decimal"
            value={millimetres}
            onInput={setMillimetres}
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
      {tooSmall && (
        <p class="hint">{words.tooSmall(number(props.leastMm ?? 0, { maximumFractionDigits: 1 }))}</p>
      )}
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
      <Errors error={error} name={props.places?.nameOf} onPick={props.places?.pick} />
      <Button type="submit" kind="primary" icon="download" busy={busy}>
        {words.downloadAs(format.toUpperCase())}
      </Button>
    </form>
  );
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
export async function exported(body: object, { widthPx, ...wish }: FileWish, style: object): Promise<Blob> {
  const sized = widthPx === undefined ? style : { ...style, size: widthPx };
  const { blob } = await download("POST", "/app/api/export", { body: { ...body, style: sized, ...wish } });
  return blob;
}
