/** Whether an address leads to the device that opens it, so that nobody else's scan would arrive. */
export function isHere(address: string | undefined): boolean {
  const host = (address === undefined ? null : URL.parse(address))?.hostname ?? "";
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(host);
}
