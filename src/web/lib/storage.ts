/** The browser's storage for this site. Private windows and full disks throw; then nothing is stored. */

export type Area = "tab" | "device";

const areas = { tab: () => window.sessionStorage, device: () => window.localStorage };

/** The text stored under a name; `null` when there is none. */
export function read(area: Area, name: string): string | null {
  try {
    return areas[area]().getItem(`quietzone.${name}`);
  } catch {
    return null;
  }
}

/** Stores a text; `null` removes it. `device` is for what a person asked to keep. */
export function write(area: Area, name: string, text: string | null): void {
  try {
    if (text === null) areas[area]().removeItem(`quietzone.${name}`);
    else areas[area]().setItem(`quietzone.${name}`, text);
  } catch {
    // Then it is not stored.
  }
}
