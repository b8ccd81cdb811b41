/**
 * Leaving a field by a click may show its error, which moves all that is below. Were it to appear between the press and
 * the release of the button, the release would hit something else and the click would be lost.
 */

let pressed = false;
const waiting: (() => void)[] = [];

addEventListener("pointerdown", () => (pressed = true), true);
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, released, true);

function released(): void {
  pressed = false;
  // The click itself follows in the same task.
  setTimeout(() => {
    for (const run of waiting.splice(0)) run();
  });
}

/** Runs at once, or, while a button of the mouse is down, after its click. */
export function afterPress(run: () => void): void {
  if (pressed) waiting.push(run);
  else run();
}
