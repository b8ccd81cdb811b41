import { expect, test } from "bun:test";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../json.ts";
import { call } from "./client.ts";
import { runProgram, startProcess, temporaryFolder } from "./process.ts";

/** `logos import`, `remove` and `list` beside a running service, which sees their changes at once. */

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#a01" d="M0 0h9v9H0z"/><circle cx="4" cy="4" r="3"/></svg>';

interface ListJson {
  readonly data: readonly { readonly id: string; readonly name: string; readonly variants: number }[];
}

test("an imported logo is found at once, and is gone once it is removed", async () => {
  const folder = temporaryFolder();
  const service = await startProcess(folder);
  const run = (...args: string[]) => runProgram(folder, args);
  const list = async (query: string) =>
    (await readJson<ListJson>(await call(service, null, "GET", `/api/v1/logos?${query}`))).data;
  expect(await list("since=1h")).toEqual([]);

  const pictures = join(folder, "pictures");
  mkdirSync(pictures);
  writeFileSync(join(pictures, "museum.svg"), SVG);
  writeFileSync(
    join(pictures, "museum.json"),
    JSON.stringify({ name: "Museum am Fluss", aliases: ["Flussmuseum"] }),
  );
  writeFileSync(join(pictures, "evil.svg"), SVG.replace("<circle", "<script>1</script><circle"));
  writeFileSync(join(pictures, "huge.svg"), "x".repeat(2 * 1024 * 1024));
  writeFileSync(join(pictures, "odd.svg"), SVG);
  writeFileSync(join(pictures, "odd.json"), "{");
  writeFileSync(join(pictures, "notes.txt"), "not a picture");
  symlinkSync("/etc/passwd", join(pictures, "link.svg"));

  const imported = await run("logos", "import", pictures);
  expect(imported.code).toBe(1);
  expect(imported.out).toBe("import.museum\n");
  for (const reason of [
    /evil\.svg: .*<script>/,
    /huge\.svg: .*1 MiB/,
    /odd\.svg: .*JSON/,
    /link\.svg: .*not a file/,
  ])
    expect(imported.err).toMatch(reason);
  expect(imported.err).toContain("1 added, 4 refused.");

  expect(await list("since=1h")).toMatchObject([
    { id: "import.museum", name: "Museum am Fluss", variants: 1 },
  ]);
  expect((await list("sort=newest&page-size=1"))[0]?.id).toBe("import.museum");
  for (const query of ["q=flussmuseum", "q=musuem%20am%20fluss", "source=import", "category=own"])
    expect((await list(query))[0]?.id).toBe("import.museum");
  for (const ending of ["", ".svg", ".png?size=32"])
    expect((await call(service, null, "GET", `/api/v1/logos/import.museum/file${ending}`)).status).toBe(200);

  const [table, json] = await Promise.all([run("logos", "list"), run("logos", "list", "--json")]);
  expect(table.out).toMatch(
    /^ID +NAME +CATEGORY +FORMAT +SCHEME +LICENSE +ADDED\nimport\.museum +Museum am Fluss +own/,
  );
  expect(JSON.parse(json.out)).toMatchObject([{ id: "import.museum", aliases: ["Flussmuseum"] }]);

  expect(await run("logos", "remove", "import.museum")).toMatchObject({
    code: 0,
    out: "import.museum is removed.\n",
  });
  expect(await list("since=1h")).toEqual([]);
  expect((await call(service, null, "GET", "/api/v1/logos/import.museum")).status).toBe(404);
  expect((await run("logos", "remove", "import.museum")).code).toBe(3);
  expect((await run("logos", "remove", "simple-icons.spotify")).code).toBe(3);
  expect((await run("logos", "import", join(folder, "nowhere"))).code).toBe(3);
});
