/**
 * The part of the changelog about a version, without its heading.
 * @throws Error where the changelog does not have the version.
 */
export function notesOf(changelog: string, version: string): string {
  const parts = changelog.split(/^## /m).slice(1);
  const found = parts.find((part) => part.split(/[\s(]/, 1)[0] === version);
  if (found === undefined) throw new Error(`CHANGELOG.md has no part about ${version}`);
  return `${found.slice(found.indexOf("\n")).trim()}\n`;
}
