import type { Style } from "quietzone-client";
import { useLabels } from "../lib/labels.ts";
import { Segments } from "../ui/Segments.tsx";
import type { TemplateInfo } from "./catalog.ts";
import type { PanelProps } from "./panels.ts";
import { type Sample, StyleThumbnail } from "./StyleThumbnail.tsx";
import { useTexts } from "../texts/texts.ts";

/** The content of thumbnails: short, so that the modules are large. */
const SAMPLE: Sample = { type: "text", fields: { text: "QZ" } };

/** Templates by their kind; those that no kind names are with the first. */
const KINDS = [
  { name: "kindClear", of: ["classic", "print-safe", "minimal", "rounded", "dots"] },
  { name: "tabShape", of: ["liquid", "diamond", "columns", "ribbons", "leaf"] },
  { name: "tabColor", of: ["midnight", "sunset", "forest", "ocean", "orchid", "espresso"] },
  { name: "tabFrame", of: ["box", "banner", "bubble"] },
] as const;

function kindOf(template: string): (typeof KINDS)[number]["name"] {
  return KINDS.find(({ of }) => of.some((id) => id === template))?.name ?? "kindClear";
}

/** Style templates. Choosing one keeps the logo, the caption and the sizes, and replaces colours and shapes. */
export function TemplatePanel(props: PanelProps & { readonly templates: readonly TemplateInfo[] }) {
  const words = useTexts("design");
  const labels = useLabels();
  const { style, onChange } = props;
  const choose = (id: string) => {
    const { logo, size, margin, frame } = style;
    const said = frame?.text ? { frame: { text: frame.text } } : caption(id);
    const kept: Style = { logo, size, margin, ...said };
    onChange(id === "classic" ? kept : { template: id, ...kept });
  };
  /** The caption of a template with a frame, where the app's language has one of its own. */
  const caption = (id: string): Pick<Style, "frame"> =>
    words.frameDefault && props.templates.find((each) => each.id === id)?.style?.frame?.text
      ? { frame: { text: words.frameDefault } }
      : {};
  const styleOf = (id: string): Style => ({ template: id, margin: 2, ...caption(id) });
  return (
    <div class="templates">
      {KINDS.map(({ name }) => (
        <Segments
          key={name}
          label={words[name]}
          tiles
          value={style.template ?? (isPlain(style) ? "classic" : null)}
          onChange={choose}
          options={props.templates
            .filter(({ id }) => kindOf(id) === name)
            .map((template) => ({
              value: template.id,
              label: labels.template(template),
              picture: (
                <StyleThumbnail
                  name={JSON.stringify(styleOf(template.id))}
                  style={styleOf(template.id)}
                  sample={SAMPLE}
                  size={96}
                />
              ),
            }))}
        />
      ))}
    </div>
  );
}

/** Whether the style is still the default. */
function isPlain({ foreground, background, modules, eyeFrame, eyeBall, frame }: Style): boolean {
  return [foreground, background, modules, eyeFrame, eyeBall, frame].every((part) => part === undefined);
}
