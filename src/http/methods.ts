/** Tells which methods a path takes, for 405 and its `Allow`. */
export type MethodTable = (path: string) => readonly string[];

/** From routes such as `GET /app/api/codes/:id`. HEAD goes wherever GET does. */
export function createMethodTable(
  routes: readonly { readonly method: string; readonly path: string }[],
): MethodTable {
  const methodsByPath = Map.groupBy(routes, (route) => route.path);
  const table = [...methodsByPath].map(([path, all]) => {
    const methods = all.map((route) => route.method);
    return { pattern: pathPattern(path), methods: methods.includes("GET") ? [...methods, "HEAD"] : methods };
  });
  return (path) => table.find(({ pattern }) => pattern.test(path))?.methods ?? [];
}

function pathPattern(path: string): RegExp {
  const escaped = path.split("/").map((part) => (part.startsWith(":") ? "[^/]+" : RegExp.escape(part)));
  return new RegExp(`^${escaped.join("/")}$`);
}
