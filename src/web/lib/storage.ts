/** What a browser keeps for this site. It may keep nothing: private windows and full disks throw, which changes nothing here. */

export type Shelf = "tab" | "device";

const shelves = { tab: () => window.sessionStorage, device: () => window.localStorage };

/** What is kept under a name; `null` when nothing is, or nothing can be. */
export function read(shelf: Shelf, name: string): string | null {
  try {
    return shelves[shelf]().getItem(`quietzone.${name}`);
  } catch {
    return null;
  }
}

/** Keeps a text; `null` forgets it. The device's shelf is for what a person asked to have kept. */
export function write(shelf: Shelf, name: string, text: string | null): void {
  try {
    if (text === null) shelves[shelf]().removeItem(`quietzone.${name}`);
    else shelves[shelf]().setItem(`quietzone.${name}`, text);
  } catch {
    // It is not kept, that is all.
  }
}
