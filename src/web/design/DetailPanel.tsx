import { number } from "../lib/format.ts";
import { Check } from "../ui/Field.tsx";
import { Select } from "../ui/Select.tsx";
import { Slider } from "../ui/Slider.tsx";
import type { PanelProps } from "./panels.ts";
import { ENCODINGS, LEVELS } from "./style.ts";
import { useTexts } from "../texts/texts.ts";

/** Rarely used settings: quiet zone, error correction, encoding, size on screens. */
export function DetailPanel({ style, shown, onChange, errorAt }: PanelProps) {
  const words = useTexts("design");
  return (
    <div class="stack wide">
      <Slider
        label={words.margin}
        pointer="/style/margin"
        error={errorAt("/style/margin")}
        value={shown.margin}
        min={0}
        max={20}
        step={0.5}
        show={(modules) => words.moduleUnit(number(modules))}
        onInput={(margin) => onChange({ ...style, margin })}
      />
      <Select
        label={words.ecc}
        hint={words.eccHint}
        pointer="/style/ecc"
        error={errorAt("/style/ecc")}
        value={shown.ecc}
        options={LEVELS.map((level) => ({ value: level, label: words[`ecc_${level}`] }))}
        onChange={(ecc) => onChange({ ...style, ecc })}
      />
      <Select
        label={words.encoding}
        pointer="/style/encoding"
        error={errorAt("/style/encoding")}
        value={shown.encoding}
        options={ENCODINGS.map((encoding) => ({ value: encoding, label: words[`encoding_${encoding}`] }))}
        onChange={(encoding) => onChange({ ...style, encoding })}
      />
      <Check
        label={words.hri}
        hint={words.hriHint}
        checked={shown.hri}
        onChange={(hri) => onChange({ ...style, hri })}
      />
      <Slider
        label={words.size}
        pointer="/style/size"
        error={errorAt("/style/size")}
        value={style.size ?? 512}
        min={64}
        max={4096}
        step={32}
        show={(pixels) => `${number(pixels)} px`}
        onInput={(size) => onChange({ ...style, size })}
      />
    </div>
  );
}
