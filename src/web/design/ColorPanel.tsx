import { Button } from "../ui/Button.tsx";
import { ColorField } from "../ui/ColorField.tsx";
import { Check } from "../ui/Field.tsx";
import { PaintField } from "./PaintField.tsx";
import type { PanelProps } from "./panels.ts";
import { firstColor } from "./style.ts";
import { useTexts } from "../texts/texts.ts";

/** Colours of the code, the background and the eyes. */
export function ColorPanel({ style, shown, onChange, errorAt }: PanelProps) {
  const words = useTexts("design");
  const { foreground, background } = shown;
  return (
    <div class="stack wide">
      <PaintField
        label={words.foreground}
        pointer="/style/foreground"
        value={foreground}
        error={errorAt("/style/foreground")}
        onChange={(paint) => onChange({ ...style, foreground: paint })}
      />
      <PaintField
        label={words.background}
        pointer="/style/background"
        value={background}
        error={errorAt("/style/background")}
        onChange={(paint) => onChange({ ...style, background: paint })}
        onClear={() => onChange({ ...style, background: "transparent" })}
      />
      {background !== "transparent" && (
        <div>
          <Button
            small
            icon="refresh"
            onClick={() => onChange({ ...style, foreground: background, background: foreground })}
          >
            {words.swap}
          </Button>
        </div>
      )}
      <EyeColor part="eyeFrame" {...{ style, shown, onChange, errorAt }} />
      <EyeColor part="eyeBall" {...{ style, shown, onChange, errorAt }} />
    </div>
  );
}

function EyeColor({
  part,
  style,
  shown,
  onChange,
  errorAt,
}: PanelProps & { readonly part: "eyeFrame" | "eyeBall" }) {
  const words = useTexts("design");
  const names = {
    eyeFrame: { own: words.ownEyeFrame, color: words.eyeFrameColor },
    eyeBall: { own: words.ownEyeBall, color: words.eyeBallColor },
  };
  const { color } = shown[part];
  const put = (next: string | undefined) => onChange({ ...style, [part]: { ...style[part], color: next } });
  return (
    <div class="own-color">
      <Check
        label={names[part].own}
        checked={color !== null}
        // A template's colour can't be removed, so the code's own colour replaces it.
        onChange={(own) =>
          put(own || style[part]?.color === undefined ? firstColor(shown.foreground) : undefined)
        }
      />
      {color !== null && (
        <ColorField
          label={names[part].color}
          hideLabel
          pointer={`/style/${part}/color`}
          error={errorAt(`/style/${part}/color`)}
          value={color}
          onChange={put}
        />
      )}
    </div>
  );
}
