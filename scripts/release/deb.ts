import { chmod, cp, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { $ } from "bun";
import type { Architecture } from "./debian.ts";
import { type Made, ROOT } from "./made.ts";

/** The files of a package, by their path in a system; the program comes besides. */
const FILES: Readonly<Record<string, string>> = {
  "usr/lib/sysusers.d/quietzone.conf": "packaging/deb/sysusers.conf",
  "usr/share/doc/quietzone/quietzone.env": "packaging/quietzone.env",
  "usr/share/doc/quietzone/copyright": "LICENSE",
  "usr/share/doc/quietzone/NOTICE": "NOTICE",
  "usr/share/doc/quietzone/NOTICE.packages": "assets/NOTICE.packages",
  "usr/share/doc/quietzone/NOTICE.logos": "assets/NOTICE.logos",
  "usr/share/doc/quietzone/changelog.md": "CHANGELOG.md",
  "usr/share/doc/quietzone/Caddyfile": "packaging/Caddyfile",
  "usr/share/doc/quietzone/nginx.conf": "packaging/nginx.conf",
  "usr/share/doc/quietzone/alerts.yml": "packaging/prometheus/alerts.yml",
};

/**
 * Builds Debian's package of a program, by Debian Policy 4.6. It needs `dpkg-deb`.
 *
 * The package has no file of settings: `quietzone init` writes `/etc/quietzone.env`, and dpkg would ask at
 * each update what is to become of it.
 */
export async function buildDeb(
  architecture: Architecture,
  program: string,
  file: string,
  made: Made,
): Promise<void> {
  const folder = `${file}.parts`;
  await rm(folder, { recursive: true, force: true });
  for (const [path, source] of Object.entries(FILES)) await put(join(folder, path), join(ROOT, source));
  await put(join(folder, "usr/bin/quietzone"), program);
  const unit = await Bun.file(join(ROOT, "packaging/quietzone.service")).text();
  await Bun.write(
    join(folder, "usr/lib/systemd/system/quietzone.service"),
    unit.replaceAll("/usr/local/bin/", "/usr/bin/"),
  );
  await $`chmod -R u=rwX,go=rX ${folder}`;
  await chmod(join(folder, "usr/bin/quietzone"), 0o755);
  const kilobytes = Math.ceil((Number(await $`du -sb ${folder}`.text().then(parseInt)) || 0) / 1024);
  await Bun.write(join(folder, "DEBIAN/control"), control(architecture, made.version, kilobytes));
  for (const script of ["postinst", "prerm", "postrm"]) {
    const path = join(folder, "DEBIAN", script);
    await put(path, join(ROOT, "packaging/deb", script));
    await chmod(path, 0o755);
  }
  await chmod(join(folder, "DEBIAN"), 0o755);
  // Several threads cut what they compress at other places.
  await $`dpkg-deb --root-owner-group --threads-max=1 -Zxz -z1 --build ${folder} ${file}`
    .env({ ...process.env, SOURCE_DATE_EPOCH: String(made.at) })
    .quiet();
  await rm(folder, { recursive: true, force: true });
}

async function put(path: string, source: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await cp(source, path);
}

/** Section 5.3 of the policy. */
function control(architecture: Architecture, version: string, kilobytes: number): string {
  return `Package: quietzone
Version: ${version}
Architecture: ${architecture}
Maintainer: Quietzone contributors <root@localhost>
Installed-Size: ${kilobytes}
Depends: libc6 (>= 2.29), systemd (>= 247)
Section: web
Priority: optional
Description: QR codes that scan, count without knowing anyone, and keep working for years
 One program that draws QR codes, redirects and counts their scans, and serves
 pages, an API and a console.
`;
}
