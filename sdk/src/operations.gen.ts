/** Made from the contract by `bun run sdk:build`; do not edit. */
import type { operations } from "./contract.gen.ts";
import type { Method } from "./method.ts";
import type { Operation } from "./operation.ts";

export const OPERATIONS = {
  getHealth: {"method":"GET","path":"/healthz","answers":["application/json"]},
  getReadiness: {"method":"GET","path":"/readyz","answers":["application/json"]},
  getContract: {"method":"GET","path":"/openapi.json","answers":["application/json"]},
  getScanLog: {"method":"GET","path":"/app/api/codes/{id}/scans","answers":["application/json","text/csv","application/x-ndjson"],"items":"events"},
  getAlertLink: {"method":"GET","path":"/alerts/{token}","answers":["text/html"]},
  followAlertLink: {"method":"POST","path":"/alerts/{token}","answers":["text/html"]},
  setConsent: {"method":"POST","path":"/p/{shortId}/consent","bodies":["application/json"],"answers":[]},
  getPage: {"method":"GET","path":"/p/{shortId}","answers":["text/html"]},
  getContact: {"method":"GET","path":"/p/{shortId}/contact.vcf","answers":["text/vcard"]},
  getCalendarEntry: {"method":"GET","path":"/p/{shortId}/event.ics","answers":["text/calendar"]},
  addImage: {"method":"POST","path":"/app/api/images","bodies":["image/png","image/jpeg","image/webp"],"answers":["application/json"]},
  getImage: {"method":"GET","path":"/i/{id}","answers":["image/webp","image/jpeg"]},
  previewPage: {"method":"POST","path":"/app/api/pages/preview","bodies":["application/json"],"answers":["text/html"]},
  leaveLead: {"method":"POST","path":"/api/leads/{shortId}","bodies":["application/json"],"answers":["application/json"]},
  listLeads: {"method":"GET","path":"/app/api/codes/{id}/leads","answers":["application/json","text/csv","application/x-ndjson"],"items":"leads"},
  listAllLeads: {"method":"GET","path":"/app/api/leads","answers":["application/json","text/csv","application/x-ndjson"],"items":"leads"},
  editLead: {"method":"PATCH","path":"/app/api/leads/{id}","bodies":["application/json"],"answers":["application/json"]},
  deleteLead: {"method":"DELETE","path":"/app/api/leads/{id}","answers":[]},
  countInteraction: {"method":"POST","path":"/api/events/{shortId}","bodies":["application/json","text/plain"],"answers":["application/json"]},
  getOverview: {"method":"GET","path":"/app/api/overview","answers":["application/json","text/csv"]},
  getPrivacy: {"method":"GET","path":"/app/api/privacy","answers":["application/json"]},
  getAnalytics: {"method":"GET","path":"/app/api/codes/{id}/analytics","answers":["application/json","text/csv"]},
  getCampaigns: {"method":"GET","path":"/app/api/campaigns","answers":["application/json","text/csv"],"items":"campaigns"},
  getWebhook: {"method":"GET","path":"/app/api/webhook","answers":["application/json"]},
  setWebhook: {"method":"PUT","path":"/app/api/webhook","bodies":["application/json"],"answers":["application/json"]},
  testWebhook: {"method":"POST","path":"/app/api/webhook/test","answers":["application/json"]},
  listDeliveries: {"method":"GET","path":"/app/api/webhook/deliveries","answers":["application/json"],"items":"deliveries"},
  retryDelivery: {"method":"POST","path":"/app/api/webhook/deliveries/{id}/retry","answers":["application/json"]},
  signUp: {"method":"POST","path":"/app/api/signup","bodies":["application/json"],"answers":["application/json"]},
  getMe: {"method":"GET","path":"/app/api/me","answers":["application/json"]},
  editMe: {"method":"PATCH","path":"/app/api/me","bodies":["application/json"],"answers":["application/json"]},
  deleteMe: {"method":"DELETE","path":"/app/api/me","bodies":["application/json"],"answers":[]},
  listKeys: {"method":"GET","path":"/app/api/keys","answers":["application/json"]},
  createKey: {"method":"POST","path":"/app/api/keys","bodies":["application/json"],"answers":["application/json"]},
  rotateKey: {"method":"POST","path":"/app/api/keys/rotate","bodies":["application/json"],"answers":["application/json"]},
  deleteKey: {"method":"DELETE","path":"/app/api/keys/{id}","answers":[]},
  redeemVoucher: {"method":"POST","path":"/app/api/redeem","headers":["Idempotency-Key"],"bodies":["application/json"],"answers":["application/json"]},
  listCodes: {"method":"GET","path":"/app/api/codes","answers":["application/json"],"items":"codes"},
  createCode: {"method":"POST","path":"/app/api/codes","headers":["Idempotency-Key"],"bodies":["application/json"],"answers":["application/json"]},
  getCode: {"method":"GET","path":"/app/api/codes/{id}","answers":["application/json"]},
  editCode: {"method":"PATCH","path":"/app/api/codes/{id}","headers":["If-Match"],"bodies":["application/json"],"answers":["application/json"]},
  deleteCode: {"method":"DELETE","path":"/app/api/codes/{id}","headers":["If-Match"],"answers":[]},
  duplicateCode: {"method":"POST","path":"/app/api/codes/{id}/duplicate","headers":["Idempotency-Key"],"answers":["application/json"]},
  listChanges: {"method":"GET","path":"/app/api/codes/{id}/history","answers":["application/json"],"items":"changes"},
  restoreCode: {"method":"POST","path":"/app/api/codes/{id}/restore","headers":["If-Match"],"bodies":["application/json"],"answers":["application/json"]},
  traceCode: {"method":"POST","path":"/app/api/codes/{id}/trace","bodies":["application/json"],"answers":["application/json"]},
  listStyles: {"method":"GET","path":"/app/api/styles","answers":["application/json"],"items":"styles"},
  createStyle: {"method":"POST","path":"/app/api/styles","headers":["Idempotency-Key"],"bodies":["application/json"],"answers":["application/json"]},
  getStyle: {"method":"GET","path":"/app/api/styles/{id}","answers":["application/json"]},
  editStyle: {"method":"PATCH","path":"/app/api/styles/{id}","headers":["If-Match"],"bodies":["application/json"],"answers":["application/json"]},
  deleteStyle: {"method":"DELETE","path":"/app/api/styles/{id}","headers":["If-Match"],"answers":[]},
  listDomains: {"method":"GET","path":"/app/api/domains","answers":["application/json"],"items":"domains"},
  createDomain: {"method":"POST","path":"/app/api/domains","headers":["Idempotency-Key"],"bodies":["application/json"],"answers":["application/json"]},
  getDomain: {"method":"GET","path":"/app/api/domains/{id}","answers":["application/json"]},
  editDomain: {"method":"PATCH","path":"/app/api/domains/{id}","headers":["If-Match"],"bodies":["application/json"],"answers":["application/json"]},
  deleteDomain: {"method":"DELETE","path":"/app/api/domains/{id}","headers":["If-Match"],"answers":[]},
  verifyDomain: {"method":"POST","path":"/app/api/domains/{id}/verify","answers":["application/json"]},
  changeCodes: {"method":"POST","path":"/app/api/codes/batch","headers":["Idempotency-Key"],"bodies":["application/json"],"answers":["application/json"]},
  makeBulk: {"method":"POST","path":"/app/api/bulk","headers":["Idempotency-Key"],"bodies":["application/json","text/csv","text/plain"],"answers":["application/zip","application/pdf","application/json"]},
  listSheetLayouts: {"method":"GET","path":"/app/api/sheets","answers":["application/json"]},
  printSheet: {"method":"POST","path":"/app/api/sheets","bodies":["application/json"],"answers":["application/pdf","image/svg+xml"]},
  importCodes: {"method":"POST","path":"/app/api/import","headers":["Idempotency-Key"],"bodies":["application/json","text/csv","application/zip"],"answers":["application/json"]},
  undoBulk: {"method":"POST","path":"/app/api/bulk/{id}/undo","answers":["application/json"]},
  getArchive: {"method":"GET","path":"/app/api/archive","answers":["application/zip"]},
  getRedirects: {"method":"GET","path":"/app/api/redirects","answers":["text/plain","text/csv"]},
  getCodeSvg: {"method":"GET","path":"/app/api/codes/{id}/qr.svg","answers":["image/svg+xml"]},
  getCodePdf: {"method":"GET","path":"/app/api/codes/{id}/qr.pdf","answers":["application/pdf"]},
  getCodeEps: {"method":"GET","path":"/app/api/codes/{id}/qr.eps","answers":["application/postscript"]},
  getCodePng: {"method":"GET","path":"/app/api/codes/{id}/qr.png","answers":["image/png"]},
  listTypes: {"method":"GET","path":"/app/api/types","answers":["application/json"]},
  generate: {"method":"POST","path":"/app/api/generate","bodies":["application/json"],"answers":["application/json"]},
  exportDrawing: {"method":"POST","path":"/app/api/export","bodies":["application/json"],"answers":["image/svg+xml","application/pdf","application/postscript","image/png"]},
  listLogos: {"method":"GET","path":"/api/v1/logos","answers":["application/json"]},
  listLogoFacets: {"method":"GET","path":"/api/v1/facets","answers":["application/json"]},
  getLogo: {"method":"GET","path":"/api/v1/logos/{id}","answers":["application/json"]},
  getLogoFile: {"method":"GET","path":"/api/v1/logos/{id}/file","answers":["image/svg+xml","image/png"]},
  getLogoSvg: {"method":"GET","path":"/api/v1/logos/{id}/file.svg","answers":["image/svg+xml"]},
  getLogoPng: {"method":"GET","path":"/api/v1/logos/{id}/file.png","answers":["image/png"]},
} as const satisfies Readonly<Record<keyof operations, Operation>>;

