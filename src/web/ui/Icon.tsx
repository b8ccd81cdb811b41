/** Line icons on a grid of 24, in the colour of the text. */
const SHAPES = {
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  check: "M5 12.5 10 17.5 19.5 7",
  close: "M6 6l12 12M18 6 6 18",
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20",
  copy: "M9 9h10v11H9zM15 9V4H5v11h4",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  upload: "M12 16V5M7 9.5 12 4.5l5 5M5 20h14",
  edit: "M5 19l.8-4L16 4.8l3.2 3.2L9 18.2zM14 7l3 3",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
  link: "M10 14l4-4M8 12l-2 2a3.5 3.5 0 0 0 5 5l2-2M16 12l2-2a3.5 3.5 0 0 0-5-5l-2 2",
  external: "M14 5h5v5M19 5l-8 8M11 6H5v13h13v-6",
  chart: "M5 20V10M10 20V5M15 20v-7M20 20V8",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  inbox: "M4 13l3-8h10l3 8v6H4zM4 13h5l1 2.5h4l1-2.5h5",
  folder: "M4 6h6l2 2.5h8V19H4z",
  layers: "M12 4l8 4.5-8 4.5-8-4.5zM4.5 13 12 17.2l7.5-4.2",
  bolt: "M13 3 5 14h6l-1 7 8-11h-6z",
  user: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5",
  key: "M8.5 11a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM11.5 12.5 19 5M16 8l2.5 2.5M13.5 10.5l1.5 1.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  dots: "M6 12h.01M12 12h.01M18 12h.01",
  down: "M6 9.5l6 6 6-6",
  up: "M6 14.5l6-6 6 6",
  right: "M9.5 6l6 6-6 6",
  left: "M14.5 6l-6 6 6 6",
  undo: "M9 6 5 10l4 4M5 10h9a5 5 0 0 1 0 10h-3",
  redo: "M15 6l4 4-4 4M19 10h-9a5 5 0 0 0 0 10h3",
  refresh: "M19 12a7 7 0 1 1-2.2-5.100M19 4v4h-4",
  warning: "M12 4.5 21 19.5H3zM12 10v4.5M12 17h.01",
  info: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 11v5M12 8h.01",
  good: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM8.5 12.5 11 15l4.5-5.5",
  eye: "M3 12c2.5-4.5 5.5-6.5 9-6.5s6.5 2 9 6.5c-2.5 4.5-5.5 6.5-9 6.5S5.5 16.5 3 12zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
  globe:
    "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM4 12h16M12 4c2.7 2.5 3.7 5 3.7 8s-1 5.5-3.7 8c-2.7-2.5-3.7-5-3.7-8s1-5.5 3.7-8z",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  image: "M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 8.5h.01",
  play: "M8 5l11 7-11 7z",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  pause: "M8 5v14M16 5v14",
  filter: "M4 6h16l-6 7v6l-4-2v-4z",
  calendar: "M4 6h16v14H4zM4 10.5h16M8.5 4v4M15.5 4v4",
  ticket: "M4 7h16v3.5a1.8 1.8 0 0 0 0 3.5V17H4v-3a1.8 1.8 0 0 0 0-3.5zM14 7v10",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v3M17 20h3",
  wifi: "M4 10c5-4.5 11-4.5 16 0M7 13.5c3-2.7 7-2.7 10 0M12 18h.01M10 16.5c1.2-1 2.8-1 4 0",
  text: "M5 6h14M5 10.5h14M5 15h14M5 19.5h8",
  mail: "M4 6h16v12H4zM4 7l8 6.5L20 7",
  phone:
    "M6 4h3.5l1.5 4.5-2 1.5a11 11 0 0 0 5 5l1.5-2 4.5 1.5V18c0 1.5-1 2-2 2C11 19.5 4.5 13 4 6c0-1 .5-2 2-2z",
  chat: "M4 5h16v11h-8l-5 4v-4H4z",
  contact: "M4 5h16v14H4zM9 9a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM6 16.5c.8-2 5.2-2 6 0M14.5 10h3M14.5 14h3",
  pin: "M12 21c-4-4.5-6-7.5-6-10.5a6 6 0 0 1 12 0c0 3-2 6-6 10.5zM12 8.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  money: "M4 7h16v10H4zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM7 12h.01M17 12h.01",
  coin: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM10 8v8M10 8h3a2 2 0 0 1 0 4h-3h3.5a2 2 0 0 1 0 4H10",
  barcode: "M4 6v12M7 6v12M10 6v9M13 6v9M16.5 6v12M20 6v12M10 18h3",
  app: "M7 3h10v18H7zM11 18h2",
  drop: "M12 4c3.500 4.200 5.500 7 5.500 10a5.500 5.500 0 0 1-11 0c0-3 2-5.800 5.500-10z",
  drag: "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01",
} as const;

export type IconName = keyof typeof SHAPES;

/** An icon beside text that says the same. Alone it needs a labelled control around it. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={SHAPES[name]} />
    </svg>
  );
}

/** The product's logo: three finder patterns. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 28 28" width={28} height={28} aria-hidden="true">
      <path
        d="M2 2h10v10H2zM16 2h10v10H16zM2 16h10v10H2z"
        fill="none"
        stroke="currentColor"
        stroke-width="2.5"
        stroke-linejoin="round"
      />
      <path
        d="M5.5 5.5h3v3h-3zM19.5 5.5h3v3h-3zM5.5 19.5h3v3h-3zM17 17h4v4h-4zM22 22h4v4h-4z"
        fill="currentColor"
      />
    </svg>
  );
}
