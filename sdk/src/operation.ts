/** One operation of the contract, as a request to it is built. */
export interface Operation {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With its parameters in braces. */
  readonly path: string;
  /** Arguments that are sent as headers. All others but `body` and those of the path go into the query. */
  readonly headers?: readonly string[];
  /** Media types of its body; text goes as the first that is text. */
  readonly bodies?: readonly string[];
  /** Media types of its answer; the first is sent unless an argument asks for another. */
  readonly answers: readonly string[];
  /** The member of a page that has its items. */
  readonly items?: string;
  /** Pages have numbers, as those of the logo catalog. Others name the next one in `nextCursor`. */
  readonly isNumbered?: true;
}

/** The argument of an operation, as it is built and sent: parameters by name, and `body`. */
export type Values = Readonly<Record<string, unknown>>;
