/** The result of one check. `warn` deserves the operator's attention, `fail` means that something does not work. */
export interface Finding {
  readonly check: string;
  readonly state: "ok" | "warn" | "fail";
  readonly detail: string;
}

export const ok = (check: string, detail: string): Finding => ({ check, state: "ok", detail });
export const warn = (check: string, detail: string): Finding => ({ check, state: "warn", detail });
export const fail = (check: string, detail: string): Finding => ({ check, state: "fail", detail });

/** The entries of a list that are named; the others are only counted. */
const NAMED = 5;

/** The first of a list, and how many more there are. */
export function named(all: readonly string[], separator: string): string {
  const more = all.length > NAMED ? `, and ${all.length - NAMED} more` : "";
  return all.slice(0, NAMED).join(separator) + more;
}

/** Runs a check. An error is a failure, and its message is the reason. */
export async function tryCheck(check: string, look: () => Promise<Finding>): Promise<Finding> {
  try {
    return await look();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    return fail(check, error instanceof Error ? `${error.message}${code}` : "can't be checked");
  }
}
