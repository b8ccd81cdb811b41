/** Cookies of one name that are read, at most. */
const MOST_OF_A_NAME = 4;

/**
 * Cookies of all names that are looked at. A browser stores fewer for a site; a megabyte of them would hold
 * the event loop.
 */
const MOST_COOKIES = 1_000;

/**
 * The values of the first cookies of a name in a `Cookie` header: a neighbouring host may have set one of the
 * same name.
 */
export function cookieValues(header: string | null, name: string): string[] {
  const texts = header?.split(";", MOST_COOKIES).map((pair) => pair.trim()) ?? [];
  return texts
    .filter((text) => text.startsWith(`${name}=`))
    .slice(0, MOST_OF_A_NAME)
    .map((text) => text.slice(name.length + 1));
}
