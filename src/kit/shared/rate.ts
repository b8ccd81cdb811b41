/** A rate limit: `count` calls in `milliseconds`. `null` is no limit. */
export type Rate = { readonly count: number; readonly milliseconds: number } | null;
