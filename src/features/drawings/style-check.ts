import { completeStyle } from "../../qr/complete-style.ts";
import { draw } from "../../qr/draw.ts";
import { createPayloadJudge, type PayloadJudge } from "../../qr/scannability/payload-judge.ts";
import type { Style } from "../../qr/style.ts";
import type { FaultDetail } from "../../kit/shared/fault.ts";
import type { LogoReader } from "./logo-reader.ts";

/** Judges payloads in styles without drawing them. */
export interface StyleCheck {
  /**
   * Lists the problems that keep a payload from scanning in this style, without the mend. The judge of a style is cached with
   * the style object, so a check of many payloads in one style is fast.
   * @throws Fault `payload_too_long`, and of the style's and the logo's kinds.
   */
  problems(payload: string, style: Style): readonly FaultDetail[];
  /** Checks that a style would scan with this payload. @throws Fault when it would not, with the mend. */
  check(payload: string, style: Style): void;
}

export function createStyleCheck(logoOf: LogoReader): StyleCheck {
  const judges = new WeakMap<Style, PayloadJudge>();

  function problems(payload: string, style: Style): readonly FaultDetail[] {
    const judge = judges.get(style) ?? createPayloadJudge(completeStyle(style), logoOf(style));
    judges.set(style, judge);
    return judge(payload);
  }

  return {
    problems,
    check(payload, style) {
      // Drawing finds the same problems, and how to mend them.
      if (problems(payload, style).length > 0) draw(payload, style, logoOf(style));
    },
  };
}
