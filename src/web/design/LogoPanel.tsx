import { useState } from "preact/hooks";
import { number } from "../lib/format.ts";
import { ColorField } from "../ui/ColorField.tsx";
import { Button } from "../ui/Button.tsx";
import { Check } from "../ui/Field.tsx";
import { Slider } from "../ui/Slider.tsx";
import { LogoSearch } from "./LogoSearch.tsx";
import { LogoName, OwnLogo } from "./LogoSource.tsx";
import type { PanelProps } from "./panels.ts";
import { LOGO_SIZE, type LogoArt, SMALLEST_LOGO, withLogo } from "./picture.ts";
import { useTexts } from "../texts/texts.ts";

/** The logo in the middle: from the catalog or uploaded. */
export function LogoPanel({ style, onChange, errorAt }: PanelProps) {
  const words = useTexts("design");
  const { logo } = style;
  const [patchColor, setPatchColor] = useState("#ffffff");
  const art = (chosen: LogoArt) => onChange(withLogo(style, chosen));
  const patch = logo?.background?.startsWith("#") ? logo.background : undefined;
  const put = (change: Partial<NonNullable<typeof logo>>) =>
    onChange({ ...style, logo: { ...logo, ...change } });
  const error = ["/style/logo", "/style/logo/id", "/style/logo/svg", "/style/logo/png"]
    .map(errorAt)
    .find(Boolean);
  return (
    <div class="stack wide">
      {logo && (
        <div class="chosen-logo" data-pointer="/style/logo">
          <LogoName logo={logo} />
          <Button
            small
            icon="trash"
            onClick={() => {
              const { logo: _, ...rest } = style;
              onChange(rest);
            }}
          >
            {words.removeLogo}
          </Button>
        </div>
      )}
      {error && <p class="error">{error}</p>}
      <LogoSearch chosen={logo?.id} onChoose={(id) => art({ id })} />
      <OwnLogo onChoose={art} />
      {logo && (
        <>
          <Slider
            label={words.logoSize}
            pointer="/style/logo/size"
            error={errorAt("/style/logo/size")}
            value={logo.size ?? LOGO_SIZE}
            min={SMALLEST_LOGO}
            max={0.5}
            step={0.01}
            show={(share) => number(share, { style: "percent" })}
            onInput={(size) => put({ size })}
          />
          <Slider
            label={words.logoPadding}
            pointer="/style/logo/padding"
            error={errorAt("/style/logo/padding")}
            value={logo.padding ?? 1}
            min={0}
            max={4}
            step={0.25}
            show={(modules) => words.moduleUnit(number(modules))}
            onInput={(padding) => put({ padding })}
          />
          <Check
            label={words.logoRound}
            checked={logo.background === "circle"}
            onChange={(on) => put({ background: on ? "circle" : undefined })}
          />
          <div class="own-color">
            <Check
              label={words.logoPatch}
              checked={patch !== undefined}
              onChange={(on) => put({ background: on ? patchColor : undefined })}
            />
            {patch !== undefined && (
              <ColorField
                label={words.logoPatchColor}
                hideLabel
                pointer="/style/logo/background"
                error={errorAt("/style/logo/background")}
                value={patch}
                onChange={(background) => {
                  setPatchColor(background);
                  put({ background });
                }}
              />
            )}
          </div>
        </>
      )}
    </div>
  );
}
