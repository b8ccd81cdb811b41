import type { DishDraft, PartDraft } from "./draft.ts";

/** The errors of a page by JSON pointers. */
export interface PageErrors {
  /** The error at a pointer, as a sentence. */
  at(pointer: string): string | undefined;
  /** Whether there is one at a pointer, or within what it names. */
  within(pointer: string): boolean;
}

/** The editor of a part. */
export interface PartProps<P extends PartDraft> {
  readonly part: P;
  readonly put: (change: Partial<P>) => void;
  /** The same for changes that come later than they were asked for, such as uploads. */
  readonly putLater: (change: (part: P) => Partial<P>) => void;
  /** Pointer of the part. */
  readonly at: string;
  readonly errors: PageErrors;
}

/** The members of a dish that are edited. */
export interface DishProps {
  readonly dish: DishDraft;
  readonly name: string;
  readonly currency: string;
  readonly at: string;
  readonly errors: PageErrors;
  readonly onChange: (change: Partial<DishDraft>) => void;
}
