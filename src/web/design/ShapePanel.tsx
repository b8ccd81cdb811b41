import { number } from "../lib/format.ts";
import { Segments } from "../ui/Segments.tsx";
import { Select } from "../ui/Select.tsx";
import { Slider } from "../ui/Slider.tsx";
import type { PanelProps } from "./panels.ts";
import { EyeBallPicture, EyeFramePicture, ModulesPicture } from "./shapes.tsx";
import { EYE_BALL_SHAPES, EYE_FRAME_SHAPES, MODULE_SHAPES, REACHES } from "./style.ts";
import { useTexts } from "../texts/texts.ts";

/** Shapes of the modules and of the eyes, and who is to read them. */
export function ShapePanel({ style, shown, onChange, errorAt }: PanelProps) {
  const words = useTexts("design");
  return (
    <div class="stack wide">
      <Segments
        label={words.modules}
        tiles
        value={shown.modules.shape}
        onChange={(shape) => onChange({ ...style, modules: { ...style.modules, shape } })}
        options={MODULE_SHAPES.map((shape) => ({
          value: shape,
          label: words[`shape_${shape}`],
          picture: <ModulesPicture shape={shape} />,
        }))}
      />
      <Slider
        label={words.moduleScale}
        pointer="/style/modules/scale"
        error={errorAt("/style/modules/scale")}
        value={shown.modules.scale}
        min={0.3}
        max={1}
        step={0.02}
        show={(scale) => number(scale, { style: "percent" })}
        onInput={(scale) => onChange({ ...style, modules: { ...style.modules, scale } })}
      />
      <Segments
        label={words.eyeFrame}
        tiles
        value={shown.eyeFrame.shape}
        onChange={(shape) => onChange({ ...style, eyeFrame: { ...style.eyeFrame, shape } })}
        options={EYE_FRAME_SHAPES.map((shape) => ({
          value: shape,
          label: words[`shape_${shape}`],
          picture: <EyeFramePicture shape={shape} reach={shown.reach} />,
        }))}
      />
      <Segments
        label={words.eyeBall}
        tiles
        value={shown.eyeBall.shape}
        onChange={(shape) => onChange({ ...style, eyeBall: { ...style.eyeBall, shape } })}
        options={EYE_BALL_SHAPES.map((shape) => ({
          value: shape,
          label: words[`shape_${shape}`],
          picture: <EyeBallPicture shape={shape} reach={shown.reach} />,
        }))}
      />
      <Select
        label={words.reach}
        hint={words.reachHint}
        pointer="/style/reach"
        error={errorAt("/style/reach")}
        value={shown.reach}
        options={REACHES.map((reach) => ({ value: reach, label: words[`reach_${reach}`] }))}
        onChange={(reach) => onChange({ ...style, reach })}
      />
    </div>
  );
}
