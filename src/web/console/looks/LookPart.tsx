import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useExplain } from "../../lib/explain.ts";
import type { FieldError } from "quietzone-client";
import { Link } from "../../lib/route.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/State.tsx";
import { Part } from "../edit/Part.tsx";
import type { CodeLook, LookParts } from "./code-look.ts";
import { LookSelect } from "./LookSelect.tsx";
import { SaveDialog } from "./SaveDialog.tsx";
import { useTexts } from "../../texts/texts.ts";

/** How a code looks: a saved look, or a design of its own, which can be saved as a look. */
export function LookPart(props: {
  readonly draft: LookParts;
  readonly put: (part: Partial<LookParts>) => void;
  readonly errors: readonly FieldError[];
  readonly look: CodeLook;
  /** The panels of the style. */
  readonly designer: ComponentChildren;
}) {
  const { draft, put, look, designer } = props;
  const { design, look: id } = draft;
  const words = useTexts("looks");
  const { look: title } = useTexts("edit");
  const explain = useExplain();
  const [saves, setSaves] = useState(false);
  const known = look.looks.value ?? [];
  const wrong = id === null ? [] : props.errors.filter(({ pointer }) => pointer.startsWith("/style"));
  /** A code's own design begins with the look that it had. */
  const choose = (next: string | null) =>
    put({ look: next, design: { ...design, style: next === null ? look.design.style : {} } });
  return (
    <>
      <Part title={title}>
        {(known.length > 0 || id !== null) && (
          <LookSelect label={words.look} none={words.own} looks={known} value={id} onChange={choose} />
        )}
        {wrong.length > 0 && (
          <Notice tone="bad">
            <div role="alert">
              {wrong.map((why) => (
                <p key={why.pointer + why.detail}>{explain(why)}</p>
              ))}
            </div>
          </Notice>
        )}
        {look.chosen && (
          <>
            <p class="hint">
              {words.follows}{" "}
              <Link to={`/looks/${encodeURIComponent(look.chosen.id)}`}>{words.editThis}</Link>
            </p>
            <div>
              <Button icon="edit" onClick={() => choose(null)}>
                {words.changeHere}
              </Button>
            </div>
          </>
        )}
        {id === null && (
          <>
            {designer}
            <div>
              <Button icon="plus" onClick={() => setSaves(true)}>
                {words.saveAs}
              </Button>
            </div>
          </>
        )}
      </Part>
      {saves && (
        <SaveDialog
          style={design.style}
          onClose={() => setSaves(false)}
          onSaved={(saved) => {
            setSaves(false);
            look.looks.reload();
            put({ look: saved.id, design: { ...design, style: {} } });
          }}
        />
      )}
    </>
  );
}
