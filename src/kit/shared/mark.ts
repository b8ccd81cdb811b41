import { trusted } from "./markup.ts";

/** Three finder patterns, as at the corners of a symbol. */
export const MARK = trusted(
  '<svg class="mark" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true"><path d="M2 2h10v10H2zM16 2h10v10H16zM2 16h10v10H2z" ' +
    'fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round"/><path d="M5.5 5.5h3v3h-3zM19.5 5.5h3v3h-3zM5.5 19.5h3v3h-3zM17 17h4v4h-4zM22 22h4v4h-4z" fill="currentColor"/></svg>',
);

/** The icon of pages, as an address. */
export const ICON =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="6" fill="#2f4bd8"/><path d="M5 5h7v7H5zM16 5h7v7h-7zM5 16h7v7H5zM16 16h4v4h-4z" fill="#fff"/></svg>',
  );
