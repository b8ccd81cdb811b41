import { useCatalog } from "../design/catalog.ts";
import type { Design } from "../design/model.ts";
import { StyleThumbnail } from "../design/StyleThumbnail.tsx";
import { useLabels } from "../lib/labels.ts";
import { useStore } from "../lib/store.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { toast } from "../ui/Toasts.tsx";
import { forgetAll, recent } from "./recent.ts";
import { useTexts } from "../texts/texts.ts";

/** The last designs, to go on with one, or to forget all. */
export function RecentDialog(props: {
  readonly onChoose: (design: Design) => void;
  readonly onClose: () => void;
}) {
  const words = useTexts("recent");
  const labels = useLabels();
  const catalog = useCatalog();
  const designs = useStore(recent);
  const nameOf = (type: string) => {
    const info = catalog.value?.types.find((each) => each.type === type);
    return info ? labels.type(info).name : type;
  };
  const forget = () => {
    const undo = forgetAll();
    props.onClose();
    toast({ text: words.forgotten, action: { label: words.undo, run: undo } });
  };
  return (
    <Dialog
      title={words.title}
      onClose={props.onClose}
      wide
      footer={
        <Button icon="trash" onClick={forget}>
          {words.forget}
        </Button>
      }
    >
      <p class="soft">{words.where}</p>
      <ul class="recent plain-list">
        {designs.map((design) => {
          const name = JSON.stringify(design);
          const { type, style } = design;
          const content = contentOf(design);
          // As a text, because without its password a network is no content.
          const sample = { type: "text", fields: { text: content || "QZ" } };
          return (
            <li key={name}>
              <button type="button" class="type-choice" onClick={() => props.onChoose(design)}>
                <StyleThumbnail name={name} style={style} sample={sample} size={64} />
                <span>
                  <strong>{nameOf(type)}</strong>
                  <span class="small-text" dir="auto">
                    {content}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/** The first text of a design's content. */
function contentOf({ fields }: Design): string {
  return Object.values(fields).find((value) => typeof value === "string") ?? "";
}
