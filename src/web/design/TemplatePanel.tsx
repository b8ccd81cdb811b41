import type { Style } from "quietzone-client";
import { useLabels } from "../lib/labels.ts";
import { Segments } from "../ui/Segments.tsx";
import type { TemplateInfo } from "./catalog.ts";
import type { PanelProps } from "./panels.ts";
import { type Sample, StyleThumbnail } from "./StyleThumbnail.tsx";
import { useTexts } from "../texts/texts.ts";

/** The content of thumbnails: short, so that the modules are large. */
const SAMPLE: Sample = { type: "text", fields: { text: "QZ" } };

/** Style templates. Choosing one keeps the logo, the caption and the sizes, and replaces colours and shapes. */
export function TemplatePanel(
  props: PanelProps & { readonly templates: readonly TemplateInfo[]; readonly ready: boolean },
) {
  const words = useTexts("design");
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
        picture: (
          <StyleThumbnail
            name={template.id}
            style={{ template: template.id, margin: 2 }}
            sample={SAMPLE}
            ready={props.ready}
            size={64}
          />
        ),
      }))}
    />
  );
}

/** Whether the style is still the default. */
function isPlain({ foreground, background, modules, eyeFrame, eyeBall, frame }: Style): boolean {
  return [foreground, background, modules, eyeFrame, eyeBall, frame].every((part) => part === undefined);
}
