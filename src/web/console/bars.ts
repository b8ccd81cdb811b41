/** Bars that may stand at the lower edge of the window. */
const BARS = ".console-nav, .form-foot, .choice-bar, .dock";

/** Pixels of the window's lower half that bars take: no toast may lie on what one needs next. */
export function heightOfBars(): number {
  let lift = 0;
  for (const bar of document.querySelectorAll(BARS)) {
    const height = innerHeight - bar.getBoundingClientRect().top;
    // One that is not fixed, or stands elsewhere, is in nobody's way.
    if (height < innerHeight / 2 && getComputedStyle(bar).position !== "static")
      lift = Math.max(lift, height);
  }
  return lift;
}
