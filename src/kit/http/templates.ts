/** Route templates such as `/app/api/codes/:id`: a part with a colon stands for one part of a path, `*` for all that follow. */

export interface PathTemplate {
  readonly path: string;
}

/** The pattern of the paths that a template stands for. */
function templatePattern(template: string): RegExp {
  const parts = template.split("/").map((part) => {
    if (part === "*") return ".*";
    return part.startsWith(":") ? "[^/]+" : RegExp.escape(part);
  });
  return new RegExp(`^${parts.join("/")}$`);
}

/** The methods that a path takes, for 405 and its `Allow`; none where there is no route. */
export type MethodTable = (path: string) => readonly string[];

const isLiteral = ({ path }: PathTemplate) => !/[:*]/.test(path);

/**
 * The paths of routes that the template of another route stands for, too: `/app/api/keys/rotate` beside `/app/api/keys/:id`. A
 * router gives the methods that they don't take to the other route.
 */
export function namedTwice(routes: readonly PathTemplate[]): ReadonlySet<string> {
  const patterns = routes.filter((route) => !isLiteral(route)).map(({ path }) => templatePattern(path));
  const literal = routes.filter(isLiteral).map(({ path }) => path);
  return new Set(literal.filter((path) => patterns.some((pattern) => pattern.test(path))));
}

/** The methods of some routes by path, those without parameters first. HEAD goes wherever GET does. */
export function createMethodTable(
  routes: readonly (PathTemplate & { readonly method: string })[],
): MethodTable {
  const exactFirst = [...routes.filter(isLiteral), ...routes.filter((route) => !isLiteral(route))];
  const methodsByPath = Map.groupBy(exactFirst, (route) => route.path);
  const table = [...methodsByPath].map(([path, all]) => {
    const methods = all.map((route) => route.method);
    return {
      pattern: templatePattern(path),
      methods: methods.includes("GET") ? [...methods, "HEAD"] : methods,
    };
  });
  return (path) => table.find(({ pattern }) => pattern.test(path))?.methods ?? [];
}

/** Stands for the template of a path that no route takes. */
export const NO_TEMPLATE = "none";

/**
 * Finds the template of a path: `/r/abc` → `/r/:shortId`; `none` where there is no route.
 * @param frequent - what most paths begin with: its template is tried first.
 */
export function createTemplateTable(
  routes: readonly PathTemplate[],
  frequent: string,
): (path: string) => string {
  const templates = routes.map(({ path }) => path);
  const literal = new Set(routes.filter(isLiteral).map(({ path }) => path));
  const patterns = [...new Set(templates)]
    .filter((template) => !literal.has(template))
    .map((template) => ({ template, pattern: templatePattern(template) }));
  // Nearly all paths have a first part that few templates share.
  const byFirstPart = Map.groupBy(patterns, ({ template }) => firstPart(template));
  const first = patterns.find(({ template }) => template.startsWith(frequent));
  return (path) => {
    if (first?.pattern.test(path)) return first.template;
    if (literal.has(path)) return path;
    for (const { template, pattern } of byFirstPart.get(firstPart(path)) ?? [])
      if (pattern.test(path)) return template;
    return NO_TEMPLATE;
  };
}

/** The templates of all routes that are known by now. */
export interface RouteNames {
  /** The template of a path; `none` where there is no route. */
  of(path: string): string;
  /** Replaces the known routes, once the APIs are loaded. */
  set(routes: readonly PathTemplate[]): void;
}

/**
 * @param routes - those that are answered before `set` is called.
 * @param frequent - what most paths begin with.
 */
export function createRouteNames(routes: readonly PathTemplate[], frequent: string): RouteNames {
  let templateOf = createTemplateTable(routes, frequent);
  return {
    of: (path) => templateOf(path),
    set(all) {
      templateOf = createTemplateTable(all, frequent);
    },
  };
}

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** The name of a method; `other` for all that no route takes, because anybody can make them up. */
export function methodName(method: string): string {
  return METHODS.has(method) ? method : "other";
}

/** The name of a method of a route: `GET /app/api/codes`, or `POST unknown route`. */
export function operationName(method: string, template: string): string {
  return `${methodName(method)} ${template === NO_TEMPLATE ? "unknown route" : template}`;
}

function firstPart(path: string): string {
  const end = path.indexOf("/", 1);
  return end < 0 ? path : path.slice(0, end);
}
