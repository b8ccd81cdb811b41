import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/release/made.ts";
import { readSettings } from "../../src/kit/settings/read.ts";
import { isObject } from "../../src/kit/shared/json.ts";
import { temporaryFolder } from "../e2e/process.ts";
import { IN_FULL } from "../extent.ts";
import { installTools } from "../tools.ts";

/**
 * The Helm chart, rendered with Go's templates and Sprig as Helm does, and held against the schemas of
 * Kubernetes. Helm and a cluster are not had here.
 */

const CHART = join(ROOT, "packaging/helm");
const VALUES: unknown = Bun.YAML.parse(readFileSync(join(CHART, "values.yaml"), "utf8"));

type Values = Readonly<Record<string, unknown>>;

const SECRETS = { name: "qr-secrets", settings: ["QZ_SECRET", "QZ_DATABASE_URL"] };

/** The program that this machine lacks for this test; an empty text if it has all. */
function missing(): string {
  return Bun.which("go")
    ? ""
    : "Go is missing: apt-get install golang-go golang-github-masterminds-sprig-dev";
}

/** Renders the chart with some values in place of its own. */
async function rendered(values: Values) {
  if (!isObject(VALUES)) throw new Error("The chart has no values");
  const context = {
    Values: { ...VALUES, ...values },
    Chart: { AppVersion: "0.1.0" },
    Release: { Name: "qr", Namespace: "codes" },
  };
  const child = Bun.spawn(["go", "run", "test/soak/chart/render.go", join(CHART, "templates")], {
    cwd: ROOT,
    env: { ...process.env, GO111MODULE: "off", GOPATH: "/usr/share/gocode" },
    stdin: new Blob([JSON.stringify(context)]),
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err] = await Promise.all([child.stdout.text(), child.stderr.text()]);
  return { code: await child.exited, out, err };
}

/** The objects that the chart makes with these values. */
async function objectsOf(values: Values): Promise<readonly Values[]> {
  const { code, out, err } = await rendered(values);
  expect(code, err).toBe(0);
  const texts: Record<string, string> = JSON.parse(out);
  const files = Object.entries(texts).filter(([name, text]) => name.endsWith(".yaml") && text.trim() !== "");
  return files.map(([, text]) => Object(Bun.YAML.parse(text)));
}

if (IN_FULL) {
  test("the chart renders to objects that Kubernetes knows, for one node and for several", async () => {
    expect(missing()).toBe("");
    const ingress = {
      ...{ enabled: true, className: "nginx", host: "qr.example.org", tlsSecret: "certificate" },
      annotations: { "nginx.ingress.kubernetes.io/proxy-body-size": "100m" },
    };
    const small = await objectsOf({});
    const large = await objectsOf({ replicas: 3, secrets: SECRETS, ingress });
    expect(small.map(({ kind }) => kind)).toEqual(["Service", "StatefulSet"]);
    expect(large.map(({ kind }) => kind)).toEqual(["Ingress", "Service", "StatefulSet"]);
    expect(small[1]).toMatchObject({ spec: { replicas: 1 } });
    expect(large[2]).toMatchObject({ spec: { replicas: 3 } });

    const file = join(temporaryFolder(), "objects.json");
    await Bun.write(file, JSON.stringify([...small, ...large]));
    using tools = await installTools("soak/chart");
    await tools.run("validate.js", file);
  }, 600_000);

  test("a node has no rights, writes to its volume alone, and reads its settings and secrets", async () => {
    expect(missing()).toBe("");
    const settings = {
      QZ_BASE_URL: "https://qr.example.org",
      QZ_TRUSTED_PROXIES: "10.1.0.0/16",
      QZ_PORT: 3000,
    };
    const [, found] = await objectsOf({ replicas: 2, secrets: SECRETS, settings });
    const pod = Object(found)["spec"].template.spec;
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, runAsUser: 65532, seccompProfile: { type: "RuntimeDefault" } },
    });
    const [container] = pod.containers;
    expect(container.securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ["ALL"] },
    });
    const environment: Record<string, string> = Object.fromEntries(
      container.env.map(({ name, value }: { name: string; value: unknown }) => [name, value]),
    );
    const [, mounted] = container.volumeMounts;
    for (const name of SECRETS.settings)
      expect(environment[`${name}_FILE`]).toBe(`${mounted.mountPath}/${name}`);
    expect(pod.volumes).toEqual([
      { name: mounted.name, secret: { secretName: SECRETS.name, defaultMode: 0o440 } },
    ]);
    const own = Object.entries(environment).filter(([name]) => /^QZ_\w+(?<!_FILE)$/.test(name));
    expect(readSettings(Object.fromEntries(own))).toMatchObject({ dataDir: "/data/quietzone", port: 3000 });
  }, 600_000);

  test("values that can't work are refused with the reason", async () => {
    expect(missing()).toBe("");
    for (const [values, reason] of [
      [{ replicas: 2 }, "QZ_SECRET has to be in secrets.settings"],
      [{ replicas: 2, secrets: { name: "s", settings: ["QZ_SECRET"] } }, "QZ_DATABASE_URL has to be in"],
      [{ secrets: { name: "", settings: ["QZ_SECRET"] } }, "secrets.name is needed"],
      [{ settings: { QZ_BASE_URL: "" } }, "settings.QZ_BASE_URL is needed"],
    ] as const) {
      const { code, err } = await rendered(values);
      expect([code, err]).toEqual([1, expect.stringContaining(reason)]);
    }
  }, 600_000);
}
