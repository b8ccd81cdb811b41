import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The category of brands that no table or tag places. */
export const GENERIC = "software";

/** Tags of the sources by category, the most specific first. A brand is in the first category of which it has a tag. */
const TAGS: readonly (readonly [category: string, ...tags: string[]])[] = [
  ["flags", "Flags"],
  ["icons", "Icon"],
  ["crypto", "Crypto", "Blockchain", "Web3", "Exchange", "Ledger", "DEX"],
  ["gaming", "Gaming"],
  ["automotive", "Automotive", "Caravaning"],
  ["transport", "Aviation", "Transportation", "Logistics"],
  ["travel", "Travel", "Hospitality", "Booking"],
  ["food", "Food"],
  ["fashion", "Fashion", "Jewelry"],
  ["sports", "Sports"],
  ["health", "Health", "Fitness", "AI Medical Scribe"],
  ["music", "Music"],
  ["media", "News", "Media"],
  ["entertainment", "Entertainment", "Livestreaming"],
  ["education", "Education"],
  ["finance", "Payment", "Finance", "Insurance", "Investment"],
  ["shopping", "Shopping", "E-commerce", "Marketplace"],
  ["operating-systems", "Linux", "OS"],
  ["browsers", "Browser"],
  ["languages", "Language", "Compiler"],
  ["databases", "Database"],
  ["security", "Security", "Identity", "Privacy"],
  ["communication", "Communication", "Email"],
  ["social", "Social", "Social Media"],
  ["marketing", "Advertising", "Marketing", "Customer Experience"],
  ["analytics", "Analytics", "Visualization"],
  ["devops", "DevOps", "Kubernetes", "Containers", "Monitoring", "Automation"],
  ["networking", "Networking", "VPN", "Telecommunications", "Satellite"],
  ["hardware", "Hardware", "IoT", "Mobile", "Electronics"],
  ["ai", "AI", "Voice"],
  ["frameworks", "Framework", "Frontend", "Library", "Nuxt"],
  ["design", "Design", "Photography", "Graphics"],
  ["cloud", "Cloud", "Hosting", "Storage", "Compute", "Serverless", "File Sharing", "Infrastructure"],
  ["cloud", "Management", "Integration", "Migration", "App Services", "Hybrid Cloud", "Architecture"],
  ["developer-tools", "DevTool", "Developer Tools", "Editor", "CMS", "Testing", "Monorepo", "Config"],
  ["industry", "Energy", "Oil & Gas", "Construction"],
  ["science", "Quantum"],
  ["organizations", "Non-profit"],
  ["productivity", "Productivity"],
  ["ai", "AI brand"],
  ["business", "HR", "Real Estate", "Agency", "Legal Tech", "Immigration", "Business"],
];

const [exact, patterns] = readTable(readFileSync(join(import.meta.dir, "categories.txt"), "utf8"));

function readTable(text: string): [Map<string, string>, [prefix: string, category: string][]] {
  const exact = new Map<string, string>();
  const patterns: [string, string][] = [];
  let category = GENERIC;
  for (const line of text.split("\n")) {
    if (line.startsWith("#") || line === "") continue;
    if (!line.startsWith(" ")) category = line;
    else
      for (const slug of line.trim().split(" "))
        if (slug.endsWith("*")) patterns.push([slug.slice(0, -1), category]);
        else exact.set(slug, category);
  }
  return [exact, patterns];
}

/** The category of a brand: from the table made by hand, else by its tags, else by its sources. */
export function categoryOf(slug: string, tags: ReadonlySet<string>, sources: ReadonlySet<string>): string {
  const byHand = exact.get(slug) ?? patterns.find(([prefix]) => slug.startsWith(prefix))?.[1];
  if (byHand !== undefined) return byHand;
  const byTag = TAGS.find(([, ...names]) => names.some((name) => tags.has(name)));
  if (byTag !== undefined) return byTag[0];
  // Both collect programmers' tools only.
  return sources.has("devicon") || sources.has("skill-icons") ? "developer-tools" : GENERIC;
}
