/** A value of a WIFI code: backslashes before `\ ; , : "` (ZXing, "Barcode contents"). */
export function wifiValue(text: string): string {
  return text.replace(/[\\;,:"]/g, "\\$&");
}

/** A value of a MECARD: backslashes before `\ ; , :` (NTT DOCOMO, "MECARD"). */
export function mecardValue(text: string): string {
  return text.replace(/[\\;,:]/g, "\\$&");
}

/** A TEXT value of a vCard (RFC 2426, 5) or an iCalendar object (RFC 5545, 3.3.11): line breaks are `\n`. */
export function contentValue(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}
