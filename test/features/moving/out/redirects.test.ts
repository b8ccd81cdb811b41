import { expect, test } from "bun:test";
import { parse } from "papaparse";
import { REDIRECT_FORMATS } from "../../../../src/features/moving/constants.ts";
import { addDomain, ownDomain } from "../../domains/client.ts";
import { createTestDns } from "../../domains/dns.ts";
import { expectProblem, startScenario } from "../../../scenario.ts";
import { FORMULA, splitBy } from "../../../spreadsheet.ts";
import { hostileTargets } from "./hostile.ts";

const dns = createTestDns();
const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" }, { txtLookup: dns.lookup });
const tenant = await scenario.signUp();
const TARGETS = [...hostileTargets(600), "https://x.example/;=1+1", "https://x.example/?at=48.1,-11.5|@;;+1"];

const made = await tenant.call(
  "POST",
  "/app/api/bulk",
  `target,shortId\n${TARGETS.map((target, at) => `"${target.replaceAll('"', '""')}",Poster-${at}\n`).join("")}`,
  { "content-type": "text/csv" },
);
expect(made.status).toBe(200);
await made.arrayBuffer();

async function fileOf(format: string): Promise<string> {
  return (await tenant.call("GET", `/app/api/redirects?format=${format}`)).text();
}

test("a file of redirects has the same destinations as scans, in the order in which codes were made, and no formulas", async () => {
  const csv = await fileOf("csv");
  for (const separator of [",", ";", "\t", "|"])
    expect(splitBy(separator, csv).filter((cell) => FORMULA.test(cell))).toEqual([]);
  const { data } = parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
  expect(data.map(({ shortUrl }) => shortUrl)).toEqual(
    TARGETS.map((_, at) => `${scenario.url}/r/Poster-${at}`),
  );
  const scans = await Promise.all(
    data.map(({ shortUrl = "" }) => scenario.scan(new URL(shortUrl).pathname.slice(3))),
  );
  const locations = scans.map(({ headers }) => headers.get("location") ?? "");
  expect(data.map(({ location }) => location ?? "")).toEqual(
    locations.map((location) => location.replaceAll(/[,;|](?=[=+\-@])/g, encodeURIComponent)),
  );
  const lines = (await fileOf("_redirects")).split("\n").filter((line) => !line.startsWith("#"));
  expect(lines.slice(0, -1)).toEqual(locations.map((location, at) => `/r/Poster-${at} ${location} 302`));
});

test("a file of redirects has active codes, to which it leads past their pages, and says by id what it leaves out", async () => {
  const other = await scenario.signUp("Zoo");
  const target = "https://zoo.example/";
  const landing = { template: "profile", headline: "Secret headline" };
  const page = await other.makeCode({ target, landing, title: "Secret title" });
  const rules = [{ name: "Secret rule", when: {}, target: "https://secret.example/" }];
  const ruled = await other.makeCode({ target, rules, query: "pass", utm: { source: "Secret" } });
  const plain = await other.makeCode({ target });
  const off = await other.makeCode({ target });
  await other.call("PATCH", `/app/api/codes/${off.id}`, { active: false });
  for (const format of REDIRECT_FORMATS) {
    const answer = await other.call("GET", `/app/api/redirects?format=${format}`);
    const file = await answer.text();
    for (const { id, shortId } of [page, ruled, plain]) {
      expect(file).toContain(shortId);
      expect(file.includes(id)).toBe(format === "csv" || id !== plain.id);
    }
    expect(file).not.toContain(off.shortId);
    expect(file.replaceAll("utm_source=Secret", "")).not.toMatch(/secret/i);
    if (format !== "csv") {
      expect(file).toContain(`# ${page.id}: without its page\n`);
      expect(file).toContain(`# ${ruled.id}: without its rules, query\n`);
    }
  }
});

