import { type Static, Type } from "@sinclair/typebox";
import { oneOf } from "../../kit/shared/schema.ts";
import { wifiValue } from "./escape.ts";
import { closed, requiredLineField, lineField } from "./fields.ts";
import { type Explanation, explain } from "../../kit/shared/reasons.ts";
import { Problems } from "./problems.ts";
import { defineType } from "./type.ts";

const Fields = Type.Object(
  {
    ssid: requiredLineField("Network name (SSID)", 32, {
      description: "Exactly as the network is called; at most 32 characters, fewer with accents or emoji",
    }),
    password: Type.Optional(
      lineField("Password", 64, {
        description: "Needed unless the network is open; 8 to 63 characters for WPA",
      }),
    ),
    security: Type.Optional(
      oneOf(["WPA", "WPA2", "WPA3", "WEP", "open"], {
        title: "Security",
        description: "WPA3 is for networks without a WPA2 fallback",
        default: "WPA",
      }),
    ),
    hidden: Type.Optional(
      Type.Boolean({ title: "Hidden", description: "The network does not announce itself", default: false }),
    ),
  },
  closed,
);

/** Bytes of an SSID (IEEE 802.11, 9.4.2.2). */
const LONGEST_SSID = 32;

const PASSPHRASE = "[ -~]{8,63}";

interface Security {
  /** The T field, and R where it has one. */
  readonly code: string;
  /** Form of the key; absent where there is no key. */
  readonly key?: RegExp;
  readonly rule: Explanation;
}

/** A passphrase or the raw 256-bit key of WPA-PSK (IEEE 802.11, J.4.1). */
const WPA: Security = {
  code: "T:WPA;",
  key: new RegExp(`^(?:${PASSPHRASE}|[\\dA-Fa-f]{64})$`),
  rule: explain("wifi_password_wpa"),
};

const SECURITIES: Record<NonNullable<Static<typeof Fields>["security"]>, Security> = {
  WPA,
  WPA2: WPA,
  // The WPA3 specification (section 7) spells WPA3 as type WPA with "transition disable" (R:1). Readers without R skip
  // it and join by WPA, which phones upgrade to SAE. Android's own `T:SAE` is not standard and unknown to other
  // readers. A raw key of 64 digits exists only for WPA2.
  WPA3: {
    code: "T:WPA;R:1;",
    key: new RegExp(`^${PASSPHRASE}$`),
    rule: explain("wifi_password_wpa3"),
  },
  // Keys of WEP-40 and WEP-104 (IEEE 802.11, 12.3.2).
  WEP: {
    code: "T:WEP;",
    key: /^(?:[ -~]{5}|[ -~]{13}|[\dA-Fa-f]{10}|[\dA-Fa-f]{26})$/,
    rule: explain("wifi_password_wep"),
  },
  open: { code: "T:nopass;", rule: explain("wifi_password_not_open") },
};

/**
 * Access to a wireless network: the WIFI URI (WPA3 specification, section 7), escaped with backslashes as ZXing defined
 * it and every phone reads it.
 */
export const wifi = defineType({
  type: "wifi",
  name: "Wi-Fi network",
  description: "Joins a wireless network.",
  fields: Fields,
  example: { ssid: "Guests", password: "correct horse battery", security: "WPA2", hidden: false },
  payload({ ssid, password = "", security = "WPA", hidden = false }) {
    const { code, key, rule } = SECURITIES[security];
    const problems = new Problems();
    if (Buffer.byteLength(ssid) > LONGEST_SSID)
      problems.note("ssid", explain("too_many_bytes", { limit: LONGEST_SSID }));
    if (key && !password) problems.note("password", explain("wifi_password_required"));
    else if (key ? !key.test(password) : password) problems.note("password", rule);
    problems.settle();
    const secret = password ? `P:${wifiValue(password)};` : "";
    return `WIFI:${code}S:${networkName(ssid)};${secret}${hidden ? "H:true;" : ""};`;
  },
});

/**
 * A name in hexadecimal digits is quoted, or readers take it for the bytes of a name (ZXing, "Barcode contents"); Android
 * drops the quotes. Passwords are not quoted: readers tell a raw key by its length, and iPhones take the quotes for a
 * part of the password.
 */
function networkName(ssid: string): string {
  return /^[\dA-Fa-f]+$/.test(ssid) ? `"${ssid}"` : wifiValue(ssid);
}
