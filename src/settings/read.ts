import { unknownVariables } from "./names.ts";
import { isLoopbackHost } from "../shared/loopback.ts";
import { fileVariable, readSecretFile } from "./secret-files.ts";
import { type Settings, SettingsError } from "./settings.ts";
import { type Variable, VARIABLES } from "./variables.ts";

const DEFAULT_PORT = 3000;

/**
 * Reads all settings from environment variables, and secrets from the files that some of them name. An empty
 * variable counts as unset.
 * @throws SettingsError with one line for each variable whose name or value is not acceptable.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const problems = unknownVariables(environment);

  const textOf = (name: string) => environment[name]?.trim() ?? "";

  function read<T>(from: Variable<T>): T {
    const file = from.confidential ? textOf(fileVariable(from.name)) : "";
    return file === "" ? readText(from, textOf(from.name), from.name) : readFile(from, file);
  }

  /** @param holder - the variable or file that holds the text. */
  function readText<T>(from: Variable<T>, value: string, holder: string): T {
    if (value === "") return from.fallback;
    const result = from.read(value);
    if (result !== undefined) return result;
    const held = from.confidential ? "something else" : JSON.stringify(withoutCredentials(value));
    problems.push(`${holder} holds ${held}. It may hold ${from.accepts}.`);
    return from.fallback;
  }

  function readFile<T>(from: Variable<T>, file: string): T {
    const variable = fileVariable(from.name);
    if (textOf(from.name) !== "") {
      problems.push(`${from.name} and ${variable} are both set. Set one of them.`);
      return from.fallback;
    }
    const found = readSecretFile(file);
    const holder = `The file ${file}, which ${variable} names,`;
    if ("text" in found) return readText(from, found.text, holder);
    problems.push(`${holder} ${found.problem}.`);
    return from.fallback;
  }

  const v = VARIABLES;
  const baseUrl = read(v.baseUrl);
  const settings: Settings = {
    baseUrl,
    host: read(v.host) ?? listeningOn(baseUrl),
    otherHosts: read(v.otherHosts),
    port: read(v.port) ?? read({ ...v.port, name: "PORT" }) ?? DEFAULT_PORT,
    headBytes: read(v.headBytes),
    dataDir: read(v.dataDir),
    secret: read(v.secret),
    trustedProxies: read(v.trustedProxies),
    countryHeader: read(v.countryHeader),
    signup: read(v.signup),
    signupPlan: read(v.signupPlan),
    plansFile: read(v.plansFile),
    limits: {
      resolve: read(v.limitResolve),
      generate: read(v.limitGenerate),
      export: read(v.limitExport),
      signup: read(v.limitSignup),
      signupDay: read(v.limitSignupDay),
      leads: read(v.limitLeads),
      events: read(v.limitEvents),
      logos: read(v.limitLogos),
      logoFiles: read(v.limitLogoFiles),
      tenant: read(v.limitTenant),
    },
    diskFloor: read(v.diskFloor),
    logoKeys: read(v.logoKeys),
    webhookAllow: read(v.webhookAllow),
    dnsServers: read(v.dnsServers),
    watch: read(v.watch),
    smtpUrl: read(v.smtpUrl),
    smtpFrom: read(v.smtpFrom),
    geoip: read(v.geoip),
    metrics: read(v.metrics),
    metricsToken: read(v.metricsToken),
    retentionDays: read(v.retentionDays),
    databaseUrl: read(v.databaseUrl),
    redisUrl: read(v.redisUrl),
    log: read(v.log),
    securityContact: read(v.securityContact),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

/** A service whose address leads to its own machine alone needs no other to reach it. */
function listeningOn(baseUrl: string | null): string {
  return baseUrl === null || isLoopbackHost(new URL(baseUrl).hostname) ? "127.0.0.1" : "0.0.0.0";
}

/** A value without a name and password before a host, for a log that others may read. */
function withoutCredentials(value: string): string {
  return value.replace(/^([a-z][a-z0-9+.-]*:\/\/)?.*@/is, "$1…@");
}
