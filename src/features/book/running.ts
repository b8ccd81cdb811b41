import abuse from "../../../docs/abuse.md" with { type: "file" };
import alerts from "../../../docs/alerts.md" with { type: "file" };
import backups from "../../../docs/backups.md" with { type: "file" };
import buckets from "../../../docs/buckets.md" with { type: "file" };
import blocklists from "../../../docs/blocklists.md" with { type: "file" };
import commands from "../../../docs/commands.md" with { type: "file" };
import growing from "../../../docs/growing.md" with { type: "file" };
import deploy from "../../../docs/deploy.md" with { type: "file" };
import metrics from "../../../docs/metrics.md" with { type: "file" };
import monitoring from "../../../docs/monitoring.md" with { type: "file" };
import nodes from "../../../docs/nodes.md" with { type: "file" };
import containers from "../../../docs/containers.md" with { type: "file" };
import offsite from "../../../docs/offsite.md" with { type: "file" };
import operating from "../../../docs/operating.md" with { type: "file" };
import overload from "../../../docs/overload.md" with { type: "file" };
import reports from "../../../docs/reports.md" with { type: "file" };
import scale from "../../../docs/scale.md" with { type: "file" };
import operators from "../../../docs/operators.md" with { type: "file" };
import plans from "../../../docs/plans.md" with { type: "file" };
import secret from "../../../docs/secret.md" with { type: "file" };
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
    {
      path: "deploy",
      text: deploy,
      title: "Deploying",
      summary: "Debian's package, proxies, a tunnel, Coolify, Unraid, Kubernetes",
    },
    { path: "backups", text: backups, title: "Backups", summary: "Back up, restore, update" },
    { path: "buckets", text: buckets, title: "Buckets", summary: "A store that speaks S3" },
    { path: "secret", text: secret, title: "The secret", summary: "Change it, and go on without a lost one" },
    {
      path: "offsite",
      text: offsite,
      title: "Backups elsewhere",
      summary: "Made by the service, encrypted, in a bucket or folder",
    },
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
    {
      path: "abuse",
      text: abuse,
      title: "Abuse",
      summary: "Taking down, what owners are told, and what the law asks",
    },
    {
      path: "blocklists",
      text: blocklists,
      title: "Lists of hosts",
      summary: "Hosts to which no code may lead: phishing, malware, and your own",
    },
    {
      path: "operators",
      text: operators,
      title: "Operators",
      summary: "The page at which operators find, decide and block, and signs of odd codes",
    },
    {
      path: "reports",
      text: reports,
      title: "Reports",
      summary: "Codes that others say do harm, and how they are decided",
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
