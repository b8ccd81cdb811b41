import { type Markup, trusted } from "../../kit/shared/markup.ts";

/** Line drawings on a grid of 24. They are decoration: the text beside them says the same. */
const PATHS = {
  arrow: "M5 12h14M13 6l6 6-6 6",
  phone:
    "M6.5 3.5 9 4l1 4-2 1.5a12 12 0 0 0 6.5 6.5L16 14l4 1 .5 2.5c.2 1.5-1 3-2.5 3C10.5 20.5 3.5 13.5 3.5 6c0-1.5 1.5-2.7 3-2.5z",
  mail: "M3.5 6.5h17v11h-17zM3.5 7l8.5 6.5L20.5 7",
  globe: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17z",
  place:
    "M12 21c-4.5-4.3-6.5-7.6-6.5-10.5a6.5 6.5 0 0 1 13 0C18.5 13.4 16.5 16.7 12 21zM12 8.2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2",
  save: "M12 4v11M7.5 11l4.5 4.5L16.5 11M4.5 19.5h15",
  wifi: "M4 10c5-4.5 11-4.5 16 0M7 13.5c3-2.7 7-2.7 10 0M12 17.5h.01",
  key: "M8.5 11a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM11.5 12.5 19 5M16 8l2.5 2.5M13.5 10.5l1.5 1.5",
  check: "M5 12.5l4.5 4.5L19 7.5",
  alert: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5v5.5M12 16.2v.1",
} as const;

export type IconName = keyof typeof PATHS;

const ICONS = Object.fromEntries(
  Object.entries(PATHS).map(([name, path]) => [
    name,
    trusted(
      `<svg class="icon${name === "arrow" ? " way" : ""}" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`,
    ),
  ]),
);

/** An icon, hidden from assistive technology. */
export function icon(name: IconName): Markup {
  return ICONS[name] ?? trusted("");
}
