import { COMPONENT } from "../shared/schema.ts";
import type { HeaderParameter } from "./operation.ts";

/** Headers and cookies that several operations read, for the OpenAPI document. */

const schema = { type: "string" } as const;

export const ACCEPT_LANGUAGE: HeaderParameter = {
  [COMPONENT]: "parameters/AcceptLanguage",
  name: "Accept-Language",
  in: "header",
  description:
    "Languages of the reader: a page, and names in files for people, are in the first of them that the service speaks, or in English",
  schema,
  example: "de, en;q=0.8",
};

export const PRIVACY_CONTROL: HeaderParameter = {
  [COMPONENT]: "parameters/SecGpc",
  name: "Sec-GPC",
  in: "header",
  description: "`1` (Global Privacy Control): this device is not recognised, whatever its cookies say",
  schema,
  example: "1",
};

export const CONSENT_COOKIE: HeaderParameter = {
  [COMPONENT]: "parameters/ConsentCookie",
  name: "svc_consent",
  in: "cookie",
  description: "The choice of this device's owner, signed; a bad one counts as none",
  schema,
  example: "1.1795256400.Zm9v",
};

export const LOCK_COOKIE: HeaderParameter = {
  [COMPONENT]: "parameters/LockCookie",
  name: "svc_lock",
  in: "cookie",
  description: "That the password of this code was given, signed; a bad one counts as none",
  schema,
  example: "code_01kahgy2m4e8r6t0v2x4z6b8dk.7zQbVn2dKp0sXw1e.mh1q2w3e.Zm9v",
};

export const DEVICE_COOKIE: HeaderParameter = {
  [COMPONENT]: "parameters/DeviceCookie",
  name: "svc_device",
  in: "cookie",
  description: "The random id of a device whose owner consented, signed; a bad one counts as none",
  schema,
  example: "q83vEjRWeJCrze8SNFZ4kA.1795256400.Zm9v",
};

export const SHARE_COOKIE: HeaderParameter = {
  [COMPONENT]: "parameters/ShareCookie",
  name: "qz_share",
  in: "cookie",
  description: "That this browser has given the password of the share, signed; a bad one counts as none",
  schema,
  example: "mik4q3t2.Zm9v",
};
