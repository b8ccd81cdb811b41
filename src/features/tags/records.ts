/** The sums of a tag over its codes. */
export interface TagSums {
  readonly tag: string;
  readonly codes: number;
  /** Automated ones included. */
  readonly scans: number;
  readonly bots: number;
}
