/** Scrolls the contents to the current page, which may be far down in it. */
export function showCurrentPage(contents: HTMLElement | null): void {
  const current = contents?.querySelector<HTMLElement>("[aria-current]");
  if (contents && current) contents.scrollTop = current.offsetTop - contents.clientHeight / 2;
}
