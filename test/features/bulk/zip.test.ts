import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateRawSync } from "node:zlib";
import { createZip } from "../../../src/kit/shared/zip.ts";
import { hasProgram } from "../../programs.ts";
import { startScenario } from "../../scenario.ts";
import { makeBulk, putOnPlan } from "./client.ts";

/** The output and exit code of a program that reads a ZIP file. */
async function ask(bytes: Uint8Array, command: (file: string) => string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-zip-"));
  try {
    const file = join(folder, "codes.zip");
    await Bun.write(file, bytes);
    const child = Bun.spawn(command(file), { stdout: "pipe", stderr: "pipe" });
    const out = await new Response(child.stdout).text();
    const err = await new Response(child.stderr).text();
    return `${await child.exited}\n${out}${err}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const PYTHON = `
import sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
print(z.testzip(), len(z.namelist()), sorted({(i.create_system, i.create_version) for i in z.infolist()}))
for i in z.infolist()[:6] + z.infolist()[-1:]:
    print(i.filename, i.date_time, oct(i.external_attr >> 16), bool(i.flag_bits & 0x800), i.file_size)
`;
const python = (bytes: Uint8Array) =>
  ask(bytes, (file) => ["python3", "-I", "-X", "utf8", "-c", PYTHON, file]);

const scenario = await startScenario();
const tenant = await scenario.signUp();
await putOnPlan(scenario, tenant, "unlimited");

const NAMES = ["plain", "Straße 東京", "../../zip-slip", "con", "=1+1", "plain"];
const CSV = `text,type,filename,title\n${NAMES.map((name, row) => `+${row},text,${name},@SUM(A1)`).join("\n")}\n`;

test.skipIf(!hasProgram("unzip"))("unzip finds nothing wrong, with hostile names too", async () => {
  const { bytes } = await makeBulk(tenant, CSV);
  const said = await ask(bytes, (file) => ["unzip", "-t", file]);
  expect(said).toStartWith("0\n");
  expect(said).toContain("No errors detected");
  const many = await makeBulk(tenant, `url\n${"https://a.example\n".repeat(2_000)}`);
  expect(await ask(many.bytes, (file) => ["unzip", "-tq", file])).toContain("No errors detected");
});

test.skipIf(!hasProgram("python3"))(
  "Python's zipfile reads names in UTF-8, fixed dates and rights",
  async () => {
    const { bytes, manifest } = await makeBulk(tenant, CSV);
    const [code, verdict, ...lines] = (await python(bytes)).trim().split("\n");
    expect([code, verdict]).toEqual(["0", "None 7 [(3, 45)]"]);
    const names = ["plain", "Straße 東京", "zip-slip", "_con", "=1+1", "plain-2"].map(
      (name) => `${name}.svg`,
    );
    for (const [index, name] of [...names, "manifest.csv"].entries())
      expect(lines[index]).toStartWith(`${name} (1980, 1, 1, 0, 0, 0) 0o100644 True `);
    expect(manifest.map(({ file }) => file.replace(/^'/, ""))).toEqual(names);
  },
);

test("cells of the manifest are safe to open in a spreadsheet, and numbers with a sign stay", async () => {
  const { manifest } = await makeBulk(tenant, CSV);
  expect(manifest.map(({ payload, title }) => [payload, title])).toEqual(
    NAMES.map((_, row) => [`+${row}`, "'@SUM(A1)"]),
  );
  expect(manifest[4]?.file).toBe("'=1+1.svg");
});

test.skipIf(!hasProgram("python3") || !hasProgram("unzip"))(
  "beyond 65,535 entries it is a ZIP64, which both read",
  async () => {
    const raw = Buffer.from("<svg/>");
    const deflated = deflateRawSync(raw);
    const entry = { crc: crc32(raw), size: raw.length, compressed: deflated.length };
    const zip = createZip();
    const pieces: Uint8Array[] = [];
    for (let row = 0; row < 70_000; row++) pieces.push(zip.entry({ ...entry, name: `${row}.svg` }), deflated);
    const bytes = Buffer.concat([...pieces, ...zip.end()]);
    expect(await python(bytes)).toStartWith("0\nNone 70000 [(3, 45)]\n");
    expect(await ask(bytes, (file) => ["unzip", "-tq", file])).toContain("No errors detected");
  },
);

test.skipIf(!hasProgram("python3"))("an entry that begins beyond 4 GiB is found again", async () => {
  const raw = Buffer.from("<svg/>");
  const deflated = deflateRawSync(raw);
  const entry = { name: "far.svg", crc: crc32(raw), size: raw.length, compressed: deflated.length };
  const zip = createZip();
  // A sparse file: a hole takes the place of four gigabytes, as far as the directory knows.
  const hole = 0xffffffff;
  zip.entry({ name: "hole", crc: 0, size: 0, compressed: hole });
  const head = zip.entry(entry);
  const tail = Buffer.concat([head, deflated, ...zip.end()]);
  const script = `
import sys, zipfile
with open(sys.argv[1], "r+b") as f:
    tail = f.read(); f.seek(0); f.truncate(); f.seek(${30 + 4 + hole}); f.write(tail)
z = zipfile.ZipFile(sys.argv[1])
print(z.read("far.svg"))
`;
  expect(await ask(tail, (file) => ["python3", "-I", "-c", script, file])).toBe("0\nb'<svg/>'\n");
});

test.skipIf(!hasProgram("python3"))("an entry whose sizes follow it may have more than 4 GiB", async () => {
  const raw = Buffer.from("<svg/>");
  const deflated = deflateRawSync(raw);
  const sums = { crc: crc32(raw), size: raw.length, compressed: deflated.length };
  const zip = createZip();
  const entries = [
    { name: "true.svg", sums },
    // Only the directory says so: nothing reads its bytes.
    { name: "large.svg", sums: { ...sums, size: 5_000_000_000 } },
    { name: "last.svg", sums },
  ];
  const pieces = entries.flatMap(({ name, sums: said }) => [zip.open(name), deflated, zip.close(said)]);
  const script = `
import sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
print([(i.filename, i.file_size, i.flag_bits, i.extract_version) for i in z.infolist()])
print(z.read("true.svg"), z.read("last.svg"))
`;
  const said = await ask(Buffer.concat([...pieces, ...zip.end()]), (file) => [
    "python3",
    "-I",
    "-c",
    script,
    file,
  ]);
  expect(said.split("\n")).toEqual([
    "0",
    "[('true.svg', 6, 2056, 45), ('large.svg', 5000000000, 2056, 45), ('last.svg', 6, 2056, 45)]",
    "b'<svg/>' b'<svg/>'",
    "",
  ]);
});
