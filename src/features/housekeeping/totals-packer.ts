/**
 * Packs the values counted in past quarter hours, so that reading them stays cheap. Each engine has a packer
 * of its own.
 */
export interface TotalsPacker {
  /**
   * Packs about `rows` values counted before `now`, and looks at as many codes at most. @returns whether
   * there may be more to do.
   */
  step(now: number, rows: number): Promise<boolean>;
}
