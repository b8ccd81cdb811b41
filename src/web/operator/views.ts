import type { FunctionComponent } from "preact";
import { match } from "../lib/route.tsx";
import type { IconName } from "../ui/Icon.tsx";
import { Code } from "./codes/Code.tsx";
import { Codes } from "./codes/Codes.tsx";
import { Overview } from "./Overview.tsx";
import { People } from "./people/People.tsx";
import { Person } from "./people/Person.tsx";
import { Reports } from "./reports/Reports.tsx";
import { Domains } from "./rest/Domains.tsx";
import { Growth } from "./rest/Growth.tsx";
import { Lists } from "./rest/Lists.tsx";
import { Log } from "./rest/Log.tsx";
import { Pictures } from "./rest/Pictures.tsx";
import { State } from "./rest/State.tsx";
import { Vouchers } from "./rest/Vouchers.tsx";
import { Search } from "./Search.tsx";
import type { ViewProps } from "./view-props.ts";
import { Workspace } from "./workspaces/Workspace.tsx";
import { Workspaces } from "./workspaces/Workspaces.tsx";

export const SECTIONS = [
  "overview",
  "reports",
  "codes",
  "workspaces",
  "people",
  "growth",
  "domains",
  "vouchers",
  "pictures",
  "lists",
  "log",
  "state",
] as const;
export type Section = (typeof SECTIONS)[number];

/** An entry of the navigation, its view, and the view of one of its things. */
interface Entry {
  readonly path: string;
  readonly icon: IconName;
  readonly view: FunctionComponent;
  readonly one?: FunctionComponent<ViewProps>;
}

export const ENTRIES: Readonly<Record<Section, Entry>> = {
  overview: { path: "/", icon: "chart", view: Overview },
  reports: { path: "/reports", icon: "inbox", view: Reports },
  codes: { path: "/codes", icon: "qr", view: Codes, one: Code },
  workspaces: { path: "/workspaces", icon: "layers", view: Workspaces, one: Workspace },
  people: { path: "/people", icon: "user", view: People, one: Person },
  growth: { path: "/growth", icon: "calendar", view: Growth },
  domains: { path: "/domains", icon: "globe", view: Domains },
  vouchers: { path: "/vouchers", icon: "ticket", view: Vouchers },
  pictures: { path: "/pictures", icon: "image", view: Pictures },
  lists: { path: "/lists", icon: "filter", view: Lists },
  log: { path: "/log", icon: "list", view: Log },
  state: { path: "/state", icon: "gear", view: State },
};

/** The view at a path, and the section to which it belongs; `null` where there is none. */
export function viewAt(path: string): {
  readonly section: Section | null;
  readonly view: FunctionComponent<ViewProps>;
  readonly id: string;
} | null {
  if (path === "/search") return { section: null, view: Search, id: "" };
  for (const section of SECTIONS) {
    const entry = ENTRIES[section];
    if (entry.path === path) return { section, view: entry.view, id: "" };
    const id = entry.one && match(`${entry.path}/:id`, path)?.["id"];
    if (entry.one && id !== undefined) return { section, view: entry.one, id };
  }
  return null;
}
