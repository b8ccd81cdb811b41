import { chmod, cp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { $ } from "bun";
import { Type } from "@sinclair/typebox";
import { checkOf } from "../../src/kit/shared/schema.ts";
import { isoTime } from "../../src/kit/shared/clock.ts";
import { hashOf } from "../sources.ts";
import { type Architecture, layBase } from "./debian.ts";
import { archive, type Made, ROOT } from "./made.ts";

/** The folder of which an image is built. `packaging/Containerfile` says what becomes of it. */
export const CONTEXT = join(ROOT, "dist/image");

/** The user of the service in an image. */
const USER = 65532;

/** Small files of a system, by their path. */
const SYSTEM: Readonly<Record<string, string>> = {
  "etc/passwd": `root:x:0:0:root:/:/none\nquietzone:x:${USER}:${USER}:Quietzone:/data:/none\n`,
  "etc/group": `root:x:0:\nquietzone:x:${USER}:\n`,
  "etc/nsswitch.conf": "hosts: files dns\n",
};

/** Lays what an image for one processor is built of beside the Containerfile. */
export async function layContext(architecture: Architecture, program: string): Promise<void> {
  const place = join(CONTEXT, architecture);
  const [root, own] = [join(place, "root"), join(place, "own")];
  await rm(place, { recursive: true, force: true });
  await layBase(architecture, root);
  for (const [path, text] of Object.entries(SYSTEM)) await Bun.write(join(root, path), text);
  await cp(program, join(root, "quietzone"));
  // Modes are those of files here, which depend on the mask of whoever builds.
  await $`chmod -R u=rwX,go=rX ${root}`;
  await chmod(join(root, "quietzone"), 0o755);
  await mkdir(join(own, "data"), { recursive: true });
  await mkdir(join(own, "tmp"));
  await chmod(join(own, "data"), 0o700);
  await chmod(join(own, "tmp"), 0o1777);
  await cp(join(ROOT, "packaging/Containerfile"), join(CONTEXT, "Containerfile"));
}

const manifestCheck = checkOf(
  Type.Object({
    config: Type.Object({ digest: Type.String() }),
    layers: Type.Array(Type.Object({ digest: Type.String() })),
  }),
);
const configCheck = checkOf(
  Type.Object({
    config: Type.Record(Type.String(), Type.Unknown()),
    rootfs: Type.Object({ diff_ids: Type.Array(Type.String()) }),
  }),
);

/**
 * Builds an image of its context, as a file that `docker load` and `podman load` read. It needs `buildah`.
 * The archive is Docker's, because an image of OCI has no health check.
 */
export async function buildImage(architecture: Architecture, file: string, made: Made): Promise<void> {
  const [name, folder] = [`quietzone:${made.version}-${architecture}`, `${file}.parts`];
  await rm(folder, { recursive: true, force: true });
  await $`buildah build --isolation chroot --format docker --identity-label=false --timestamp ${made.at} \
    --platform linux/${architecture} --build-arg TARGETARCH=${architecture} \
    --build-arg VERSION=${made.version} --build-arg COMMIT=${made.commit} --build-arg CREATED=${isoTime(made.at * 1000)} \
    --tag ${name} ${CONTEXT}`.quiet();
  await $`buildah push --disable-compression ${name} dir:${folder}`.quiet();
  await $`buildah rmi ${name}`.quiet();
  const parts = join(folder, "archive");
  await mkdir(parts);
  const manifest: unknown = await Bun.file(join(folder, "manifest.json")).json();
  if (!manifestCheck.Check(manifest)) throw new Error("buildah wrote another manifest");
  const layers = manifest.layers.map(({ digest }) => digest.replace("sha256:", ""));
  const config = settled(await Bun.file(join(folder, manifest.config.digest.replace("sha256:", ""))).json());
  const id = hashOf(config);
  for (const layer of layers) await rename(join(folder, layer), join(parts, `${layer}.tar`));
  await Bun.write(join(parts, `${id}.json`), config);
  const Layers = layers.map((layer) => `${layer}.tar`);
  const RepoTags = [`quietzone:${made.version}`, "quietzone:latest"];
  await Bun.write(join(parts, "manifest.json"), JSON.stringify([{ Config: `${id}.json`, RepoTags, Layers }]));
  await archive(parts, file, made.at);
  await rm(folder, { recursive: true, force: true });
}

/**
 * The configuration of an image without what differs from build to build: names of the container in which
 * it was built.
 */
function settled(config: unknown): string {
  if (!configCheck.Check(config)) throw new Error("buildah wrote another configuration");
  const { container: _, container_config: __, ...rest }: Record<string, unknown> = config;
  const { Hostname: ___, ...inner } = config.config;
  return JSON.stringify({ ...rest, config: inner });
}
