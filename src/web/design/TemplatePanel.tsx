import { useEffect, useState } from "preact/hooks";
import type { Style } from "../../qr/style.ts";
import { call } from "../lib/api.ts";
import { useLabels } from "../lib/labels.ts";
import { useTexts } from "../lib/texts.ts";
import { Segments } from "../ui/Segments.tsx";
import type { TemplateInfo } from "./catalog.ts";
import { isDrawing, useImage } from "./drawing.ts";
import type { PanelProps } from "./panels.ts";
import { texts } from "./texts.ts";

/** The content of thumbnails: short, so that the modules are large. */
const SAYS = { type: "text", fields: { text: "QZ" } };

/** Thumbnails by template, cached for the whole visit. */
const drawn = new Map<string, Promise<string | null>>();

function thumbnail({ id }: TemplateInfo): Promise<string | null> {
  const known = drawn.get(id);
  if (known) return known;
  const body = { ...SAYS, style: { template: id, size: 256, margin: 2 } };
  const drawing = call("POST", "/app/api/generate", isDrawing, { body }).then(
    ({ svg }) => svg,
    () => {
      drawn.delete(id);
      return null;
    },
  );
  drawn.set(id, drawing);
  return drawing;
}

/** Style templates. Choosing one keeps the logo, the caption and the sizes, and replaces colours and shapes. */
export function TemplatePanel(
  props: PanelProps & { readonly templates: readonly TemplateInfo[]; readonly ready: boolean },
) {
  const words = useTexts(texts);
  const labels = useLabels();
  const { style, onChange } = props;
  const choose = (id: string) => {
    const { logo, size, margin, frame } = style;
    const kept: Style = { logo, size, margin, ...(frame?.text ? { frame: { text: frame.text } } : {}) };
    onChange(id === "classic" ? kept : { template: id, ...kept });
  };
  return (
    <Segments
      class="templates"
      label={words.template}
      hideLabel
      tiles
      value={style.template ?? (isPlain(style) ? "classic" : null)}
      onChange={choose}
      options={props.templates.map((template) => ({
        value: template.id,
        label: labels.template(template),
        picture: <Thumbnail template={template} ready={props.ready} />,
      }))}
    />
  );
}

/** Whether the style is still the default. */
function isPlain({ foreground, background, modules, eyeFrame, eyeBall, frame }: Style): boolean {
  return [foreground, background, modules, eyeFrame, eyeBall, frame].every((part) => part === undefined);
}

function Thumbnail({ template, ready }: { readonly template: TemplateInfo; readonly ready: boolean }) {
  const [svg, setSvg] = useState<string | null>(null);
  useEffect(() => {
    if (!ready) return;
    let wanted = true;
    void thumbnail(template).then((drawing) => {
      if (wanted) setSvg(drawing);
    });
    return () => {
      wanted = false;
    };
  }, [template, ready]);
  const image = useImage(svg);
  return <span class="thumbnail">{image && <img src={image} alt="" width={64} height={64} />}</span>;
}
