/**
 * Keeps formatters by locale and options: to make one takes longer than to format a hundred numbers, and a
 * view has hundreds.
 */
export function kept<O, F>(make: (tag: string, options: O) => F): (tag: string, options: O) => F {
  const made = new Map<string, F>();
  return (tag, options) => {
    const name = `${tag} ${JSON.stringify(options)}`;
    const found = made.get(name) ?? make(tag, options);
    made.set(name, found);
    return found;
  };
}

export const timeFormat = kept(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);
