import { expect, test } from "bun:test";
import { startScenario } from "../scenario.ts";

/** Sheets through the front door. */

const scenario = await startScenario();
const tenant = await scenario.signUp();

test("rows become labels, each in as many copies as are asked for", async () => {
  const answer = await scenario.post("/app/api/sheets", {
    rows: "url,title\nhttps://museum.example/1,Hall 1\nhttps://museum.example/2,Hall 2\n",
    layout: "avery-l7160",
    text: ["No. {n:000} {title}"],
    copies: 15,
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect([answer.headers.get("x-sheet-labels"), answer.headers.get("x-sheet-pages")]).toEqual(["30", "2"]);
  const file = await answer.text();
  expect([file.slice(0, 5), file.trimEnd().slice(-5)]).toEqual(["%PDF-", "%%EOF"]);
  const other = await tenant.call("POST", "/app/api/sheets", { group: "none", layout: "a6" });
  expect(other.status).toBe(400);
});
