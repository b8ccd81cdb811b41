import { expect, test } from "bun:test";
import { reportUrl } from "../../../src/kit/shared/short-address.ts";
import { codeNamed } from "../../../src/features/reports/named.ts";

test.each([
  ["Kx7fP2m", "Kx7fP2m"],
  [" Kx7fP2m/ ", "Kx7fP2m"],
  ["r/Kx7fP2m", "Kx7fP2m"],
  ["https://qr.example/r/Kx7fP2m", "Kx7fP2m"],
  ["HTTPS://QR.example/r/Kx7fP2m?utm_source=x#y", "Kx7fP2m"],
  ["qr.example/p/Kx7fP2m", "Kx7fP2m"],
  ["https://qr.example/r/Kx7fP2m+", "Kx7fP2m"],
  ["qr.example/Kx7fP2m", "Kx7fP2m"],
  ["qr.museum.example/Hall.3", "qr.museum.example/Hall.3"],
  ["https://QR.Museum.example:443/r/hall-3", "qr.museum.example/hall-3"],
  ["https://qr.museum.example/p/hall-3+", "qr.museum.example/hall-3"],
  ["https://qr.museum.example/tls-3/", "qr.museum.example/tls-3"],
])("%s names the code %s", (text, address) => {
  expect(codeNamed(text, "https://qr.example")).toBe(address);
});

test.each([
  ...["", "/", "r", "ab", "a b c", "https://qr.example/", "x.example/r", "x.example/r/p/a/b", "a%2Fb"],
  ...["x.example/robots.txt", "\u0000abc", "x y.example/abc", "x@y.example/abc"],
])("%p names none", (text) => {
  expect(codeNamed(text, "https://qr.example")).toBe("");
});

test("a base address may have a path and a port", () => {
  const base = "https://x.example:8443/qr";
  const own = [
    ...["https://x.example:8443/qr/r/Kx7fP2m", "HTTPS://X.EXAMPLE:8443/QR/r/Kx7fP2m+?utm_source=x"],
    ...["x.example:8443/qr/p/Kx7fP2m", "x.example:8443/qr/Kx7fP2m", "x.example:8443/r/Kx7fP2m"],
    ...["x.example:8443/Kx7fP2m", "x.example./Kx7fP2m", "x.example/qr/r/Kx7fP2m", "Kx7fP2m"],
  ];
  for (const text of own) expect([text, codeNamed(text, base)]).toEqual([text, "Kx7fP2m"]);
  expect(codeNamed(new URL(reportUrl(base, "Kx7fP2m")).searchParams.get("code") ?? "", base)).toBe("Kx7fP2m");
  expect(codeNamed("https://x.example/qr/r/Kx7fP2m", "https://x.example:443/qr")).toBe("Kx7fP2m");
  expect(codeNamed("[::1]:3000/r/Kx7fP2m", "http://[::1]:3000")).toBe("Kx7fP2m");
  expect(codeNamed("https://OLD.example/r/Kx7fP2m", base, ["old.example"])).toBe("Kx7fP2m");
  expect(codeNamed("https://old.example/r/Kx7fP2m", base)).toBe("old.example/Kx7fP2m");
  expect(codeNamed("qr.museum.example:8443/hall-3", base)).toBe("qr.museum.example/hall-3");
  for (const text of ["x.example:8443/qr", "x.example:8443/qr/r/a/b", "y.example/qr/r/Kx7fP2m"])
    expect([text, codeNamed(text, base)]).toEqual([text, ""]);
});
