/** `Link` to the next page of a list (RFC 8288), for the OpenAPI document. */
export const NEXT = {
  link: {
    description: '`<…>; rel="next"`, the next page; absent on the last',
    optional: true,
    component: "NextPage",
  },
} as const;

/**
 * The header that links to the next page: the request's own query with a few parameters changed, relative, so that it holds under a
 * base address with a path. A key in the query is left out, because it would end up where addresses do.
 * @param changed - the parameters that differ; `null` on the last page.
 */
export function nextPage(
  { url }: Request,
  changed: Readonly<Record<string, string>> | null,
): { link?: string } {
  if (changed === null) return {};
  const at = url.indexOf("?");
  const query = new URLSearchParams(at < 0 ? "" : url.slice(at + 1));
  query.delete("api_key");
  for (const [name, value] of Object.entries(changed)) query.set(name, value);
  return { link: `<?${query}>; rel="next"` };
}

/** The header of a list that goes on by a cursor. */
export function nextByCursor(request: Request, cursor: string | null): { link?: string } {
  return nextPage(request, cursor === null ? null : { cursor });
}
