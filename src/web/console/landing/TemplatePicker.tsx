import { Segments } from "../../ui/Segments.tsx";
import { type LandingTemplate, TEMPLATES } from "./draft.ts";
import { useTexts } from "../../texts/texts.ts";

/** Outlines of the kinds of pages, 40 by 52. */
const OUTLINES: Readonly<Record<LandingTemplate, { readonly lines: string; readonly fill: string }>> = {
  action: { lines: "M8 12h24M8 18h16M8 23h20", fill: "M8 32h24v8H8z" },
  links: { lines: "M12 10h16M8 18h24v6H8zM8 28h24v6H8zM8 38h24v6H8z", fill: "" },
  profile: { lines: "M12 26h16M8 32h24M8 37h24", fill: "M20 8a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM8 42h24v5H8z" },
  offer: { lines: "M8 10h24M8 18h24v14H8zM14 25h12", fill: "M8 38h24v7H8z" },
  event: { lines: "M8 10h12v14H8zM24 13h8M24 19h8M8 30h24M8 35h18", fill: "M8 8h12v5H8zM8 41h24v6H8z" },
  menu: {
    lines: "M12 9h16M8 17h14M28 17h4M8 23h11M28 23h4M8 35h14M28 35h4M8 41h10M28 41h4",
    fill: "M8 28h12v2H8z",
  },
  guide: {
    lines: "M8 29h24M8 34h18M8 39h10M22 43h10M29 40l3 3-3 3",
    fill: "M20 8a6 6 0 0 1 6 6c0 4-6 10-6 10s-6-6-6-10a6 6 0 0 1 6-6z",
  },
  notice: { lines: "M8 20h24M8 26h24M8 32h16M8 42h24", fill: "M8 8h24v7H8z" },
  lead: { lines: "M8 9h20M8 15h24v6H8zM8 25h24v6H8zM8 37h2M14 37h16", fill: "M8 41h24v6H8z" },
};

/** The choice of a kind of page. */
export function TemplatePicker(props: {
  readonly value: LandingTemplate;
  readonly onChange: (template: LandingTemplate) => void;
}) {
  const words = useTexts("landing");
  return (
    <div class="card page-kinds">
      <Segments
        tiles
        label={words.template}
        value={props.value}
        options={TEMPLATES.map((value) => ({ value, label: words[value], picture: <Outline of={value} /> }))}
        onChange={props.onChange}
      />
    </div>
  );
}

function Outline({ of }: { readonly of: LandingTemplate }) {
  const { lines, fill } = OUTLINES[of];
  return (
    <svg class="outline" viewBox="0 0 40 52" width={40} height={52} aria-hidden="true">
      <rect x="2" y="2" width="36" height="48" rx="5" class="outline-card" />
      <path d={lines} class="outline-line" />
      {fill !== "" && <path d={fill} class="outline-fill" />}
    </svg>
  );
}
