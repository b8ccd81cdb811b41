import type { ComponentChildren } from "preact";
import { late } from "../ui/Late.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { ColorPanel } from "./ColorPanel.tsx";
import type { TemplateInfo } from "./catalog.ts";
import { DetailPanel } from "./DetailPanel.tsx";
import { FramePanel } from "./FramePanel.tsx";
import { type PanelProps, TABS, type Tab, tabOf } from "./panels.ts";
import { ShapePanel } from "./ShapePanel.tsx";
import { TemplatePanel } from "./TemplatePanel.tsx";
import { useTexts } from "../texts/texts.ts";

const LogoPanel = late(async () => (await import("./LogoPanel.tsx")).LogoPanel);

/** The style, in tabs. Tabs with errors carry a mark. */
export function StylePanel(
  props: PanelProps & {
    readonly templates: readonly TemplateInfo[];
    readonly tab: Tab;
    readonly onTab: (tab: Tab) => void;
    /** Pointers of the errors. */
    readonly wrong: readonly string[];
    /** Stands at the end of the tabs. */
    readonly end: ComponentChildren;
  },
) {
  const words = useTexts("design");
  const names = {
    template: words.tabTemplate,
    color: words.tabColor,
    shape: words.tabShape,
    logo: words.tabLogo,
    frame: words.tabFrame,
    detail: words.tabDetail,
  };
  const marked = new Set(props.wrong.filter((pointer) => pointer.startsWith("/style")).map(tabOf));
  const panels = {
    template: <TemplatePanel {...props} />,
    color: <ColorPanel {...props} />,
    shape: <ShapePanel {...props} />,
    logo: <LogoPanel {...props} />,
    frame: <FramePanel {...props} />,
    detail: <DetailPanel {...props} />,
  };
  return (
    <Tabs
      label={words.style}
      current={props.tab}
      onSelect={props.onTab}
      end={props.end}
      tabs={TABS.map((id) => ({
        id,
        label: names[id],
        mark: marked.has(id) ? <span class="tab-mark">!</span> : undefined,
      }))}
    >
      {panels[props.tab]}
    </Tabs>
  );
}
