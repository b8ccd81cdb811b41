/** How often something may happen: `count` times in `milliseconds`. `null` is no limit. */
export type Rate = { readonly count: number; readonly milliseconds: number } | null;
