import type { Words } from "../texts/texts.ts";

/** The label at a pointer into a style. */
export function styleName(pointer: string, words: Words["design"]): string {
  const names: readonly (readonly [string, string])[] = [
    ["/style/template", words.tabTemplate],
    ["/style/foreground", words.foreground],
    ["/style/background", words.background],
    ["/style/modules/scale", words.moduleScale],
    ["/style/modules", words.modules],
    ["/style/eyeFrame/color", words.eyeFrameColor],
    ["/style/eyeFrame", words.eyeFrame],
    ["/style/eyeBall/color", words.eyeBallColor],
    ["/style/eyeBall", words.eyeBall],
    ["/style/reach", words.reach],
    ["/style/logo/size", words.logoSize],
    ["/style/logo/padding", words.logoPadding],
    ["/style/logo", words.logo],
    ["/style/frame/text", words.frameText],
    ["/style/frame/textColor", words.frameTextColor],
    ["/style/frame", words.frame],
    ["/style/margin", words.margin],
    ["/style/ecc", words.ecc],
    ["/style/encoding", words.encoding],
    ["/style/hri", words.hri],
    ["/style/size", words.size],
  ];
  return names.find(([start]) => pointer.startsWith(start))?.[1] ?? words.style;
}
