/** Why a problem comes and what to do about it: sentences in Markdown, whose links are relative to `docs/`. */
export interface Remedy {
  readonly cause: string;
  readonly remedy: string;
}
