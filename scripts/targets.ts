/** The machines for which the program is built, as Bun names them. */
export const TARGETS = [
  "linux-x64",
  "linux-x64-musl",
  "linux-arm64",
  "linux-arm64-musl",
  "darwin-x64",
  "darwin-arm64",
  "windows-x64",
  "windows-arm64",
] as const;

/** Where the program for a machine is put. */
export function programOf(target: string): string {
  return `dist/quietzone-${target}${target.startsWith("windows") ? ".exe" : ""}`;
}
