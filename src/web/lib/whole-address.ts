/** `example.com/menu` as `https://example.com/menu`; anything else as it is, without blanks around it. */
export function wholeAddress(text: string): string {
  const trimmed = text.trim();
  return /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u.test(trimmed)
    ? `https://${trimmed}`
    : trimmed;
}
