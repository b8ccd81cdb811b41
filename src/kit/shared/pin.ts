/**
 * Copies of logos. A code stores a copy of its logo's drawing, and its stored style and landing name the copy: `id@key`
 * in place of `id`. Clients neither send nor see keys. No id of the catalog has an `@`.
 */
const SIGN = "@";

/** The name of a copy of a logo's drawing. */
export function pinned(id: string, key: string): string {
  return `${id}${SIGN}${key}`;
}

/** The logo's id, and the copy's key where there is one. */
export function unpinned(text: string): { readonly id: string; readonly key: string | null } {
  const at = text.indexOf(SIGN);
  return at < 0 ? { id: text, key: null } : { id: text.slice(0, at), key: text.slice(at + 1) };
}

/** A style or a landing. */
interface WithLogo {
  readonly logo?: { readonly id?: string } | undefined;
}

/** The key of the copy that a style or landing names; `null` when it names none. */
export function copyKey(part: WithLogo | null): string | null {
  const id = part?.logo?.id;
  return id === undefined ? null : unpinned(id).key;
}

/** A style or landing as clients see it: its logo's id without the copy's key. */
export function withoutPin<T extends WithLogo>(part: T): T {
  const id = part.logo?.id;
  return id === undefined || unpinned(id).key === null ? part : withLogoId(part, unpinned(id).id);
}

/** The same with another logo's id. */
export function withLogoId<T extends WithLogo>(part: T, id: string): T {
  return { ...part, logo: { ...part.logo, id } };
}

/** Members of a code as clients see them. */
export function withoutPins<
  T extends { readonly style?: WithLogo | null; readonly landing?: WithLogo | null },
>(members: T): T {
  const { style, landing } = members;
  return {
    ...members,
    ...(style && { style: withoutPin(style) }),
    ...(landing && { landing: withoutPin(landing) }),
  };
}
