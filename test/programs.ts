/**
 * The path of a program; `null` where it is not installed. With CI=true nothing may be skipped: there a missing program
 * fails the test file.
 */
export function programPath(name: string): string | null {
  // Debian keeps servers off the path of users.
  const path = Bun.which(name) ?? Bun.which(name, { PATH: "/usr/sbin" });
  if (path === null && process.env["CI"] === "true")
    throw new Error(`${name} is needed by these tests and not installed`);
  return path;
}

/** Whether a program is installed: `test.skipIf(!hasProgram("gs"))` shows the test as skipped where it is not. */
export function hasProgram(name: string): boolean {
  return programPath(name) !== null;
}
