import { httpAddress, text } from "./kinds.ts";
import { group, optional, preset } from "./variable.ts";

/** The store of buckets that addresses such as `s3://bucket/prefix` lead to. */
export const readS3 = group({
  /** Without a slash at its end. `null`: that of Amazon in the region. */
  endpoint: optional({
    name: "QZ_S3_ENDPOINT",
    shown: "https://s3.{region}.amazonaws.com",
    meaning: "address of the store of s3:// addresses; with the bucket in front where the store wants it so",
    ...httpAddress,
  }),
  region: preset({
    name: "QZ_S3_REGION",
    shown: "us-east-1",
    meaning: "region of the bucket, as its store names it",
    accepts: "a name, such as eu-central-1 or auto",
    read: (value: string) => (/^[\w-]{1,60}$/.test(value) ? value : undefined),
  }),
  key: optional({
    name: "QZ_S3_KEY",
    meaning: "access key; needs QZ_S3_SECRET",
    accepts: "any text",
    read: text,
    confidential: true,
  }),
  secret: optional({
    name: "QZ_S3_SECRET",
    meaning: "secret that belongs to it",
    accepts: "any text",
    read: text,
    confidential: true,
  }),
});

/** Settings that can't be used as they are, one line each. */
export function s3Problems({ key, secret }: ReturnType<typeof readS3>): readonly string[] {
  if ((key === null) === (secret === null)) return [];
  return [key === null ? "QZ_S3_SECRET needs QZ_S3_KEY." : "QZ_S3_KEY needs QZ_S3_SECRET."];
}