test("a file of redirects has the roots and the unknown short ids of verified domains", async () => {
  const other = await scenario.signUp("Domains");
  await ownDomain(other, dns, "both.example", {
    home: "https://zoo.example",
    notFound: "https://zoo.example/ü",
  });
  await ownDomain(other, dns, "none.example");
  await addDomain(other, "pending.example");
  await other.makeCode({ target: "https://zoo.example/code", domain: "both.example", shortId: "code" });
  const answer = await other.call("GET", "/app/api/redirects?format=_redirects");
  const lines = (await answer.text()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  expect(lines).toEqual([
    "http://both.example/code https://zoo.example/code 302",
    "http://both.example/ https://zoo.example/ 302",
    "http://both.example/* https://zoo.example/%C3%BC 302",
  ]);
});

test("the GS1 path of a lot that is switched off does not lead to its product", async () => {
  const other = await scenario.signUp("Recalled");
  await ownDomain(other, dns, "off.example", { gs1: true });
  await ownDomain(other, dns, "lost.example", { gs1: true, notFound: "https://zoo.example/lost" });
  for (const domain of ["off.example", "lost.example"]) {
    const target = "https://zoo.example/";
    const gs1 = { ai: "01", value: "09521234543213", qualifiers: [] as object[] };
    await other.makeCode({ target, domain, gs1 });
    const lot = await other.makeCode({
      target,
      domain,
      gs1: { ...gs1, qualifiers: [{ ai: "10", value: "OFF" }] },
    });
    await other.call("PATCH", `/app/api/codes/${lot.id}`, { active: false });
  }
  const read = async (format: string) =>
    (await other.call("GET", `/app/api/redirects?format=${format}`)).text();
  const path = "01/09521234543213/10/OFF";
  const caddy = await read("caddy");
  expect(caddy).toContain(`"off.example/${path}" "gone"\n`);
  expect(caddy).toContain(`"lost.example/${path}" "https://zoo.example/lost"\n`);
  expect(await read("nginx")).toContain(`"lost.example/${path} 0l0m0n." "https://zoo.example/lost";`);
  expect(await read("apache")).toContain(
    'Redirect 410 "/.quietzone/-gs1/off.example/01,09521234543213,10,OFF,,,,"',
  );
  for (const format of ["csv", "_redirects"]) expect(await read(format)).not.toContain("OFF");
});

test("a file of redirects has the path of a GS1 Digital Link beside the short address, and says that its links are left out", async () => {
  const other = await scenario.signUp("Products");
  await ownDomain(other, dns, "id.example", { gs1: true });
  const gs1 = { ai: "01", value: "09521234543213", qualifiers: [{ ai: "10", value: "A/1" }] };
  const links = [{ type: "gs1:pip", href: "https://zoo.example/pip", title: "Tea" }];
  const code = await other.makeCode({ target: "https://zoo.example/", domain: "id.example", gs1, links });
  const addresses = [`http://id.example/${code.shortId}`, "http://id.example/01/09521234543213/10/A%2F1"];
  const csv = await (await other.call("GET", "/app/api/redirects?format=csv")).text();
  expect(csv.split("\r\n").slice(1, -1)).toEqual(
    addresses.map((address) => `${address},https://zoo.example/,302,${code.id},query links`),
  );
  const hosted = await (await other.call("GET", "/app/api/redirects?format=_redirects")).text();
  expect(hosted.split("\n").filter((line) => line.startsWith("http"))).toEqual(
    addresses.map((address) => `${address} https://zoo.example/ 302`),
  );
  const caddy = await (await other.call("GET", "/app/api/redirects?format=caddy")).text();
  expect(caddy).toContain(`# ${code.id}: without its query, links\n"id.example/${code.shortId}" "`);
  expect(caddy).toContain('"id.example/01/09521234543213/10/A%2F1" "https://zoo.example/"\n');
});

test("a file of redirects is asked for by its format, and streams", async () => {
  await expectProblem(await tenant.call("GET", "/app/api/redirects"), 400, "invalid_request");
  await expectProblem(await tenant.call("GET", "/app/api/redirects?format=iis"), 400, "invalid_request");
  const answer = await tenant.call("GET", "/app/api/redirects?format=nginx");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="quietzone-nginx.conf"');
  const empty = await (await scenario.signUp("Empty")).call("GET", "/app/api/redirects?format=csv");
  expect(await empty.text()).toBe("shortUrl,location,status,codeId,omits\r\n");
});
