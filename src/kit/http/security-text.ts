import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { type Clock, DAY, isoTime, utcDay } from "../shared/clock.ts";
import { openOperation } from "./operation.ts";

/** Days after which a reader asks again. RFC 9116, 2.5.5 recommends less than a year. */
const VALID_DAYS = 180;

/** A day, in seconds: the text changes once a day. */
const CACHED = { "cache-control": "public, max-age=86400" };

/**
 * The text of security.txt (RFC 9116).
 * @param contact - a mailto, https or tel address.
 * @param at - milliseconds since the epoch. The text expires at the end of a UTC day, so it is the same for a day.
 */
export function securityText(contact: string, baseUrl: string, at: number): string {
  const expires = isoTime((utcDay(at) + VALID_DAYS) * DAY).replace(".000Z", "Z");
  const lines = [`Contact: ${contact}`, `Expires: ${expires}`, "Preferred-Languages: en, de"];
  // An address without TLS is no canonical one (2.5.2).
  if (baseUrl.startsWith("https:")) lines.push(`Canonical: ${baseUrl}/.well-known/security.txt`);
  return `${lines.join("\n")}\n`;
}

const EXAMPLE = securityText("mailto:security@example.org", "https://qr.example.org", Date.UTC(2026, 10, 21));

/** `GET /.well-known/security.txt`, where there is somebody to write to. */
export function securityTextRoutes({
  contact,
  baseUrl,
  clock,
}: {
  contact: string;
  baseUrl: string;
  clock: Clock;
}) {
  return new Elysia().get(
    "/.well-known/security.txt",
    () =>
      new Response(securityText(contact, baseUrl, clock.now()), {
        headers: { "content-type": "text/plain; charset=utf-8", ...CACHED },
      }),
    openOperation({
      id: "getSecurityText",
      tag: "service",
      summary: "Where to report a weakness (RFC 9116)",
      answers: {
        200: {
          description: "Contact, expiry and languages",
          mediaType: "text/plain",
          schema: Type.String(),
          example: EXAMPLE,
          headers: { "cache-control": "For a day" },
        },
      },
    }),
  );
}
