import { ColorField } from "../ui/ColorField.tsx";
import { Check, TextField } from "../ui/Field.tsx";
import { Segments } from "../ui/Segments.tsx";
import type { PanelProps } from "./panels.ts";
import { FramePicture } from "./shapes.tsx";
import { FRAME_SHAPES, firstColor } from "./style.ts";
import { useTexts } from "../texts/texts.ts";

/** Whether a frame has a caption where none is typed. */
const says = (shape: (typeof FRAME_SHAPES)[number]) => shape === "banner" || shape === "bubble";

/** The frame and its caption. */
export function FramePanel({ style, shown, onChange, errorAt }: PanelProps) {
  const words = useTexts("design");
  const { frame } = shown;
  const put = (change: Partial<NonNullable<typeof style.frame>>) =>
    onChange({ ...style, frame: { ...style.frame, ...change } });
  return (
    <div class="stack wide">
      <Segments
        label={words.frame}
        tiles
        value={frame.shape}
        onChange={(shape) =>
          put({
            shape,
            ...(says(shape) && frame.text === "" ? { text: words.frameDefault || undefined } : {}),
          })
        }
        options={FRAME_SHAPES.map((shape) => ({
          value: shape,
          label: words[`shape_${shape}`],
          picture: <FramePicture shape={shape} />,
        }))}
      />
      {frame.shape !== "none" && (
        <>
          <TextField
            label={words.frameText}
            pointer="/style/frame/text"
            error={errorAt("/style/frame/text")}
            value={frame.text}
            maxLength={40}
            placeholder={says(frame.shape) ? "Scan me" : ""}
            onInput={(text) => put({ text })}
          />
          <div class="own-color">
            <Check
              label={words.ownFrameColor}
              checked={frame.color !== null}
              onChange={(own) => put({ color: own ? firstColor(shown.foreground) : undefined })}
            />
            {frame.color !== null && (
              <ColorField
                label={words.frameColor}
                hideLabel
                pointer="/style/frame/color"
                error={errorAt("/style/frame/color")}
                value={frame.color}
                onChange={(color) => put({ color })}
              />
            )}
          </div>
          <div class="own-color">
            <Check
              label={words.ownTextColor}
              checked={frame.textColor !== null}
              onChange={(own) => put({ textColor: own ? "#ffffff" : undefined })}
            />
            {frame.textColor !== null && (
              <ColorField
                label={words.frameTextColor}
                hideLabel
                pointer="/style/frame/textColor"
                error={errorAt("/style/frame/textColor")}
                value={frame.textColor}
                onChange={(textColor) => put({ textColor })}
              />
            )}
          </div>
        </>
      )}
    </div>
  );
}