/** A method for each operation. Its argument has the parameters by name, and the body as `body`. */
export interface Methods {
  /** Liveness. Answers 200 as long as the process answers at all. `GET /healthz` */
  readonly getHealth: Method<"getHealth">;
  /** Readiness. For a balancer that has other nodes to send scans to. It waits for nothing. `GET /readyz` */
  readonly getReadiness: Method<"getReadiness">;
  /** This document. Made of the schemas that check input. Made anew by every version of the program. `GET /openapi.json` */
  readonly getContract: Method<"getContract">;
  /** The scan log of a code. With the devices of people who consented, where the operator granted deviceLog. A code that is unknown or somebody else's is 401. Scope: `analytics:read`. `GET /app/api/codes/{id}/scans` */
  readonly getScanLog: Method<"getScanLog">;
  /** The page of a link in a mail. It changes nothing: programs that scan mails open its links. `GET /alerts/{token}` */
  readonly getAlertLink: Method<"getAlertLink">;
  /** Confirm an address for alerts, or stop them. The token says which of the two. The page says how it ended. `POST /alerts/{token}` */
  readonly followAlertLink: Method<"followAlertLink">;
  /** Allow or refuse the recognition of this device. Accepting sets svc_consent; a later scan then gets a random device id. Refusing clears both cookies and erases the device and its link to past scans; scan counts stay. A form that a browser sends (Accept: text/html) gets 303 back to the page. One from another site's page is refused. `POST /p/{shortId}/consent` */
  readonly setConsent: Method<"setConsent">;
  /** The hosted page of a code. For people: it works without JavaScript and asks whether this device may be recognised. In English or German, by Accept-Language. A browser gets 404, 410 and 503 as small pages. `GET /p/{shortId}` */
  readonly getPage: Method<"getPage">;
  /** The contact of a profile page as a vCard 3.0 file. Of codes of the type vcard; 404 where the page has no contact. `GET /p/{shortId}/contact.vcf` */
  readonly getContact: Method<"getContact">;
  /** The event of an event page as an iCalendar file. Of codes of the type event; 404 where the page has no event. `GET /p/{shortId}/event.ics` */
  readonly getCalendarEntry: Method<"getCalendarEntry">;
  /** Upload a picture for pages. At most 24 megapixels and 200 pictures. It is encoded anew as WebP, upright, without metadata, as sRGB. A picture that no page and no history names is erased a day after its upload. Scope: `codes:write`. `POST /app/api/images` */
  readonly addImage: Method<"addImage">;
  /** A picture. The same bytes for ever, on the hosts of its workspace, unless its workspace is suspended or the operator takes a code down that shows it. `GET /i/{id}` */
  readonly getImage: Method<"getImage">;
  /** A hosted page before it is published. The page that a code of this input would have, in English or German by Accept-Language. Nothing is stored and nothing counted; its forms lead nowhere and it holds no script. With shortId it is the page of a code that exists. Scope: `codes:read`. `POST /app/api/pages/preview` */
  readonly previewPage: Method<"previewPage">;
  /** Leave a lead on a code's page. A form that a browser sends (Accept: text/html) gets 303 back to the page, or the page with its errors and what was typed. One from another site's page is refused. The fields that the page requires must be filled in. `POST /api/leads/{shortId}` */
  readonly leaveLead: Method<"leaveLead">;
  /** The leads of a code, newest first. A page may end before its limit, when its leads are large; nextCursor goes on. Scope: `leads:read`. `GET /app/api/codes/{id}/leads` */
  readonly listLeads: Method<"listLeads">;
  /** The leads of all codes, newest first. Texts are encrypted: q looks through at most 1,000 leads a page. A page may end before its limit, or be empty; nextCursor goes on. A code's leads follow it to another campaign in the background. Scope: `leads:read`. `GET /app/api/leads` */
  readonly listAllLeads: Method<"listAllLeads">;
  /** Note whether a lead was dealt with. Scope: `leads:write`. `PATCH /app/api/leads/{id}` */
  readonly editLead: Method<"editLead">;
  /** Erase a lead. It stays counted. Scope: `leads:write`. `DELETE /app/api/leads/{id}` */
  readonly deleteLead: Method<"deleteLead">;
  /** Count an interaction on a code's page. Counted by day; nothing about the person is stored. `POST /api/events/{shortId}` */
  readonly countInteraction: Method<"countInteraction">;
  /** Counts of all codes, or of a campaign. Codes and campaigns are the 10 newest, and the 10 most scanned of all time as of a minute ago. Scope: `analytics:read`. `GET /app/api/overview` */
  readonly getOverview: Method<"getOverview">;
  /** What is kept of people, and under which conditions. By the running configuration. A self-assessment. Scope: `account`. `GET /app/api/privacy` */
  readonly getPrivacy: Method<"getPrivacy">;
  /** Counts of a code, and its funnel. Local days and hours are exact in every time zone. Interactions on the page are counted by UTC day. Scope: `analytics:read`. `GET /app/api/codes/{id}/analytics` */
  readonly getAnalytics: Method<"getAnalytics">;
  /** Campaigns with their codes and counts. A page ends early once its campaigns list 500 codes: go on with nextCursor. Counts are of all time without from and to, otherwise of UTC days and quarter hours. Of a campaign with more than 100 codes they, and the choice of its listed codes by scans of all time, may be a minute old. Scope: `analytics:read`. `GET /app/api/campaigns` */
  readonly getCampaigns: Method<"getCampaigns">;
  /** Where events go. Its secret is never shown again; rotate makes a new one. Scope: `webhook`. `GET /app/api/webhook` */
  readonly getWebhook: Method<"getWebhook">;
  /** Set, change or remove the webhook, or renew its secret. The first url makes a secret, and so does rotate; another url keeps it. An empty url removes the webhook, discards its secret and fails what was to be delivered. Without url, rotate and events keep the one there is. Scope: `webhook`. `PUT /app/api/webhook` */
  readonly setWebhook: Method<"setWebhook">;
  /** Deliver a made-up scan, now and once. codeId is code_test and shortId test. At most one in 10 s. Scope: `webhook`. `POST /app/api/webhook/test` */
  readonly testWebhook: Method<"testWebhook">;
  /** What was sent to your webhook, newest first. Kept for 30 days, also when their code is deleted. A delivery is tried twelve times over seven days. heldBack says why one waits beside that. Scope: `webhook`. `GET /app/api/webhook/deliveries` */
  readonly listDeliveries: Method<"listDeliveries">;
  /** Send a delivery again. At once and under the same id, however it stands; if it fails, its schedule begins again. Scope: `webhook`. `POST /app/api/webhook/deliveries/{id}/retry` */
  readonly retryDelivery: Method<"retryDelivery">;
  /** Create a workspace and its API key. The same email may sign up again: each sign-up is a workspace of its own. `POST /app/api/signup` */
  readonly signUp: Method<"signUp">;
  /** Who am I, and what may I do. A limit of null is none. `GET /app/api/me` */
  readonly getMe: Method<"getMe">;
  /** Change the workspace's name or contact, or where alerts are mailed. null removes the contact and the alerts. An address for alerts is asked to confirm once the workspace has had a code for an hour; few are asked, by workspace, mailbox, domain, client and in all: beyond that 429. Scope: `account`. `PATCH /app/api/me` */
  readonly editMe: Method<"editMe">;
  /** Erase the workspace and everything in it. Its short ids answer 410 for ever. Scope: `account`. `DELETE /app/api/me` */
  readonly deleteMe: Method<"deleteMe">;
  /** The workspace's API keys, oldest first. Without those that have ended. Scope: `account`. `GET /app/api/keys` */
  readonly listKeys: Method<"listKeys">;
  /** Make an API key. A key grants no scope that it lacks itself, and one that expires makes none that outlives it. Names of keys look different from each other. Scope: `account`. `POST /app/api/keys` */
  readonly createKey: Method<"createKey">;
  /** Replace the API key that asks. The new key has its id, name, scopes and end. The old one works for another 24 hours, unless revoke is true. `POST /app/api/keys/rotate` */
  readonly rotateKey: Method<"rotateKey">;
  /** End an API key at once. The last key with every scope that never expires stays, and the last with account. Scope: `account`. `DELETE /app/api/keys/{id}` */
  readonly deleteKey: Method<"deleteKey">;
  /** Redeem a voucher. Puts the workspace on the voucher's plan, at once. A voucher for the present plan extends it; one for another plan replaces it. When the plan lapses, the plan of new tenants applies: it limits new codes, and every printed code goes on working. Scope: `account`. `POST /app/api/redeem` */
  readonly redeemVoucher: Method<"redeemVoucher">;
  /** Your codes, and totals over all of them. A page ends before its limit when its codes are large, or when a search finds few among many. The list goes on as long as nextCursor is not null. Scope: `codes:read`. `GET /app/api/codes` */
  readonly listCodes: Method<"listCodes">;
  /** Make a tracked code. Its QR code encodes shortUrl; where that leads can be changed at any time. Scope: `codes:write`. `POST /app/api/codes` */
  readonly createCode: Method<"createCode">;
  /** One code. With what was counted of it so far. The same entity tag means the same record. Scope: `codes:read`. `GET /app/api/codes/{id}` */
  readonly getCode: Method<"getCode">;
  /** Change a code: where it leads, whether it is active, how it looks. Each property is replaced as a whole; null clears title, group, style and landing. Scope: `codes:write`. `PATCH /app/api/codes/{id}` */
  readonly editCode: Method<"editCode">;
  /** Delete a code. Its shortId answers 410 for ever and is never given out again. Scope: `codes:write`. `DELETE /app/api/codes/{id}` */
  readonly deleteCode: Method<"deleteCode">;
  /** Make a code like another. All that can be edited is copied; it has a short id and counts of its own, and is active. A code that the operator switched off is not copied. Scope: `codes:write`. `POST /app/api/codes/{id}/duplicate` */
  readonly duplicateCode: Method<"duplicateCode">;
  /** The changes of a code, newest first. The first one known has no before. A page may end before its limit. Scope: `codes:read`. `GET /app/api/codes/{id}/history` */
  readonly listChanges: Method<"listChanges">;
  /** Return a code to a revision. All but active is as it was then. This makes a new revision. Scope: `codes:write`. `POST /app/api/codes/{id}/restore` */
  readonly restoreCode: Method<"restoreCode">;
  /** Trace a scan to its destination. Omitted facts are not known; at is now by default. Nothing is recorded. A code that is off is traced as if on. Scope: `codes:read`. `POST /app/api/codes/{id}/trace` */
  readonly traceCode: Method<"traceCode">;
  /** Your saved looks, newest first. A page ends before its limit when its looks are large. Scope: `codes:read`. `GET /app/api/styles` */
  readonly listStyles: Method<"listStyles">;
  /** Save a look. Codes take it by `style: { "saved": id }`. It must scan with the longest short URL of the workspace. Scope: `codes:write`. `POST /app/api/styles` */
  readonly createStyle: Method<"createStyle">;
  /** One saved look. As it is now: every code that names it is drawn so. Scope: `codes:read`. `GET /app/api/styles/{id}` */
  readonly getStyle: Method<"getStyle">;
  /** Change a saved look, and with it every code that names it. They are drawn so from the next request on. Each property is replaced as a whole. Scope: `codes:write`. `PATCH /app/api/styles/{id}` */
  readonly editStyle: Method<"editStyle">;
  /** Delete a saved look that no code names. While codes name it the answer says how many they are. Scope: `codes:write`. `DELETE /app/api/styles/{id}` */
  readonly deleteStyle: Method<"deleteStyle">;
  /** Your domains, newest first. A page ends before its limit when its domains are large. Scope: `domains`. `GET /app/api/domains` */
  readonly listDomains: Method<"listDomains">;
  /** Add a domain. It is pending until its TXT record is found. A domain that you have already is answered unchanged. Scope: `domains`. `POST /app/api/domains` */
  readonly createDomain: Method<"createDomain">;
  /** One domain. Scope: `domains`. `GET /app/api/domains/{id}` */
  readonly getDomain: Method<"getDomain">;
  /** Change the redirects and app links of a domain. Each property is replaced as a whole; null removes it. Scope: `domains`. `PATCH /app/api/domains/{id}` */
  readonly editDomain: Method<"editDomain">;
  /** Delete a domain without codes. While codes are on it, the answer has their number. Scope: `domains`. `DELETE /app/api/domains/{id}` */
  readonly deleteDomain: Method<"deleteDomain">;
  /** Look up the TXT record of a domain. The first workspace whose value is found has the domain, until its record has been missing for seven days. At most ten in a minute, and few new names of one domain a day. Scope: `domains`. `POST /app/api/domains/{id}/verify` */
  readonly verifyDomain: Method<"verifyDomain">;
  /** Change or delete many codes. Each code as if it were edited alone, in steps. It is finished also when the client leaves; a retry with the same Idempotency-Key is told the outcome. Scope: `codes:write`. `POST /app/api/codes/batch` */
  readonly changeCodes: Method<"changeCodes">;
  /** Make many codes from a CSV file. A header row names the columns: type (url by default), target, title, group, shortId, domain, style (a template's id, a saved look's name, or JSON), rules (JSON), query, fallback, utm_source and the other utm, and filename; any other column is a field of the type. A row with a target makes a tracked code, one without a static one. The ZIP holds an SVG a row and manifest.csv. All or nothing, unless onError=skip. Scope: `codes:write`. `POST /app/api/bulk` */
  readonly makeBulk: Method<"makeBulk">;
  /** Layouts of sheets, rolls, pages and table tents. In millimetres, from the page's upper left corner. `GET /app/api/sheets` */
  readonly listSheetLayouts: Method<"listSheetLayouts">;
  /** Print codes on sheets of labels. A PDF true to size, or one of its pages as SVG. Without a key: 100 labels of rows. Each symbol lies in the middle of its label, large enough to be scanned, or nothing is printed. Scope: `codes:read`. `POST /app/api/sheets` */
  readonly printSheet: Method<"printSheet">;
  /** Move in: make codes from another service's export. Short ids stay as they were. All or nothing, unless onConflict=skip; the same file again makes nothing. An archive's domains are added for a key with the scope domains, and told as dropped to others. Scope: `codes:write`. `POST /app/api/import` */
  readonly importCodes: Method<"importCodes">;
  /** Delete the codes of a file. Within 24 hours. Codes that were scanned or edited since are kept. Sent again, it does what is left. Scope: `codes:write`. `POST /app/api/bulk/{id}/undo` */
  readonly undoBulk: Method<"undoBulk">;
  /** All of the workspace as a ZIP. README.txt in it describes its files. Codes that change meanwhile may differ between files. The part domains needs the scope domains too; without parts a key that lacks it gets all others. Scope: `codes:read`, `analytics:read`, `leads:read`. `GET /app/api/archive` */
  readonly getArchive: Method<"getArchive">;
  /** The redirects of all active codes, for a web server of your own. Each code leads to its default destination, or past its page to its target. Comments have the ids of codes with rules and the like. Scope: `codes:read`. `GET /app/api/redirects` */
  readonly getRedirects: Method<"getRedirects">;
  /** The QR code as SVG. It encodes shortUrl, exactly. Scope: `codes:read`. `GET /app/api/codes/{id}/qr.svg` */
  readonly getCodeSvg: Method<"getCodeSvg">;
  /** The QR code as PDF. It encodes shortUrl, exactly. Scope: `codes:read`. `GET /app/api/codes/{id}/qr.pdf` */
  readonly getCodePdf: Method<"getCodePdf">;
  /** The QR code as EPS. It encodes shortUrl, exactly. Scope: `codes:read`. `GET /app/api/codes/{id}/qr.eps` */
  readonly getCodeEps: Method<"getCodeEps">;
  /** The QR code as PNG. It encodes shortUrl, exactly. Scope: `codes:read`. `GET /app/api/codes/{id}/qr.png` */
  readonly getCodePng: Method<"getCodePng">;
  /** Code types, style templates, and the schemas that validate them. What a form needs to ask for everything that a code can hold. `GET /app/api/types` */
  readonly listTypes: Method<"listTypes">;
  /** Draw a QR code as SVG. Whatever is accepted scans; what would not is refused with the reasons and a mend. `POST /app/api/generate` */
  readonly generate: Method<"generate">;
  /** Draw a QR code as a file. PDF and EPS are vector, at true size. The same input gives the same bytes. `POST /app/api/export` */
  readonly exportDrawing: Method<"exportDrawing">;
  /** Logos, filtered, paged and searched. With q the best match comes first, and meta.facets counts what was found. `GET /api/v1/logos` */
  readonly listLogos: Method<"listLogos">;
  /** Every value to filter logos by, and how many have it. Of the whole catalog. meta.facets of a search counts what was found. `GET /api/v1/facets` */
  readonly listLogoFacets: Method<"listLogoFacets">;
  /** A logo. Where it comes from, under what licence, and where its files are. `GET /api/v1/logos/{id}` */
  readonly getLogo: Method<"getLogo">;
  /** A logo's file, in its own format. With a size or a colour of one's own it is drawn anew. `GET /api/v1/logos/{id}/file` */
  readonly getLogoFile: Method<"getLogoFile">;
  /** A logo's file, as SVG. With a size or a colour of one's own it is drawn anew. `GET /api/v1/logos/{id}/file.svg` */
  readonly getLogoSvg: Method<"getLogoSvg">;
  /** A logo's file, as PNG. With a size or a colour of one's own it is drawn anew. `GET /api/v1/logos/{id}/file.png` */
  readonly getLogoPng: Method<"getLogoPng">;
}
