import type { IconName } from "../ui/Icon.tsx";

const ICONS: Readonly<Record<string, IconName>> = {
  url: "link",
  text: "text",
  email: "mail",
  phone: "phone",
  sms: "chat",
  whatsapp: "chat",
  wifi: "wifi",
  vcard: "contact",
  mecard: "contact",
  geo: "pin",
  event: "calendar",
  epc: "money",
  upi: "money",
  pix: "money",
  crypto: "coin",
  app: "app",
  gs1: "barcode",
};

/** A type's icon. */
export function typeIcon(type: string): IconName {
  return ICONS[type] ?? "qr";
}
