/**
 * Whether a program is installed; `test.skipIf(!hasProgram("gs"))` shows the test as skipped where it is not. With CI=true
 * nothing may be skipped: there a missing program fails the test file.
 */
export function hasProgram(name: string): boolean {
  if (Bun.which(name) !== null) return true;
  if (process.env["CI"] === "true") throw new Error(`${name} is needed by these tests and not installed`);
  return false;
}
