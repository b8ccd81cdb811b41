/** The result of one check. `warn` deserves the operator's attention, `fail` means that something does not work. */
export interface Finding {
  readonly check: string;
  readonly state: "ok" | "warn" | "fail";
  readonly detail: string;
}

export const ok = (check: string, detail: string): Finding => ({ check, state: "ok", detail });
export const warn = (check: string, detail: string): Finding => ({ check, state: "warn", detail });
export const fail = (check: string, detail: string): Finding => ({ check, state: "fail", detail });

/** Runs a check. An error is a failure, and its message is the reason. */
export async function tryCheck(check: string, look: () => Promise<Finding>): Promise<Finding> {
  try {
    return await look();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    return fail(check, error instanceof Error ? `${error.message}${code}` : "can't be checked");
  }
}
