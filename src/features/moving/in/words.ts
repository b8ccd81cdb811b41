/* The words by which files say yes and no. */

/**
 * Texts by which files say that something is not so, or that there is nothing. PostgreSQL writes `f`,
 * databases `NULL` and `\N`.
 */
const NO = new Set(["no", "n", "false", "f", "0", "off", "none", "null", "\\n", "-"]);

const YES = new Set(["yes", "y", "true", "t", "1", "on"]);

/** Words for a code that leads nowhere, and for one that leads. */
const OFF =
  /^(?:inactive|disabled|deactivated|expired|paused|stopped|ended|archived|deleted|removed|suspended|blocked|banned|closed|draft|unpublished)$/;
const ON = /^(?:active|enabled|activated|live|running|open|published|online|ok)$/;

/** Whether a value says something: `no`, `0` and the like do not. */
export function saysSomething(value: unknown): boolean {
  if (typeof value === "string") return !NO.has(wordOf(value));
  return value !== undefined && value !== null && value !== false && value !== 0;
}

/** Whether a state leads; `null` for a word that is not known. */
export function isOn(state: unknown): boolean | null {
  if (typeof state === "boolean") return state;
  const word = wordOf(String(state));
  if (NO.has(word) || OFF.test(word)) return false;
  return YES.has(word) || ON.test(word) ? true : null;
}

function wordOf(text: string): string {
  return text.trim().toLowerCase();
}
