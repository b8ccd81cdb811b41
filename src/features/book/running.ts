import alerts from "../../../docs/alerts.md" with { type: "file" };
import backups from "../../../docs/backups.md" with { type: "file" };
import commands from "../../../docs/commands.md" with { type: "file" };
import growing from "../../../docs/growing.md" with { type: "file" };
import metrics from "../../../docs/metrics.md" with { type: "file" };
import monitoring from "../../../docs/monitoring.md" with { type: "file" };
import nodes from "../../../docs/nodes.md" with { type: "file" };
import containers from "../../../docs/containers.md" with { type: "file" };
import operating from "../../../docs/operating.md" with { type: "file" };
import overload from "../../../docs/overload.md" with { type: "file" };
import scale from "../../../docs/scale.md" with { type: "file" };
import plans from "../../../docs/plans.md" with { type: "file" };
import security from "../../../docs/security.md" with { type: "file" };
import signIn from "../../../docs/sign-in.md" with { type: "file" };
import settings from "../../../docs/settings.md" with { type: "file" };
import type { Section } from "./model.ts";

/** The pages of those who run the service. */
export const RUNNING: Section = {
  title: "Running it",
  pages: [
    {
      path: "operating",
      text: operating,
      title: "Operating",
      summary: "From the first start to the first workspace",
    },
    {
      path: "containers",
      text: containers,
      title: "Containers",
      summary: "The image, and Compose files for small and large",
    },
    { path: "backups", text: backups, title: "Backups", summary: "Back up, restore, update" },
    {
      path: "commands",
      text: commands,
      title: "Commands",
      summary: "All that the program does from a shell",
    },
    { path: "monitoring", text: monitoring, title: "Monitoring", summary: "What each sign means" },
    {
      path: "metrics",
      text: metrics,
      title: "Metrics",
      summary: "What each metric counts, and how old it is",
    },
    {
      path: "alerts",
      text: alerts,
      title: "Alerts",
      summary: "Rules for Prometheus, a board, and what to do",
    },
    {
      path: "overload",
      text: overload,
      title: "Overload",
      summary: "What happens when there is more to do than can be done",
    },
    { path: "settings", text: settings, title: "Settings", summary: "Every setting and its default" },
    {
      path: "plans",
      text: plans,
      title: "Plans",
      summary: "The limits of workspaces, and plans of your own",
    },
    { path: "growing", text: growing, title: "Growing", summary: "Many machines on PostgreSQL" },
    {
      path: "nodes",
      text: nodes,
      title: "Nodes",
      summary: "What they promise, and what happens when one fails",
    },
    { path: "scale", text: scale, title: "Scale", summary: "How far it goes, and which limit comes first" },
    {
      path: "sign-in",
      text: signIn,
      title: "Sign-in at a provider",
      summary:
        "Authelia, Authentik, Keycloak, Pocket ID, Entra ID: callback address, roles by groups, no passwords",
    },
    {
      path: "security",
      text: security,
      title: "Security",
      summary: "What is defended, and how to report a weakness",
    },
  ],
};
