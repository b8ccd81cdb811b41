/**
 * The `Authorization` header of a request; `null` without one.
 * @param mayBeInQuery - whether `?api_key=…` stands for `Authorization: Bearer …`. The header goes first.
 */
export function authorizationOf(request: Request, mayBeInQuery: boolean): string | null {
  return request.headers.get("authorization") ?? (mayBeInQuery ? keyInQuery(request.url) : null);
}

/** Only the first `api_key` is decoded: under load this is asked for every request, before any work is done for it. */
function keyInQuery(url: string): string | null {
  const at = url.indexOf("?");
  if (at < 0) return null;
  const [parameter] = /&api_key=[^&]*/.exec(`&${url.slice(at + 1)}`) ?? [];
  const key = new URLSearchParams(parameter).get("api_key");
  return key === null ? null : `Bearer ${key}`;
}
