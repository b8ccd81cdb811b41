/** Made from the contract by `bun run sdk:build` with openapi-typescript; do not edit. */
// 749a227f89fa34a0b7118f9cb8086e9d024b5b97c45fb66a11ef6eb7559fe792
export interface paths {
    readonly "/healthz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Liveness
         * @description Answers 200 as long as the process answers at all.
         */
        readonly get: operations["getHealth"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/readyz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Readiness
         * @description For a balancer that has other nodes to send scans to. It waits for nothing.
         */
        readonly get: operations["getReadiness"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/openapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * This document
         * @description Made of the schemas that check input. Made anew by every version of the program.
         */
        readonly get: operations["getContract"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/codes/{id}/scans": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The scan log of a code
         * @description With the devices of people who consented, where the operator granted deviceLog. A code that is unknown or somebody else's is 401. Scope: `analytics:read`.
         */
        readonly get: operations["getScanLog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/alerts/{token}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The page of a link in a mail
         * @description It changes nothing: programs that scan mails open its links.
         */
        readonly get: operations["getAlertLink"];
        readonly put?: never;
        /**
         * Confirm an address for alerts, or stop them
         * @description The token says which of the two. The page says how it ended.
         */
        readonly post: operations["followAlertLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/p/{shortId}/consent": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Allow or refuse the recognition of this device
         * @description Accepting sets svc_consent; a later scan then gets a random device id. Refusing clears both cookies and erases the device and its link to past scans; scan counts stay. A form that a browser sends (Accept: text/html) gets 303 back to the page. One from another site's page is refused.
         */
        readonly post: operations["setConsent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/p/{shortId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The hosted page of a code
         * @description For people: it works without JavaScript and asks whether this device may be recognised. In English or German, by Accept-Language. A browser gets 404, 410 and 503 as small pages.
         */
        readonly get: operations["getPage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/p/{shortId}/contact.vcf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The contact of a profile page as a vCard 3.0 file
         * @description Of codes of the type vcard; 404 where the page has no contact.
         */
        readonly get: operations["getContact"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/p/{shortId}/event.ics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The event of an event page as an iCalendar file
         * @description Of codes of the type event; 404 where the page has no event.
         */
        readonly get: operations["getCalendarEntry"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/images": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Upload a picture for pages
         * @description At most 24 megapixels and 200 pictures. It is encoded anew as WebP, upright, without metadata, as sRGB. A picture that no page and no history names is erased a day after its upload. Scope: `codes:write`.
         */
        readonly post: operations["addImage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/i/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A picture
         * @description The same bytes for ever, on the hosts of its workspace, unless its workspace is suspended or the operator takes a code down that shows it.
         */
        readonly get: operations["getImage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/pages/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A hosted page before it is published
         * @description The page that a code of this input would have, in English or German by Accept-Language. Nothing is stored and nothing counted; its forms lead nowhere and it holds no script. With shortId it is the page of a code that exists. Scope: `codes:read`.
         */
        readonly post: operations["previewPage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/leads/{shortId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Leave a lead on a code's page
         * @description A form that a browser sends (Accept: text/html) gets 303 back to the page, or the page with its errors and what was typed. One from another site's page is refused. The fields that the page requires must be filled in.
         */
        readonly post: operations["leaveLead"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/codes/{id}/leads": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The leads of a code, newest first
         * @description A page may end before its limit, when its leads are large; nextCursor goes on. Scope: `leads:read`.
         */
        readonly get: operations["listLeads"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/leads": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The leads of all codes, newest first
         * @description Texts are encrypted: q looks through at most 1,000 leads a page. A page may end before its limit, or be empty; nextCursor goes on. A code's leads follow it to another campaign in the background. Scope: `leads:read`.
         */
        readonly get: operations["listAllLeads"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/leads/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Erase a lead
         * @description It stays counted. Scope: `leads:write`.
         */
        readonly delete: operations["deleteLead"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Note whether a lead was dealt with
         * @description Scope: `leads:write`.
         */
        readonly patch: operations["editLead"];
        readonly trace?: never;
    };
    readonly "/api/events/{shortId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Count an interaction on a code's page
         * @description Counted by day; nothing about the person is stored.
         */
        readonly post: operations["countInteraction"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/overview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Counts of all codes, or of a campaign
         * @description Codes and campaigns are the 10 newest, and the 10 most scanned of all time as of a minute ago. Scope: `analytics:read`.
         */
        readonly get: operations["getOverview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/privacy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What is kept of people, and under which conditions
         * @description By the running configuration. A self-assessment. Scope: `account`.
         */
        readonly get: operations["getPrivacy"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/codes/{id}/analytics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Counts of a code, and its funnel
         * @description Local days and hours are exact in every time zone. Interactions on the page are counted by UTC day. Scope: `analytics:read`.
         */
        readonly get: operations["getAnalytics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/campaigns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Campaigns with their codes and counts
         * @description A page ends early once its campaigns list 500 codes: go on with nextCursor. Counts are of all time without from and to, otherwise of UTC days and quarter hours. Of a campaign with more than 100 codes they, and the choice of its listed codes by scans of all time, may be a minute old. Scope: `analytics:read`.
         */
        readonly get: operations["getCampaigns"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/webhook": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Where events go
         * @description Its secret is never shown again; rotate makes a new one. Scope: `webhook`.
         */
        readonly get: operations["getWebhook"];
        /**
         * Set, change or remove the webhook, or renew its secret
         * @description The first url makes a secret, and so does rotate; another url keeps it. An empty url removes the webhook, discards its secret and fails what was to be delivered. Without url, rotate and events keep the one there is. Scope: `webhook`.
         */
        readonly put: operations["setWebhook"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/webhook/test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Deliver a made-up scan, now and once
         * @description codeId is code_test and shortId test. At most one in 10 s. Scope: `webhook`.
         */
        readonly post: operations["testWebhook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/webhook/deliveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What was sent to your webhook, newest first
         * @description Kept for 30 days, also when their code is deleted. A delivery is tried twelve times over seven days. heldBack says why one waits beside that. Scope: `webhook`.
         */
        readonly get: operations["listDeliveries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/webhook/deliveries/{id}/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a delivery again
         * @description At once and under the same id, however it stands; if it fails, its schedule begins again. Scope: `webhook`.
         */
        readonly post: operations["retryDelivery"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/signup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a workspace and its API key
         * @description The same email may sign up again: each sign-up is a workspace of its own.
         */
        readonly post: operations["signUp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Who am I, and what may I do
         * @description A limit of null is none.
         */
        readonly get: operations["getMe"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Erase the workspace and everything in it
         * @description Its short ids answer 410 for ever. Scope: `account`.
         */
        readonly delete: operations["deleteMe"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change the workspace's name or contact, or where alerts are mailed
         * @description null removes the contact and the alerts. An address for alerts is asked to confirm once the workspace has had a code for an hour; few are asked, by workspace, mailbox, domain, client and in all: beyond that 429. Scope: `account`.
         */
        readonly patch: operations["editMe"];
        readonly trace?: never;
    };
    readonly "/app/api/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The workspace's API keys, oldest first
         * @description Without those that have ended. Scope: `account`.
         */
        readonly get: operations["listKeys"];
        readonly put?: never;
        /**
         * Make an API key
         * @description A key grants no scope that it lacks itself, and one that expires makes none that outlives it. Names of keys look different from each other. Scope: `account`.
         */
        readonly post: operations["createKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/keys/rotate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Replace the API key that asks
         * @description The new key has its id, name, scopes and end. The old one works for another 24 hours, unless revoke is true.
         */
        readonly post: operations["rotateKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/keys/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * End an API key at once
         * @description The last key with every scope that never expires stays, and the last with account. Scope: `account`.
         */
        readonly delete: operations["deleteKey"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/redeem": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Redeem a voucher
         * @description Puts the workspace on the voucher's plan, at once. A voucher for the present plan extends it; one for another plan replaces it. When the plan lapses, the plan of new tenants applies: it limits new codes, and every printed code goes on working. Scope: `account`.
         */
        readonly post: operations["redeemVoucher"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Your codes, and totals over all of them
         * @description A page ends before its limit when its codes are large, or when a search finds few among many. The list goes on as long as nextCursor is not null. Scope: `codes:read`.
         */
        readonly get: operations["listCodes"];
        readonly put?: never;
        /**
         * Make a tracked code
         * @description Its QR code encodes shortUrl; where that leads can be changed at any time. Scope: `codes:write`.
         */
        readonly post: operations["createCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/codes/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One code
         * @description With what was counted of it so far. The same entity tag means the same record. Scope: `codes:read`.
         */
        readonly get: operations["getCode"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a code
         * @description Its shortId answers 410 for ever and is never given out again. Scope: `codes:write`.
         */
        readonly delete: operations["deleteCode"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a code: where it leads, whether it is active, how it looks
         * @description Each property is replaced as a whole; null clears title, group, style and landing. Scope: `codes:write`.
         */
        readonly patch: operations["editCode"];
        readonly trace?: never;
    };
    readonly "/app/api/codes/{id}/duplicate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Make a code like another
         * @description All that can be edited is copied; it has a short id and counts of its own, and is active. A code that the operator switched off is not copied. Scope: `codes:write`.
         */
        readonly post: operations["duplicateCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/codes/{id}/history": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The changes of a code, newest first
         * @description The first one known has no before. A page may end before its limit. Scope: `codes:read`.
         */
        readonly get: operations["listChanges"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/codes/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Return a code to a revision
         * @description All but active is as it was then. This makes a new revision. Scope: `codes:write`.
         */
        readonly post: operations["restoreCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/codes/{id}/trace": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Trace a scan to its destination
         * @description Omitted facts are not known; at is now by default. Nothing is recorded. A code that is off is traced as if on. Scope: `codes:read`.
         */
        readonly post: operations["traceCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/styles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Your saved looks, newest first
         * @description A page ends before its limit when its looks are large. Scope: `codes:read`.
         */
        readonly get: operations["listStyles"];
        readonly put?: never;
        /**
         * Save a look
         * @description Codes take it by `style: { "saved": id }`. It must scan with the longest short URL of the workspace. Scope: `codes:write`.
         */
        readonly post: operations["createStyle"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/styles/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One saved look
         * @description As it is now: every code that names it is drawn so. Scope: `codes:read`.
         */
        readonly get: operations["getStyle"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a saved look that no code names
         * @description While codes name it the answer says how many they are. Scope: `codes:write`.
         */
        readonly delete: operations["deleteStyle"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a saved look, and with it every code that names it
         * @description They are drawn so from the next request on. Each property is replaced as a whole. Scope: `codes:write`.
         */
        readonly patch: operations["editStyle"];
        readonly trace?: never;
    };
    readonly "/app/api/domains": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Your domains, newest first
         * @description A page ends before its limit when its domains are large. Scope: `domains`.
         */
        readonly get: operations["listDomains"];
        readonly put?: never;
        /**
         * Add a domain
         * @description It is pending until its TXT record is found. A domain that you have already is answered unchanged. Scope: `domains`.
         */
        readonly post: operations["createDomain"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/domains/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One domain
         * @description Scope: `domains`.
         */
        readonly get: operations["getDomain"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a domain without codes
         * @description While codes are on it, the answer has their number. Scope: `domains`.
         */
        readonly delete: operations["deleteDomain"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change the redirects and app links of a domain
         * @description Each property is replaced as a whole; null removes it. Scope: `domains`.
         */
        readonly patch: operations["editDomain"];
        readonly trace?: never;
    };
    readonly "/app/api/domains/{id}/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Look up the TXT record of a domain
         * @description The first workspace whose value is found has the domain, until its record has been missing for seven days. At most ten in a minute, and few new names of one domain a day. Scope: `domains`.
         */
        readonly post: operations["verifyDomain"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/codes/batch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change or delete many codes
         * @description Each code as if it were edited alone, in steps. It is finished also when the client leaves; a retry with the same Idempotency-Key is told the outcome. Scope: `codes:write`.
         */
        readonly post: operations["changeCodes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/bulk": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Make many codes from a CSV file
         * @description A header row names the columns: type (url by default), target, title, group, shortId, domain, style (a template's id, a saved look's name, or JSON), rules (JSON), query, fallback, utm_source and the other utm, and filename; any other column is a field of the type. A row with a target makes a tracked code, one without a static one. The ZIP holds an SVG a row and manifest.csv. All or nothing, unless onError=skip. Scope: `codes:write`.
         */
        readonly post: operations["makeBulk"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/sheets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Layouts of sheets, rolls, pages and table tents
         * @description In millimetres, from the page's upper left corner.
         */
        readonly get: operations["listSheetLayouts"];
        readonly put?: never;
        /**
         * Print codes on sheets of labels
         * @description A PDF true to size, or one of its pages as SVG. Without a key: 100 labels of rows. Each symbol lies in the middle of its label, large enough to be scanned, or nothing is printed. Scope: `codes:read`.
         */
        readonly post: operations["printSheet"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Move in: make codes from another service's export
         * @description Short ids stay as they were. All or nothing, unless onConflict=skip; the same file again makes nothing. An archive's domains are added for a key with the scope domains, and told as dropped to others. Scope: `codes:write`.
         */
        readonly post: operations["importCodes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/bulk/{id}/undo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Delete the codes of a file
         * @description Within 24 hours. Codes that were scanned or edited since are kept. Sent again, it does what is left. Scope: `codes:write`.
         */
        readonly post: operations["undoBulk"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/archive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * All of the workspace as a ZIP
         * @description README.txt in it describes its files. Codes that change meanwhile may differ between files. The part domains needs the scope domains too; without parts a key that lacks it gets all others. Scope: `codes:read`, `analytics:read`, `leads:read`.
         */
        readonly get: operations["getArchive"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/redirects": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The redirects of all active codes, for a web server of your own
         * @description Each code leads to its default destination, or past its page to its target. Comments have the ids of codes with rules and the like. Scope: `codes:read`.
         */
        readonly get: operations["getRedirects"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/codes/{id}/qr.svg": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The QR code as SVG
         * @description It encodes shortUrl, exactly. Scope: `codes:read`.
         */
        readonly get: operations["getCodeSvg"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/codes/{id}/qr.pdf": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The QR code as PDF
         * @description It encodes shortUrl, exactly. Scope: `codes:read`.
         */
        readonly get: operations["getCodePdf"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/codes/{id}/qr.eps": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The QR code as EPS
         * @description It encodes shortUrl, exactly. Scope: `codes:read`.
         */
        readonly get: operations["getCodeEps"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/codes/{id}/qr.png": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The QR code as PNG
         * @description It encodes shortUrl, exactly. Scope: `codes:read`.
         */
        readonly get: operations["getCodePng"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/types": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Code types, style templates, and the schemas that validate them
         * @description What a form needs to ask for everything that a code can hold.
         */
        readonly get: operations["listTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/generate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Draw a QR code as SVG
         * @description Whatever is accepted scans; what would not is refused with the reasons and a mend.
         */
        readonly post: operations["generate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app/api/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Draw a QR code as a file
         * @description PDF and EPS are vector, at true size. The same input gives the same bytes.
         */
        readonly post: operations["exportDrawing"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/logos": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Logos, filtered, paged and searched
         * @description With q the best match comes first, and meta.facets counts what was found.
         */
        readonly get: operations["listLogos"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/facets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Every value to filter logos by, and how many have it
         * @description Of the whole catalog. meta.facets of a search counts what was found.
         */
        readonly get: operations["listLogoFacets"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/logos/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A logo
         * @description Where it comes from, under what licence, and where its files are.
         */
        readonly get: operations["getLogo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/logos/{id}/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A logo's file, in its own format
         * @description With a size or a colour of one's own it is drawn anew.
         */
        readonly get: operations["getLogoFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/logos/{id}/file.svg": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A logo's file, as SVG
         * @description With a size or a colour of one's own it is drawn anew.
         */
        readonly get: operations["getLogoSvg"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/logos/{id}/file.png": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A logo's file, as PNG
         * @description With a size or a colour of one's own it is drawn anew.
         */
        readonly get: operations["getLogoPng"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface webhooks {
    readonly "qr.scan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["ScanEnvelope"];
                };
            };
            readonly responses: never;
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "qr.lead": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["LeadEnvelope"];
                };
            };
            readonly responses: never;
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "qr.alert": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header?: never;
                readonly path?: never;
                readonly cookie?: never;
            };
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["AlertEnvelope"];
                };
            };
            readonly responses: never;
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface components {
    schemas: {
        readonly AlertEnvelope: {
            /**
             * @description Version of the envelope
             * @constant
             */
            readonly v: 1;
            /** @constant */
            readonly product: "quietzone";
            /** @constant */
            readonly event: "qr.alert";
            /** @description code_test in a test */
            readonly codeId: string;
            /** @description test in a test */
            readonly shortId: string;
            /**
             * Format: date-time
             * @description When it happened
             */
            readonly at: string;
            /**
             * @description dead, or ok when it is back
             * @enum {string}
             */
            readonly state: "dead" | "failing" | "unclear" | "unchecked" | "ok";
            readonly status: number | null;
            readonly reason: ("address_not_allowed" | "name_not_resolved" | "lookup_failed" | "connection_refused" | "connection_failed" | "connection_reset" | "certificate_invalid" | "tls_failed" | "timeout" | "invalid_answer" | "not_found" | "gone" | "status" | "redirect_loop" | "too_many_redirects" | "redirect_invalid" | "port_not_allowed" | "own_address" | "certificate_ends") | null;
            readonly destination: string | null;
        };
        readonly Alerts: {
            readonly email: string;
            /** @enum {string} */
            readonly language: "en" | "de";
            readonly confirmed: boolean;
        };
        /** @description Where dead destinations are mailed, once the address was confirmed by the link sent to it */
        readonly AlertsInput: {
            readonly email: string;
            /** @enum {string} */
            readonly language?: "en" | "de";
        };
        readonly Analytics: {
            readonly codeId: string;
            readonly shortId: string;
            /** Format: date-time */
            readonly from: string;
            /**
             * Format: date-time
             * @description Exclusive
             */
            readonly to: string;
            readonly interval: "hour" | "day" | "week" | "month";
            readonly timezone: string;
            readonly totals: components["schemas"]["Counts"];
            readonly previous: components["schemas"]["Counts"];
            readonly timeline: components["schemas"]["Timeline"];
            readonly countries: readonly {
                readonly country: string | null;
                readonly scans: number;
                readonly uniqueVisitors: number;
            }[];
            readonly devices: readonly {
                readonly device: string | null;
                readonly scans: number;
                readonly uniqueVisitors: number;
            }[];
            readonly systems: readonly {
                readonly system: string | null;
                readonly scans: number;
                readonly uniqueVisitors: number;
            }[];
            readonly browsers: readonly {
                readonly browser: string | null;
                readonly scans: number;
                readonly uniqueVisitors: number;
            }[];
            readonly languages: readonly {
                readonly language: string | null;
                readonly scans: number;
                readonly uniqueVisitors: number;
            }[];
            readonly referrers: readonly {
                readonly referrer: string | null;
                readonly scans: number;
                readonly uniqueVisitors: number;
            }[];
            readonly destinations: readonly {
                /** @description As in the scan log, or `other` */
                readonly destination: string;
                readonly scans: number;
                readonly uniqueVisitors: number;
            }[];
            /** @description Scans by weekday, Monday first, and hour */
            readonly heatmap: readonly (readonly number[])[];
            readonly funnel: {
                readonly scans: number;
                readonly pageViews: number;
                readonly ctaClicks: number;
                readonly formStarts: number;
                readonly leads: number;
                /** @description Per scan; 0 without scans */
                readonly ctaRate: number;
                /** @description Per scan; 0 without scans */
                readonly leadRate: number;
            };
        };
        readonly AnyFields: components["schemas"]["UrlFields"] | components["schemas"]["TextFields"] | components["schemas"]["EmailFields"] | components["schemas"]["PhoneFields"] | components["schemas"]["SmsFields"] | components["schemas"]["WhatsappFields"] | components["schemas"]["WifiFields"] | components["schemas"]["VcardFields"] | components["schemas"]["MecardFields"] | components["schemas"]["GeoFields"] | components["schemas"]["EventFields"] | components["schemas"]["EpcFields"] | components["schemas"]["UpiFields"] | components["schemas"]["PixFields"] | components["schemas"]["CryptoFields"] | components["schemas"]["AppFields"] | components["schemas"]["NoFields"];
        readonly AppFields: {
            /**
             * Store
             * @description Where the app is offered
             * @enum {string}
             */
            readonly store: "apple" | "google" | "microsoft" | "huawei" | "samsung" | "amazon" | "fdroid";
            /**
             * Id
             * @description The app's number, package name or product id, as the store's own address has it
             */
            readonly id: string;
        };
        readonly Batch: {
            readonly ids?: readonly string[];
            /** @description Codes as GET /app/api/codes chooses them; {} is all. In place of ids */
            readonly filter?: {
                /** @description Campaign tag */
                readonly group?: string;
                readonly q?: string;
                readonly active?: boolean;
                readonly domain?: string;
                /** @enum {string} */
                readonly health?: "dead" | "failing" | "unclear" | "unchecked" | "ok";
            };
            /** @enum {string} */
            readonly action: "activate" | "disable" | "delete" | "move" | "style";
            /** @description Only tell what would happen */
            readonly dryRun?: boolean;
            /** @description Codes that have to match, 409 otherwise; `delete` by filter needs it */
            readonly expected?: number;
            /** @description The group of `move`, the style of `style`; null for none */
            readonly value?: (string | null) | (components["schemas"]["CodeStyle"] | null);
        };
        readonly BatchResult: {
            /** @description Codes that were chosen */
            readonly matched: number;
            /** @description Those that are different now */
            readonly changed: number;
            /** @description Those that could not be changed, and unknown ids */
            readonly failed: readonly {
                readonly id: string;
                /** @enum {string} */
                readonly code: "code_not_found" | "code_changed" | "code_taken_down" | "plan_limit" | "style_invalid" | "style_not_scannable" | "payload_too_long" | "internal_error";
                readonly detail: string;
            }[];
        };
        readonly BulkCheck: {
            /** @description Rows of data */
            readonly rows: number;
            /** @description Rows with a target, which make tracked codes */
            readonly tracked: number;
            /** @description Rows without one */
            readonly static: number;
            /** @description Of the first rows that can't be made */
            readonly errors: readonly components["schemas"]["RowError"][];
        };
        readonly BulkInput: {
            /** @description The file's content */
            readonly csv: string;
        };
        readonly BulkUndone: {
            /** @description Codes that were deleted now */
            readonly deleted: number;
            /** @description Ids of those that were scanned or edited since */
            readonly kept: readonly string[];
        };
        readonly Campaigns: {
            /** @description By group; codes without one come last, under null */
            readonly campaigns: readonly {
                readonly group: string | null;
                readonly codes: number;
                readonly scans: number;
                /** @description Visitors of the campaign, each counted once a day */
                readonly unique: number;
                readonly leads: number;
                /** @description Codes of the campaign, listed or not */
                readonly itemsTotal: number;
                /** @description The 100 most scanned codes, or all if they are fewer; newest first */
                readonly items: readonly {
                    readonly id: string;
                    readonly shortId: string;
                    readonly title: string | null;
                    readonly scans: number;
                    readonly unique: number;
                    readonly leads: number;
                    /** @description Per scan; 0 without scans */
                    readonly ctaRate: number;
                }[];
            }[];
            readonly nextCursor: string | null;
        };
        /** @description An answer of the logo catalog that tells what went wrong */
        readonly CatalogError: {
            /** @constant */
            readonly success: false;
            readonly data: null;
            readonly error: {
                /** @description Stable; programs go by it */
                readonly code: string;
                /** @description What to do about it */
                readonly message: string;
            };
            readonly meta: {
                readonly version: string;
                readonly requestId: string;
            };
        };
        readonly Code: components["schemas"]["TrackedContent"] & {
            readonly id: string;
            readonly shortId: string;
            readonly domain: string | null;
            readonly style: components["schemas"]["CodeStyle"] | null;
            /** @description Destination: an absolute http or https address, not one of our own /r */
            readonly target: string;
            readonly title: string | null;
            readonly group: string | null;
            readonly landing: components["schemas"]["Landing"] | null;
            readonly rules: components["schemas"]["Rules"] | null;
            /**
             * @description pass: the query of a scan is passed on
             * @enum {string}
             */
            readonly query: "drop" | "pass";
            readonly utm: components["schemas"]["Utm"] | null;
            readonly fallback: string | null;
            readonly health: components["schemas"]["Health"];
            readonly active: boolean;
            /**
             * Format: uri
             * @description What the QR code encodes
             */
            readonly shortUrl: string;
            /**
             * Format: uri
             * @description Its hosted page
             */
            readonly pageUrl: string;
            readonly scans: number;
            /** @description Of before it came here; in no count */
            readonly importedScans: number;
            /** Format: date-time */
            readonly createdAt: string;
            /** Format: date-time */
            readonly updatedAt: string;
        };
        readonly CodeChange: {
            /** @description Destination: an absolute http or https address, not one of our own /r */
            readonly target?: string;
            /** @description Whether it redirects */
            readonly active?: boolean;
            readonly title?: string | null;
            readonly group?: string | null;
            readonly fields?: components["schemas"]["AnyFields"];
            readonly style?: components["schemas"]["CodeStyle"] | null;
            readonly landing?: components["schemas"]["Landing"] | null;
            readonly rules?: components["schemas"]["Rules"] | null;
            /**
             * @description pass: the query of a scan is passed on
             * @enum {string}
             */
            readonly query?: "drop" | "pass";
            readonly utm?: components["schemas"]["Utm"] | null;
            readonly fallback?: string | null;
        };
        readonly CodeHistory: {
            readonly changes: readonly {
                readonly revision: number;
                /** Format: date-time */
                readonly at: string;
                readonly by: string | null;
                readonly byKey: string | null;
                /** @description Whether an archive told it, by included */
                readonly imported: boolean;
                readonly changed: readonly ("target" | "active" | "title" | "group" | "fields" | "style" | "landing" | "rules" | "query" | "utm" | "fallback")[];
                /** @description Those of them of which a large value has made room for later ones: it is missing in before, in after, or in both */
                readonly notKept: readonly ("target" | "active" | "title" | "group" | "fields" | "style" | "landing" | "rules" | "query" | "utm" | "fallback")[];
                readonly before: components["schemas"]["CodeValues"] | null;
                readonly after: components["schemas"]["CodeValues"];
            }[];
            readonly nextCursor: string | null;
        };
        readonly CodeList: {
            readonly codes: readonly components["schemas"]["Code"][];
            readonly totals: components["schemas"]["CodeTotals"];
            readonly nextCursor: string | null;
        };
        readonly CodeStyle: components["schemas"]["SavedStyle"] | components["schemas"]["Style"];
        readonly CodeTotals: {
            readonly codes: number;
            readonly active: number;
            readonly scans: number;
            readonly uniqueVisitors: number;
            readonly leads: number;
        };
        /**
         * @description Kind of code
         * @enum {string}
         */
        readonly CodeType: "url" | "text" | "email" | "phone" | "sms" | "whatsapp" | "wifi" | "vcard" | "mecard" | "geo" | "event" | "epc" | "upi" | "pix" | "crypto" | "app";
        readonly CodeValues: {
            /** @description Destination: an absolute http or https address, not one of our own /r */
            readonly target?: string;
            /** @description Whether it redirects */
            readonly active?: boolean;
            readonly title?: string | null;
            readonly group?: string | null;
            readonly fields?: components["schemas"]["AnyFields"];
            readonly style?: components["schemas"]["CodeStyle"] | null;
            readonly landing?: components["schemas"]["Landing"] | null;
            readonly rules?: components["schemas"]["Rules"] | null;
            /**
             * @description pass: the query of a scan is passed on
             * @enum {string}
             */
            readonly query?: "drop" | "pass";
            readonly utm?: components["schemas"]["Utm"] | null;
            readonly fallback?: string | null;
        };
        readonly Condition: {
            readonly device?: readonly ("mobile" | "tablet" | "desktop" | "other")[];
            readonly system?: readonly ("Android" | "Bada" | "BlackBerry" | "Chrome OS" | "HarmonyOS" | "iOS" | "Linux" | "macOS" | "PlayStation 4" | "Roku" | "Tizen" | "WebOS" | "Windows" | "Windows Phone")[];
            readonly language?: readonly string[];
            readonly country?: readonly string[];
            /** @description A time, such as 2026-11-21T09:00:00Z */
            readonly from?: string;
            /** @description A time, such as 2026-11-21T09:00:00Z */
            readonly until?: string;
            readonly days?: readonly ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
            readonly hours?: readonly {
                /** @description HH:MM */
                readonly from: string;
                /** @description HH:MM */
                readonly to: string;
            }[];
            /** @description IANA; UTC by default */
            readonly timezone?: string;
        };
        readonly ConsentForm: {
            /**
             * @description Whether this device may be recognised
             * @enum {string}
             */
            readonly accept: "true" | "false";
        };
        readonly ConsentInput: {
            /** @description Whether this device may be recognised */
            readonly accept: boolean;
        };
        readonly Counts: {
            readonly scans: number;
            readonly uniqueVisitors: number;
            readonly repeatScanners: number;
            readonly bots: number;
            readonly leads: number;
        };
        readonly CreatedKey: {
            readonly id: string;
            readonly name: string;
            readonly scopes: components["schemas"]["Scopes"];
            readonly hint: string | null;
            /** Format: date-time */
            readonly createdAt: string;
            readonly lastUsedOn: string | null;
            readonly expiresAt: string | null;
            /** @description Shown only this once */
            readonly apiKey: string;
        };
        readonly CryptoFields: {
            /**
             * Currency
             * @enum {string}
             */
            readonly currency: "bitcoin" | "litecoin" | "bitcoincash" | "dogecoin" | "dash" | "ethereum";
            /**
             * Address
             * @description Of the main network; its checksum is verified
             */
            readonly address: string;
            /**
             * Amount
             * @description In whole coins: 0.001 is a thousandth of a bitcoin
             */
            readonly amount?: number | string;
            /**
             * Label
             * @description Who is paid; not for ethereum
             */
            readonly label?: string;
            /**
             * Message
             * @description What for; not for ethereum
             */
            readonly message?: string;
            /**
             * Chain id
             * @description Only for ethereum, where it is not the main chain (EIP-155)
             */
            readonly chainId?: number;
        };
        /** @description With `format=csv`: a header line, then a line each (RFC 4180). Cells are safe in a spreadsheet */
        readonly CsvFile: string;
        readonly DeleteInput: {
            /** @description The tenant's name, to show that this is meant */
            readonly confirm: string;
        };
        readonly Delivery: {
            /** @description Also in the headers webhook-id and x-svc-delivery */
            readonly id: string;
            /**
             * @description What happened
             * @enum {string}
             */
            readonly event: "qr.scan" | "qr.lead" | "qr.alert";
            readonly codeId: string;
            /**
             * @description How it stands
             * @enum {string}
             */
            readonly status: "pending" | "delivered" | "failed";
            /** @description How often it was sent so far */
            readonly attempts: number;
            /** @description Status of the receiver's last answer; null when none came */
            readonly lastStatus: number | null;
            /** @description Why the last attempt failed; stable */
            readonly lastError: string | null;
            /** @description null unless it is pending. While it is held back, the earliest time */
            readonly nextAttemptAt: string | null;
            readonly heldBack: ("receiver_unproven" | "receiver_failing" | "address_busy") | null;
            /** Format: date-time */
            readonly createdAt: string;
            readonly deliveredAt: string | null;
        };
        readonly DeliveryList: {
            /** @description Newest first */
            readonly deliveries: readonly components["schemas"]["Delivery"][];
            readonly nextCursor: string | null;
        };
        readonly Domain: {
            readonly id: string;
            /** @description A name such as qr.museum.example */
            readonly host: string;
            /** @enum {string} */
            readonly state: "pending" | "verified";
            /** @description The record to set */
            readonly dns: {
                /** @enum {string} */
                readonly type: "TXT";
                readonly name: string;
                readonly value: string;
            };
            readonly home: string | null;
            readonly notFound: string | null;
            readonly apple: Record<string, never> | null;
            readonly android: readonly Record<string, never>[] | null;
            readonly codes: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly verifiedAt: string | null;
            readonly checkedAt: string | null;
            readonly warning: string | null;
            /** @description The operator has switched it off: all of it answers 410 */
            readonly disabled: boolean;
        };
        readonly DomainChange: {
            readonly home?: string | null;
            readonly notFound?: string | null;
            readonly apple?: Record<string, never> | null;
            readonly android?: readonly Record<string, never>[] | null;
        };
        readonly DomainList: {
            readonly domains: readonly components["schemas"]["Domain"][];
            readonly nextCursor: string | null;
        };
        readonly Drawing: {
            readonly svg: string;
            /** @description What the code says */
            readonly payload: string;
            readonly scannability: components["schemas"]["Scannability"];
        };
        readonly EmailFields: {
            /**
             * To
             * @description One address, or several with commas between them
             */
            readonly to: string;
            /**
             * Copy (cc)
             * @description One address, or several with commas between them
             */
            readonly cc?: string;
            /**
             * Blind copy (bcc)
             * @description One address, or several with commas between them
             */
            readonly bcc?: string;
            /** Subject */
            readonly subject?: string;
            /** Message */
            readonly body?: string;
        };
        readonly EpcFields: {
            /**
             * Beneficiary
             * @description Who is paid
             */
            readonly name: string;
            /** IBAN */
            readonly iban: string;
            /**
             * BIC
             * @description Needed only for accounts outside the European Economic Area
             */
            readonly bic?: string;
            /**
             * Amount
             * @description In euros, 0.01 to 999999999.99
             */
            readonly amount?: number | string;
            /**
             * Purpose code
             * @description four letters of the ISO 20022 list, such as CHAR
             */
            readonly purpose?: string;
            /**
             * Structured reference
             * @description Such as an RF creditor reference; not together with a remittance text
             */
            readonly remittanceStructured?: string;
            /**
             * Remittance text
             * @description Not together with a structured reference
             */
            readonly remittanceUnstructured?: string;
            /**
             * Note to the payer
             * @description Shown before paying, not sent along
             */
            readonly information?: string;
        };
        readonly EventFields: {
            /** Title */
            readonly summary: string;
            /**
             * Start
             * @description A day, or a day and time: local, with an offset, or in UTC
             */
            readonly dtstart: string;
            /**
             * End
             * @description When it is over, written like the start; of whole days the first day after it
             */
            readonly dtend?: string;
            /**
             * Time zone
             * @description IANA name of the zone of a local start and end; without it they hold wherever the reader is
             */
            readonly tzid?: string;
            /** Place */
            readonly location?: string;
            /** Description */
            readonly description?: string;
            /** Web address */
            readonly url?: string;
            /**
             * Reminder
             * @description Minutes before the start
             */
            readonly alarm?: number;
            /**
             * Unique id
             * @description Ties later versions of the event together; made from its content when left out
             */
            readonly uid?: string;
        };
        readonly ExportInput: components["schemas"]["TypedContent"] & {
            readonly style?: components["schemas"]["Style"] | null;
            readonly format?: ("svg" | "pdf" | "eps" | "png") | null;
            readonly widthMm?: number | null;
            readonly colorSpace?: ("rgb" | "cmyk") | null;
        };
        readonly GenerateInput: components["schemas"]["TypedContent"] & {
            readonly style?: components["schemas"]["Style"] | null;
        };
        readonly GeoFields: {
            /**
             * Latitude
             * @description Degrees, north is positive
             */
            readonly latitude: number;
            /**
             * Longitude
             * @description Degrees, east is positive; at a pole 0 is written
             */
            readonly longitude: number;
            /**
             * Altitude
             * @description Metres above the WGS-84 ellipsoid
             */
            readonly altitude?: number;
            /**
             * Uncertainty
             * @description Metres around the place
             */
            readonly uncertainty?: number;
        };
        readonly Grants: {
            /** @description May make tracked codes */
            readonly dynamicCode: boolean;
            /** @description May read analytics and the scan log */
            readonly analytics: boolean;
            /** @description Sees the per-device list in the scan log; only the operator grants it */
            readonly deviceLog: boolean;
            /** @description Most codes; null is no limit */
            readonly codes: number | null;
            /** @description Most rows of a bulk file; null is no limit */
            readonly bulkRows: number | null;
            /** @description Most domains of its own; null is no limit */
            readonly domains: number | null;
            /** @description Most bytes of contents, histories, pictures and kept answers; null is no limit */
            readonly bytes: number | null;
        };
        readonly Health: {
            /** @enum {string} */
            readonly state: "dead" | "failing" | "unclear" | "unchecked" | "ok";
            readonly status: number | null;
            readonly reason: ("address_not_allowed" | "name_not_resolved" | "lookup_failed" | "connection_refused" | "connection_failed" | "connection_reset" | "certificate_invalid" | "tls_failed" | "timeout" | "invalid_answer" | "not_found" | "gone" | "status" | "redirect_loop" | "too_many_redirects" | "redirect_invalid" | "port_not_allowed" | "own_address" | "certificate_ends") | null;
            /** @description Since when it stands so */
            readonly since: string | null;
            readonly checkedAt: string | null;
            /** @description The worst of several */
            readonly destination?: string;
        };
        readonly Image: {
            readonly id: string;
            /** Format: uri */
            readonly url: string;
            /** @description Pixels, at most 1,600 along the longer side */
            readonly width: number;
            readonly height: number;
        };
        readonly Import: {
            /** @description Short ids in the file, and rows without one */
            readonly found: number;
            /** @description Codes made; with dryRun those that would be */
            readonly made: number;
            /** @description Codes that came from this service before */
            readonly unchanged: number;
            /** @description Short ids that can't be here */
            readonly conflicts: readonly {
                readonly row: number;
                readonly shortId: string;
                readonly reason: string;
            }[];
            /** @description Values that are not imported */
            readonly dropped: readonly {
                readonly row: number;
                readonly what: string;
            }[];
        };
        readonly Interaction: {
            /**
             * @description What was done
             * @enum {string}
             */
            readonly type: "page_view" | "cta_click" | "link_click" | "form_start" | "contact_save";
            readonly label?: string | null;
        };
        readonly Key: {
            readonly id: string;
            readonly name: string;
            readonly scopes: components["schemas"]["Scopes"];
            readonly hint: string | null;
            /** Format: date-time */
            readonly createdAt: string;
            readonly lastUsedOn: string | null;
            readonly expiresAt: string | null;
        };
        readonly KeyList: {
            readonly keys: readonly components["schemas"]["Key"][];
        };
        readonly KnownSheetLayout: {
            readonly id: string;
            readonly name: string;
            readonly page: {
                /** @description Millimetres */
                readonly width: number;
                /** @description Millimetres */
                readonly height: number;
            };
            readonly label: {
                /** @description Millimetres */
                readonly width: number;
                /** @description Millimetres */
                readonly height: number;
                /** @description Radius of its corners */
                readonly corner?: number;
                /** @description Once more above it, upside down */
                readonly folded?: boolean;
            };
            readonly columns: number;
            readonly rows: number;
            /** @description From the page's edge to the first label */
            readonly left: number;
            /** @description From the page's edge to the first label */
            readonly top: number;
            /** @description From a label's left edge to the next one's */
            readonly stepX: number;
            /** @description From a label's upper edge to the next one's */
            readonly stepY: number;
        };
        readonly Landing: {
            /** @enum {string} */
            readonly template: "action" | "profile" | "links" | "offer" | "event" | "lead";
            readonly headline: string;
            readonly text?: string;
            readonly cta?: {
                readonly label: string;
            };
            readonly lead?: {
                readonly ask: readonly ("email" | "name" | "phone" | "company" | "message")[];
                /** @description Those of ask without which a lead is not taken */
                readonly required?: readonly ("email" | "name" | "phone" | "company" | "message")[];
                readonly submitLabel?: string;
                readonly consentText: string;
                /** @description What the page says once a lead was sent */
                readonly thanks?: string;
            };
            /** @description A picture from POST /app/api/images */
            readonly cover?: {
                readonly id: string;
            };
            readonly links?: readonly {
                readonly label: string;
                /** @description a whole http, https, mailto or tel address */
                readonly url: string;
            }[];
            readonly theme?: {
                /** @description #rgb or #rrggbb */
                readonly accent?: string;
                /** @description #rgb or #rrggbb */
                readonly background?: string;
            };
            readonly logo?: {
                readonly id: string;
            };
            /** @description Parts of the page from the top; others follow in the template's order */
            readonly order?: readonly ("cover" | "headline" | "text" | "content" | "button" | "links" | "lead")[];
            readonly legal?: {
                /** @description a whole http or https address */
                readonly imprintUrl?: string;
                /** @description a whole http or https address */
                readonly privacyUrl?: string;
            };
        };
        readonly Lead: {
            readonly id: string;
            /** Format: date-time */
            readonly at: string;
            readonly country: string | null;
            readonly device: string;
            readonly email: string | null;
            readonly name: string | null;
            readonly phone: string | null;
            readonly company: string | null;
            readonly message: string | null;
            /** @description Whether you have dealt with it */
            readonly handled: boolean;
            readonly code: {
                readonly id: string;
                readonly shortId: string;
                readonly title: string | null;
                readonly group: string | null;
            };
            /**
             * @description The texts are null because they were sealed under another secret than the present QZ_SECRET
             * @constant
             */
            readonly unreadable?: true;
        };
        readonly LeadEnvelope: {
            /**
             * @description Version of the envelope
             * @constant
             */
            readonly v: 1;
            /** @constant */
            readonly product: "quietzone";
            /** @constant */
            readonly event: "qr.lead";
            /** @description code_test in a test */
            readonly codeId: string;
            /** @description test in a test */
            readonly shortId: string;
            /**
             * Format: date-time
             * @description When it happened
             */
            readonly at: string;
            /** @description ISO 3166-1 alpha-2; null when unknown */
            readonly country: string | null;
            /**
             * @description bot: crawlers, link previews, prefetches and tools
             * @enum {string}
             */
            readonly device: "mobile" | "tablet" | "desktop" | "bot" | "other";
            /** @description Whether the lead has an email address */
            readonly hasEmail: boolean;
            /**
             * @description No lead is taken without
             * @constant
             */
            readonly consent: true;
        };
        readonly LeadForm: {
            /**
             * @description The box is ticked
             * @enum {string}
             */
            readonly consent: "true" | "on";
            /** @description Email address, of the form of RFC 5321 */
            readonly email?: string;
            /** @description Name */
            readonly name?: string;
            /** @description Phone number of 5 to 15 digits; blanks, dashes and brackets don't count */
            readonly phone?: string;
            /** @description Company */
            readonly company?: string;
            /** @description Message */
            readonly message?: string;
            /** @description Leave empty: a form doesn't show it to people, so only a program fills it in */
            readonly website?: string;
            /** @description 22 random characters of A-Z a-z 0-9 _ -: the same lead with the same ones within 24 h is stored once. With other ones the same texts are stored once within an hour if an email address or phone number is among them */
            readonly submission?: string;
        };
        readonly LeadList: {
            /** @description Newest first */
            readonly leads: readonly components["schemas"]["Lead"][];
            readonly nextCursor: string | null;
        };
        readonly LeadStored: {
            /** @constant */
            readonly stored: true;
            readonly id: string;
        };
        readonly Logo: {
            /** @description Stable: the same logo has it in every version of the catalog */
            readonly id: string;
            /** @description Display name */
            readonly name: string;
            /** @description GET /api/v1/facets lists them */
            readonly category: string;
            /**
             * @description The logo's own format
             * @enum {string}
             */
            readonly format: "svg" | "png";
            /**
             * @description dark is made for a dark background, light for a light one, monochrome is one colour
             * @enum {string}
             */
            readonly color_scheme: "color" | "dark" | "light" | "monochrome";
            /** @description The collection it comes from; GET /api/v1/facets lists them */
            readonly source: string;
            /** @description SPDX label */
            readonly license: string;
            readonly license_url: string | null;
            /** @description Whom to name */
            readonly attribution: string;
            readonly source_url: string | null;
            readonly guidelines: string | null;
            /** @description The same for all logos of a brand */
            readonly brand: string;
            /** @description Number of logos of the same brand */
            readonly variants: number;
            /** @description Whether it was made by recolouring another */
            readonly derived: boolean;
            /**
             * Format: date-time
             * @description When it entered this catalog
             */
            readonly added_at: string;
            /** @description Path of the file in its own format */
            readonly download: string;
            /** @description Path of the file as SVG */
            readonly svg: string;
            /** @description Path of the file as PNG */
            readonly png: string;
        };
        /** @description Values to filter by; in meta with q only */
        readonly LogoFacets: {
            readonly category: {
                readonly [key: string]: number;
            };
            readonly format: {
                readonly [key: string]: number;
            };
            readonly color_scheme: {
                readonly [key: string]: number;
            };
            readonly source: {
                readonly [key: string]: number;
            };
        };
        readonly LogoFacetsAnswer: {
            /** @constant */
            readonly success: true;
            readonly error: null;
            readonly data: components["schemas"]["LogoFacets"];
            readonly meta: {
                /** @description Version of this API */
                readonly version: string;
                /** @description The answer's x-request-id */
                readonly requestId: string;
            };
        };
        readonly LogoList: {
            /** @constant */
            readonly success: true;
            readonly error: null;
            readonly data: readonly components["schemas"]["Logo"][];
            readonly meta: {
                /** @description Version of this API */
                readonly version: string;
                /** @description The answer's x-request-id */
                readonly requestId: string;
                readonly pagination: components["schemas"]["Pagination"];
                readonly facets?: components["schemas"]["LogoFacets"];
            };
        };
        readonly Look: {
            readonly id: string;
            /** @description Unique in the workspace, whatever its case */
            readonly name: string;
            readonly style: components["schemas"]["Style"];
            /** @description Whether the web app preselects it for new codes */
            readonly isDefault: boolean;
            /** Format: date-time */
            readonly createdAt: string;
            /** Format: date-time */
            readonly updatedAt: string;
        };
        readonly LookChange: {
            /** @description Unique in the workspace, whatever its case */
            readonly name?: string;
            readonly style?: components["schemas"]["Style"];
            /** @description Whether the web app preselects it for new codes */
            readonly isDefault?: boolean;
        };
        readonly LookList: {
            readonly styles: readonly components["schemas"]["Look"][];
            readonly nextCursor: string | null;
        };
        readonly Me: {
            readonly tenant: components["schemas"]["Tenant"];
            readonly plan: components["schemas"]["Plan"];
            readonly grants: components["schemas"]["Grants"];
            readonly alerts: components["schemas"]["Alerts"] | null;
            readonly usage: {
                /** @description Codes, disabled ones included */
                readonly codes: number;
                /** @description Of codes with their styles, pages and rules, histories, pictures, looks, files of domains, and answers kept for a day. Each row counts 128 bytes more */
                readonly bytes: number;
            };
        };
        readonly MecardFields: {
            /** Last name */
            readonly lastName?: string;
            /** First name */
            readonly firstName?: string;
            /**
             * Reading
             * @description How the name is pronounced, in kana: last name, comma, first name
             */
            readonly sound?: string;
            /** Nickname */
            readonly nickname?: string;
            /** Phone */
            readonly tel?: string;
            /** Video phone */
            readonly telAv?: string;
            /** Email */
            readonly email?: string;
            /** Web address */
            readonly url?: string;
            /** Postal address */
            readonly adr?: string;
            /**
             * Birthday
             * @description Year-month-day
             */
            readonly bday?: string;
            /** Note */
            readonly note?: string;
        };
        readonly NamedCodes: readonly {
            readonly id: string;
            readonly shortId: string;
            readonly title: string | null;
            readonly scans: number;
        }[];
        readonly NewCode: components["schemas"]["NewTrackedContent"] & {
            /** @description Destination: an absolute http or https address, not one of our own /r */
            readonly target: string;
            readonly style?: components["schemas"]["CodeStyle"] | null;
            readonly title?: string | null;
            readonly group?: string | null;
            readonly landing?: components["schemas"]["Landing"] | null;
            readonly rules?: components["schemas"]["Rules"] | null;
            readonly query?: ("drop" | "pass") | null;
            readonly utm?: components["schemas"]["Utm"] | null;
            readonly fallback?: string | null;
            readonly shortId?: string | null;
            readonly domain?: string | null;
        };
        readonly NewDomain: {
            /** @description A name such as qr.museum.example */
            readonly host: string;
        };
        readonly NewKey: {
            /** @description Tells what the key is for; the history of codes shows it */
            readonly name: string;
            readonly scopes: components["schemas"]["Scopes"];
            readonly expiresAt?: string | null;
        };
        readonly NewLead: {
            /**
             * @description The person agreed to be contacted
             * @constant
             */
            readonly consent: true;
            readonly email?: string | null;
            readonly name?: string | null;
            readonly phone?: string | null;
            readonly company?: string | null;
            readonly message?: string | null;
            readonly website?: string | null;
            readonly submission?: string | null;
        };
        readonly NewLook: {
            /** @description Unique in the workspace, whatever its case */
            readonly name: string;
            readonly style: components["schemas"]["Style"];
            readonly isDefault?: boolean | null;
        };
        readonly NewTrackedContent: components["schemas"]["TypedContent"] | {
            readonly type?: components["schemas"]["CodeType"] | null;
            readonly fields?: components["schemas"]["NoFields"] | null;
        } | {
            readonly type?: null;
            readonly fields: components["schemas"]["UrlFields"];
        };
        readonly NoFields: Record<string, never>;
        readonly Overview: {
            /** Format: date-time */
            readonly from: string;
            /** Format: date-time */
            readonly to: string;
            readonly interval: "hour" | "day" | "week" | "month";
            readonly timezone: string;
            readonly totals: {
                readonly codes: number;
                readonly active: number;
                readonly scans: number;
                readonly uniqueVisitors: number;
                readonly leads: number;
                readonly bots: number;
            };
            readonly previous: {
                readonly scans: number;
                readonly uniqueVisitors: number;
                readonly leads: number;
                readonly bots: number;
            };
            readonly timeline: components["schemas"]["Timeline"];
            readonly countries: readonly {
                readonly country: string | null;
                readonly scans: number;
                readonly uniqueVisitors: number;
            }[];
            readonly devices: readonly {
                readonly device: string | null;
                readonly scans: number;
                readonly uniqueVisitors: number;
            }[];
            readonly top: components["schemas"]["NamedCodes"];
            readonly newest: components["schemas"]["NamedCodes"];
            readonly campaigns: readonly {
                readonly group: string | null;
                readonly scans: number;
                readonly timeline: readonly number[];
            }[];
            /** @description False while counts of codes that were moved or deleted, or of an older version, are on their way */
            readonly complete: boolean;
        };
        readonly Pagination: {
            readonly page: number;
            readonly pageSize: number;
            readonly pages: number;
            readonly totalCount: number;
        };
        readonly PhoneFields: {
            /**
             * Phone number
             * @description With + and the country code; a local number needs a context
             */
            readonly number: string;
            /**
             * Extension
             * @description 1 to 10 digits
             */
            readonly ext?: string;
            /**
             * Phone context
             * @description Where a local number holds: + and digits, or a domain
             */
            readonly phoneContext?: string;
        };
        readonly PixFields: {
            /**
             * Pix key
             * @description CPF, CNPJ, email address, phone number with +55, or a random key
             */
            readonly key: string;
            /**
             * Payee
             * @description At most 25 characters; accents are dropped
             */
            readonly merchantName: string;
            /**
             * City
             * @description At most 15 characters; accents are dropped
             */
            readonly merchantCity: string;
            /**
             * Amount
             * @description In reais
             */
            readonly amount?: number | string;
            /**
             * Transaction id
             * @description at most 25 letters and digits
             */
            readonly txid?: string;
            /**
             * Description
             * @description Shown to the payer; with the key at most 73 characters; accents are dropped
             */
            readonly description?: string;
            /**
             * Postal code
             * @description eight digits (CEP)
             */
            readonly postalCode?: string;
        };
        readonly Plan: {
            readonly name: string;
            /** @description When it lapses; null is never */
            readonly validUntil: string | null;
        };
        readonly PreviewInput: components["schemas"]["NewTrackedContent"] & {
            /** @description Destination: an absolute http or https address, not one of our own /r */
            readonly target: string;
            readonly title?: string | null;
            readonly landing?: components["schemas"]["Landing"] | null;
            readonly shortId?: string | null;
        };
        readonly PrivacyReport: {
            /** @description What the report is, and is not */
            readonly assessment: string;
            readonly kept: readonly {
                readonly what: string;
                readonly form: string;
                readonly where: string;
                readonly until: string;
            }[];
            readonly conditions: readonly {
                readonly number: number;
                /** @description Where the condition is written */
                readonly source: string;
                readonly condition: string;
                /** @enum {string} */
                readonly verdict: "holds" | "fails" | "depends";
                readonly because: string;
            }[];
            /** @description For the record of processing activities (GDPR, 30) */
            readonly record: string;
            /** @description For the people who scan (GDPR, 13) */
            readonly notice: string;
        };
        /** @description A problem document (RFC 9457) */
        readonly Problem: {
            /**
             * Format: uri
             * @description A page that explains the code
             */
            readonly type: string;
            readonly title: string;
            readonly status: number;
            /** @description What to do about it */
            readonly detail: string;
            /**
             * @description Stable; programs go by it. New ones may come
             * @enum {string}
             */
            readonly code: "invalid_request" | "invalid_json" | "target_required" | "target_invalid" | "type_unknown" | "fields_invalid" | "style_invalid" | "style_not_scannable" | "template_unknown" | "frame_text_unsupported" | "logo_invalid" | "image_invalid" | "payload_too_long" | "csv_invalid" | "rows_invalid" | "label_too_small" | "label_text_too_long" | "label_text_unsupported" | "archive_invalid" | "nothing_to_change" | "cursor_invalid" | "voucher_invalid" | "voucher_expired" | "voucher_used_up" | "voucher_already_redeemed" | "consent_required" | "lead_empty" | "period_invalid" | "invalid_url" | "host_invalid" | "domain_not_verified" | "no_url_set" | "color_unsupported" | "confirmation_mismatch" | "invalid_key" | "code_not_owned" | "scope_missing" | "plan_limit" | "dynamic_code_not_enabled" | "analytics_not_enabled" | "code_taken_down" | "signup_closed" | "cross_site_form" | "foreign_origin" | "not_found" | "misdirected" | "code_not_found" | "revision_not_found" | "lead_not_found" | "delivery_not_found" | "key_not_found" | "logo_not_found" | "style_not_found" | "domain_not_found" | "image_not_found" | "bulk_not_found" | "method_not_allowed" | "body_too_slow" | "short_id_taken" | "import_conflicts" | "style_name_taken" | "style_in_use" | "domain_taken" | "domain_in_use" | "idempotency_key_reused" | "last_key" | "expected_differs" | "code_gone" | "revision_not_kept" | "code_changed" | "style_changed" | "domain_changed" | "body_too_large" | "unsupported_media_type" | "rate_limited" | "internal_error" | "storage_unavailable" | "busy";
            /** @description What is wrong, and where */
            readonly errors?: readonly ({
                /** @description JSON pointer into the body, or ?name of a parameter */
                readonly pointer: string;
                /** @description Stable; programs and translations go by it */
                readonly reason: string;
                /** @description Numbers and names of the sentence */
                readonly params?: {
                    readonly [key: string]: string | number;
                };
                /** @description The sentence in English */
                readonly detail: string;
            } | {
                /** @description Counts rows of data from 1 */
                readonly row: number;
                /** @description null when it is the row as a whole */
                readonly column: string | null;
                /** @description Stable; programs and translations go by it */
                readonly reason: string;
                /** @description Numbers and names of the sentence */
                readonly params?: {
                    readonly [key: string]: string | number;
                };
                /** @description The sentence in English */
                readonly detail: string;
            })[];
            /** @description Of an import (`import_conflicts`), with the other members of its answer */
            readonly conflicts?: readonly {
                readonly [key: string]: unknown;
            }[];
            /** @description A merge patch (RFC 7396) of the style that would be accepted */
            readonly mend?: {
                readonly [key: string]: unknown;
            };
        };
        readonly RedeemInput: {
            /** @description The voucher's code; case and dashes are ignored */
            readonly code: string;
        };
        readonly Restoration: {
            readonly revision: number;
        };
        readonly RotateAnswer: {
            /** @description Shown only this once */
            readonly apiKey: string;
            /** Format: date-time */
            readonly previousKeyValidUntil: string;
        };
        readonly RotateInput: {
            readonly revoke?: boolean | null;
        };
        readonly RowError: {
            /** @description Counts rows of data from 1 */
            readonly row: number;
            /** @description Name of the column; null when it is the row as a whole */
            readonly column: string | null;
            /** @description Stable; programs and translations go by it */
            readonly reason: string;
            /** @description Numbers and names of the sentence */
            readonly params?: {
                readonly [key: string]: string | number;
            };
            /** @description What is wrong */
            readonly detail: string;
        };
        readonly Rule: {
            /** @description 1 to 40 characters without /, not whitespace alone */
            readonly name: string;
            readonly when: components["schemas"]["Condition"];
            /** @description As target of the code */
            readonly target: string;
        } | {
            /** @description 1 to 40 characters without /, not whitespace alone */
            readonly name: string;
            readonly when: components["schemas"]["Condition"];
            readonly split: readonly {
                /** @description 1 to 40 characters without /, not whitespace alone */
                readonly name: string;
                /** @description As target of the code */
                readonly target: string;
                readonly weight: number;
            }[];
        };
        /** @description The first that holds decides */
        readonly Rules: readonly components["schemas"]["Rule"][];
        readonly SavedStyle: {
            /** @description Id of a saved look, resolved at every drawing */
            readonly saved: string;
        };
        readonly ScanDevice: {
            /** @description Pseudonym of a consenting device, for this tenant only */
            readonly id: string;
            /** Format: date-time */
            readonly firstSeen: string;
            /** Format: date-time */
            readonly lastSeen: string;
            readonly scanCount: number;
        };
        readonly ScanEnvelope: {
            /**
             * @description Version of the envelope
             * @constant
             */
            readonly v: 1;
            /** @constant */
            readonly product: "quietzone";
            /** @constant */
            readonly event: "qr.scan";
            /** @description code_test in a test */
            readonly codeId: string;
            /** @description test in a test */
            readonly shortId: string;
            /**
             * Format: date-time
             * @description When it happened
             */
            readonly at: string;
            /** @description ISO 3166-1 alpha-2; null when unknown */
            readonly country: string | null;
            /**
             * @description bot: crawlers, link previews, prefetches and tools
             * @enum {string}
             */
            readonly device: "mobile" | "tablet" | "desktop" | "bot" | "other";
            /** @description Whether the scanner was seen before */
            readonly repeat: boolean;
            /** @constant */
            readonly hasEmail: false;
        };
        readonly ScanEvent: {
            readonly id: string;
            /** Format: date-time */
            readonly at: string;
            /** @description The visitor under a key that is destroyed after the day */
            readonly visitor: string;
            readonly country: string | null;
            /**
             * @description Class of the device
             * @enum {string}
             */
            readonly device: "mobile" | "tablet" | "desktop" | "bot" | "other";
            readonly system: string | null;
            readonly browser: string | null;
            readonly language: string | null;
            readonly referrer: string | null;
            /** @description Whether this scanner had scanned the code before: that day, or ever for a device */
            readonly repeat: boolean;
            readonly bot: ("crawler" | "preview" | "prefetch" | "tool") | null;
            /** @description `default`, `page`, `fallback`, a rule's name or `rule/branch` */
            readonly destination: string;
        };
        readonly ScanLog: {
            /** @description All scans, automated ones included unless ?bots=exclude */
            readonly total: number;
            readonly uniqueVisitors: number;
            readonly repeatScanners: number;
            /** @description Devices whose owners consented to being recognised */
            readonly uniqueDevices: number;
            /** @description Those with more than one scan */
            readonly repeatDevices: number;
            /** @description Automated ones included unless ?bots=exclude */
            readonly avgScansPerDevice: number;
            /** @description How many of all scans were automated */
            readonly bots: number;
            /** @description Newest first */
            readonly events: readonly components["schemas"]["ScanEvent"][];
            /** @description Only with the grant deviceLog; those seen last first */
            readonly devices?: readonly components["schemas"]["ScanDevice"][];
            readonly nextCursor: string | null;
        };
        readonly Scannability: {
            /**
             * @description Error correction level
             * @enum {string}
             */
            readonly ecc: "L" | "M" | "Q" | "H";
            readonly version: number;
            /** @description Ratio of the worst pair of colours, 1 to 21 (WCAG 2) */
            readonly contrast: number;
            /** @description Codewords under the logo, in the block that has the most of them */
            readonly coveredCodewords: number;
            /** @description Codewords that can be corrected in that block */
            readonly correctableCodewords: number;
            /** @description Smallest width to print the whole drawing at */
            readonly minimumPrintMm: number;
            /**
             * @description `all` scanners read it, or only `phones` and others that read round eyes: see `style.reach`
             * @enum {string}
             */
            readonly reach: "all" | "phones";
            /**
             * @description How well it scans in hard light: the worst of its parts' grades
             * @enum {string}
             */
            readonly grade: "A" | "B" | "C" | "D";
            readonly parts: readonly {
                /** @enum {string} */
                readonly part: "contrast" | "modules" | "eyes" | "logo_reserve" | "quiet_zone" | "size";
                /** @enum {string} */
                readonly grade: "A" | "B" | "C" | "D";
                /** @description A stable code; `grade_best` with grade A */
                readonly reason: string;
                /** @description What the sentence says */
                readonly params?: {
                    readonly [key: string]: string | number;
                };
                /** @description The reason as an English sentence */
                readonly detail: string;
            }[];
        };
        readonly Scopes: readonly ("codes:read" | "codes:write" | "analytics:read" | "leads:read" | "leads:write" | "webhook" | "domains" | "account")[];
        readonly SheetInput: {
            readonly codes?: readonly string[] | null;
            readonly group?: string | null;
            readonly rows?: string | null;
            readonly layout: string | components["schemas"]["SheetLayout"];
            readonly start?: number | null;
            readonly copies?: number | null;
            readonly text?: readonly string[] | null;
            readonly numberFrom?: number | null;
            readonly marks?: ("none" | "crop" | "frame") | null;
            readonly bleedMm?: number | null;
            readonly colorSpace?: ("rgb" | "cmyk") | null;
            readonly standard?: ("pdf" | "pdf/x-1a") | null;
            readonly offset?: {
                /** @description To the right */
                readonly xMm?: number;
                /** @description Downwards */
                readonly yMm?: number;
            } | null;
            readonly style?: components["schemas"]["CodeStyle"] | null;
        } & ({
            readonly codes: readonly string[];
        } | {
            /** @description Campaign tag */
            readonly group: string;
        } | {
            /** @description CSV as of bulk, without target; or codes, or group: one of the three */
            readonly rows: string;
        });
        readonly SheetLayout: {
            readonly page: {
                /** @description Millimetres */
                readonly width: number;
                /** @description Millimetres */
                readonly height: number;
            };
            readonly label: {
                /** @description Millimetres */
                readonly width: number;
                /** @description Millimetres */
                readonly height: number;
                /** @description Radius of its corners */
                readonly corner?: number;
                /** @description Once more above it, upside down */
                readonly folded?: boolean;
            };
            readonly columns: number;
            readonly rows: number;
            /** @description From the page's edge to the first label */
            readonly left: number;
            /** @description From the page's edge to the first label */
            readonly top: number;
            /** @description From a label's left edge to the next one's */
            readonly stepX: number;
            /** @description From a label's upper edge to the next one's */
            readonly stepY: number;
        };
        readonly SheetLayouts: {
            readonly layouts: readonly components["schemas"]["KnownSheetLayout"][];
        };
        readonly SignupAnswer: {
            readonly tenant: components["schemas"]["Tenant"];
            readonly plan: components["schemas"]["Plan"];
            /** @description Shown only this once */
            readonly apiKey: string;
        };
        readonly SignupInput: {
            /** @description Of the person or organisation */
            readonly name: string;
            /** @description Where the operator can reach the tenant */
            readonly email: string;
            readonly voucher?: string | null;
        };
        readonly SmsFields: {
            /**
             * Phone number
             * @description With + and the country code, or a short number of 3 to 8 digits
             */
            readonly number: string;
            /**
             * Message
             * @description Written as SMSTO, which phones of both systems read
             */
            readonly body?: string;
        };
        readonly Style: {
            /** @description Id of a style template; the rest overrides it */
            readonly template?: string;
            /**
             * @description Error correction level; `auto` is raised until the logo fits. A SEPA credit transfer has M, as its standard demands
             * @enum {string}
             */
            readonly ecc?: "auto" | "L" | "M" | "Q" | "H";
            /**
             * @description Quiet zone in modules
             * @default 4
             */
            readonly margin?: number;
            /**
             * @description Width and height in pixels
             * @default 512
             */
            readonly size?: number;
            /**
             * @description Who is to read it. `all` draws the eyes only as round as every scanner still reads them; `phones` draws them as round as they are called, which older scanners miss
             * @default all
             * @enum {string}
             */
            readonly reach?: "all" | "phones";
            readonly foreground?: string | {
                readonly gradient: "linear" | "radial";
                /** @description Degrees clockwise; 0 is left to right */
                readonly angle?: number;
                readonly stops: readonly {
                    readonly offset: number;
                    /** @description #rgb or #rrggbb */
                    readonly color: string;
                }[];
            };
            readonly background?: (string | {
                readonly gradient: "linear" | "radial";
                /** @description Degrees clockwise; 0 is left to right */
                readonly angle?: number;
                readonly stops: readonly {
                    readonly offset: number;
                    /** @description #rgb or #rrggbb */
                    readonly color: string;
                }[];
            }) | "transparent";
            readonly modules?: {
                /**
                 * @description Shape of a data module
                 * @enum {string}
                 */
                readonly shape?: "square" | "dot" | "rounded" | "connected" | "blob" | "classy" | "diamond" | "vertical" | "horizontal";
                /**
                 * @description Share of a module
                 * @default 1
                 */
                readonly scale?: number;
            };
            readonly eyeFrame?: {
                /**
                 * @description Outer ring of a finder pattern
                 * @enum {string}
                 */
                readonly shape?: "square" | "rounded" | "circle" | "leaf";
                /** @description #rgb or #rrggbb */
                readonly color?: string;
            };
            readonly eyeBall?: {
                /**
                 * @description Centre of a finder pattern
                 * @enum {string}
                 */
                readonly shape?: "square" | "rounded" | "circle" | "diamond";
                /** @description #rgb or #rrggbb */
                readonly color?: string;
            };
            readonly logo?: {
                /** @description A logo of the catalog; GET /api/v1/logos?q=… finds them, this is their id */
                readonly id?: string;
                /** @description An inline SVG document */
                readonly svg?: string;
                /** @description A PNG, JPEG or WebP file in base64 */
                readonly png?: string;
                /**
                 * @description Share of the symbol's width
                 * @default 0.2
                 */
                readonly size?: number;
                /**
                 * @description Modules kept free around it
                 * @default 1
                 */
                readonly padding?: number;
                /** @description A patch of that colour behind it. `circle`: no patch, and a round space that fits what it shows, in place of a square one */
                readonly background?: string | "transparent" | "circle";
            };
            readonly frame?: {
                /**
                 * @description Frame around the code
                 * @enum {string}
                 */
                readonly shape?: "none" | "box" | "banner" | "bubble";
                /** @description Caption */
                readonly text?: string;
                /** @description #rgb or #rrggbb */
                readonly color?: string;
                /** @description #rgb or #rrggbb */
                readonly textColor?: string;
            };
        };
        readonly Tenant: {
            readonly id: string;
            readonly name: string;
            readonly email: string;
            /** Format: date-time */
            readonly createdAt: string;
            readonly contact: string | null;
        };
        readonly TenantChange: {
            /** @description Of the person or organisation */
            readonly name?: string;
            readonly contact?: string | null;
            readonly alerts?: components["schemas"]["AlertsInput"] | null;
        };
        readonly TextFields: {
            /**
             * Text
             * @description At most 2953 characters, fewer with accents or emoji; kept exactly as it is
             */
            readonly text: string;
        };
        readonly Timeline: readonly {
            /** Format: date-time */
            readonly at: string;
            readonly scans: number;
            readonly uniqueVisitors: number;
        }[];
        readonly Trace: {
            /** Format: uri */
            readonly location: string;
            /** @description As analytics count it */
            readonly destination: string;
            readonly rules: readonly components["schemas"]["TracedRule"][];
        };
        readonly TraceInput: {
            readonly at?: string | null;
            readonly device?: ("mobile" | "tablet" | "desktop" | "bot" | "other") | null;
            readonly system?: ("Android" | "Bada" | "BlackBerry" | "Chrome OS" | "HarmonyOS" | "iOS" | "Linux" | "macOS" | "PlayStation 4" | "Roku" | "Tizen" | "WebOS" | "Windows" | "Windows Phone") | null;
            readonly language?: string | null;
            readonly country?: string | null;
            readonly query?: string | null;
        };
        readonly TracedRule: {
            readonly name: string;
            readonly holds: boolean;
            /** @description The conditions that decide this, and whether a scan comes so far */
            readonly because: string;
            /** @description Every branch. One is chosen anew by chance at each scan */
            readonly split?: readonly {
                readonly name: string;
                readonly target: string;
                readonly share: number;
            }[];
        };
        readonly TrackedContent: components["schemas"]["TypedContent"] | {
            readonly type: components["schemas"]["CodeType"];
            readonly fields: components["schemas"]["NoFields"];
        };
        readonly TypeCatalog: {
            readonly types: readonly {
                readonly type: string;
                readonly name: string;
                readonly description: string;
                /** @description A JSON Schema */
                readonly fields: {
                    readonly [key: string]: unknown;
                };
                readonly example: {
                    readonly [key: string]: unknown;
                };
            }[];
            readonly templates: readonly {
                readonly id: string;
                /**
                 * @description What it is a template of
                 * @enum {string}
                 */
                readonly kind: "style" | "landing";
                readonly name: string;
                readonly description: string;
                readonly style?: components["schemas"]["Style"];
            }[];
            /** @description A JSON Schema */
            readonly style: {
                readonly [key: string]: unknown;
            };
        };
        readonly TypedContent: {
            /** @constant */
            readonly type: "url";
            readonly fields: components["schemas"]["UrlFields"];
        } | {
            /** @constant */
            readonly type: "text";
            readonly fields: components["schemas"]["TextFields"];
        } | {
            /** @constant */
            readonly type: "email";
            readonly fields: components["schemas"]["EmailFields"];
        } | {
            /** @constant */
            readonly type: "phone";
            readonly fields: components["schemas"]["PhoneFields"];
        } | {
            /** @constant */
            readonly type: "sms";
            readonly fields: components["schemas"]["SmsFields"];
        } | {
            /** @constant */
            readonly type: "whatsapp";
            readonly fields: components["schemas"]["WhatsappFields"];
        } | {
            /** @constant */
            readonly type: "wifi";
            readonly fields: components["schemas"]["WifiFields"];
        } | {
            /** @constant */
            readonly type: "vcard";
            readonly fields: components["schemas"]["VcardFields"];
        } | {
            /** @constant */
            readonly type: "mecard";
            readonly fields: components["schemas"]["MecardFields"];
        } | {
            /** @constant */
            readonly type: "geo";
            readonly fields: components["schemas"]["GeoFields"];
        } | {
            /** @constant */
            readonly type: "event";
            readonly fields: components["schemas"]["EventFields"];
        } | {
            /** @constant */
            readonly type: "epc";
            readonly fields: components["schemas"]["EpcFields"];
        } | {
            /** @constant */
            readonly type: "upi";
            readonly fields: components["schemas"]["UpiFields"];
        } | {
            /** @constant */
            readonly type: "pix";
            readonly fields: components["schemas"]["PixFields"];
        } | {
            /** @constant */
            readonly type: "crypto";
            readonly fields: components["schemas"]["CryptoFields"];
        } | {
            /** @constant */
            readonly type: "app";
            readonly fields: components["schemas"]["AppFields"];
        };
        readonly UpiFields: {
            /**
             * UPI id
             * @description Virtual payment address of the payee
             */
            readonly payeeAddress: string;
            /**
             * Payee
             * @description Name of the payee
             */
            readonly payeeName: string;
            /**
             * Merchant category
             * @description four digits of ISO 18245
             */
            readonly merchantCode?: string;
            /**
             * Reference
             * @description at most 35 letters and digits, such as an order number
             */
            readonly transactionReference?: string;
            /**
             * Note
             * @description What the payment is for
             */
            readonly transactionNote?: string;
            /**
             * Amount
             * @description In rupees
             */
            readonly amount?: number | string;
            /**
             * Smallest amount
             * @description In rupees, where the payer may raise it
             */
            readonly minimumAmount?: number | string;
            /**
             * Web address
             * @description More about the transaction
             */
            readonly url?: string;
        };
        readonly UrlFields: {
            /**
             * Web address
             * @description A whole address, beginning with https:// or http://
             */
            readonly url: string;
        };
        /** @description Added as utm_source … where the target has none */
        readonly Utm: {
            readonly source?: string | null;
            readonly medium?: string | null;
            readonly campaign?: string | null;
            readonly term?: string | null;
            readonly content?: string | null;
        };
        readonly VcardFields: {
            /**
             * Formatted name
             * @description As it is shown; made of the parts below when left out
             */
            readonly fn?: string;
            /** Given name */
            readonly givenName?: string;
            /** Family name */
            readonly familyName?: string;
            /** Additional names */
            readonly additionalName?: string;
            /** Prefix */
            readonly honorificPrefix?: string;
            /** Suffix */
            readonly honorificSuffix?: string;
            /** Nickname */
            readonly nickname?: string;
            /** Organization */
            readonly org?: string;
            /** Department */
            readonly organizationUnit?: string;
            /** Job title */
            readonly title?: string;
            /** Role */
            readonly role?: string;
            /** Phone */
            readonly tel?: string;
            /** Mobile phone */
            readonly telCell?: string;
            /** Phone at work */
            readonly telWork?: string;
            /** Phone at home */
            readonly telHome?: string;
            /** Fax */
            readonly telFax?: string;
            /** Email */
            readonly email?: string;
            /** Email at work */
            readonly emailWork?: string;
            /** Web address */
            readonly url?: string;
            /** Post office box */
            readonly postOfficeBox?: string;
            /** Address, second line */
            readonly extendedAddress?: string;
            /** Street and number */
            readonly streetAddress?: string;
            /** City */
            readonly locality?: string;
            /** State or region */
            readonly region?: string;
            /** Postal code */
            readonly postalCode?: string;
            /** Country */
            readonly countryName?: string;
            /**
             * Birthday
             * @description Year-month-day
             */
            readonly bday?: string;
            /** Note */
            readonly note?: string;
        };
        readonly Webhook: {
            readonly url: string | null;
            /** @description Whether a url is set */
            readonly configured: boolean;
            /** @description What is sent: scans and leads unless it is said */
            readonly events: readonly ("qr.scan" | "qr.lead" | "qr.alert")[];
            /** @description When it was last changed; null when it never was */
            readonly updatedAt: string | null;
        };
        readonly WebhookInput: {
            readonly url?: string | null;
            readonly rotate?: boolean | null;
            readonly events?: readonly ("qr.scan" | "qr.lead" | "qr.alert")[] | null;
        };
        readonly WebhookSaved: {
            readonly url: string | null;
            /** @description Whether a url is set */
            readonly configured: boolean;
            /** @description What is sent: scans and leads unless it is said */
            readonly events: readonly ("qr.scan" | "qr.lead" | "qr.alert")[];
            /** @description When it was last changed; null when it never was */
            readonly updatedAt: string | null;
            /** @description Only in the answer that makes it: what deliveries are signed with */
            readonly secret?: string;
        };
        readonly WebhookTest: {
            readonly delivered: boolean;
            /** @description What the receiver answered; null without an answer */
            readonly status: number | null;
            /** @description Why it was not delivered; null when it was */
            readonly error: ("address_not_allowed" | "name_not_resolved" | "lookup_failed" | "connection_refused" | "connection_failed" | "connection_reset" | "certificate_invalid" | "tls_failed" | "timeout" | "invalid_answer" | "redirect" | "status_not_2xx" | "secret_unreadable" | "address_busy") | null;
            readonly durationMs: number;
        };
        readonly WhatsappFields: {
            /**
             * Phone number
             * @description With the country code; the + may be left out
             */
            readonly phone: string;
            /** Message */
            readonly text?: string;
        };
        readonly WifiFields: {
            /**
             * Network name (SSID)
             * @description Exactly as the network is called; at most 32 characters, fewer with accents or emoji
             */
            readonly ssid: string;
            /**
             * Password
             * @description Needed unless the network is open; 8 to 63 characters for WPA
             */
            readonly password?: string;
            /**
             * Security
             * @description WPA3 is for networks without a WPA2 fallback
             * @default WPA
             * @enum {string}
             */
            readonly security?: "WPA" | "WPA2" | "WPA3" | "WEP" | "open";
            /**
             * Hidden
             * @description The network does not announce itself
             * @default false
             */
            readonly hidden?: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AlertEnvelope = components['schemas']['AlertEnvelope'];
export type Alerts = components['schemas']['Alerts'];
export type AlertsInput = components['schemas']['AlertsInput'];
export type Analytics = components['schemas']['Analytics'];
export type AnyFields = components['schemas']['AnyFields'];
export type AppFields = components['schemas']['AppFields'];
export type Batch = components['schemas']['Batch'];
export type BatchResult = components['schemas']['BatchResult'];
export type BulkCheck = components['schemas']['BulkCheck'];
export type BulkInput = components['schemas']['BulkInput'];
export type BulkUndone = components['schemas']['BulkUndone'];
export type Campaigns = components['schemas']['Campaigns'];
export type CatalogError = components['schemas']['CatalogError'];
export type Code = components['schemas']['Code'];
export type CodeChange = components['schemas']['CodeChange'];
export type CodeHistory = components['schemas']['CodeHistory'];
export type CodeList = components['schemas']['CodeList'];
export type CodeStyle = components['schemas']['CodeStyle'];
export type CodeTotals = components['schemas']['CodeTotals'];
export type CodeType = components['schemas']['CodeType'];
export type CodeValues = components['schemas']['CodeValues'];
export type Condition = components['schemas']['Condition'];
export type ConsentForm = components['schemas']['ConsentForm'];
export type ConsentInput = components['schemas']['ConsentInput'];
export type Counts = components['schemas']['Counts'];
export type CreatedKey = components['schemas']['CreatedKey'];
export type CryptoFields = components['schemas']['CryptoFields'];
export type CsvFile = components['schemas']['CsvFile'];
export type DeleteInput = components['schemas']['DeleteInput'];
export type Delivery = components['schemas']['Delivery'];
export type DeliveryList = components['schemas']['DeliveryList'];
export type Domain = components['schemas']['Domain'];
export type DomainChange = components['schemas']['DomainChange'];
export type DomainList = components['schemas']['DomainList'];
export type Drawing = components['schemas']['Drawing'];
export type EmailFields = components['schemas']['EmailFields'];
export type EpcFields = components['schemas']['EpcFields'];
export type EventFields = components['schemas']['EventFields'];
export type ExportInput = components['schemas']['ExportInput'];
export type GenerateInput = components['schemas']['GenerateInput'];
export type GeoFields = components['schemas']['GeoFields'];
export type Grants = components['schemas']['Grants'];
export type Health = components['schemas']['Health'];
export type Image = components['schemas']['Image'];
export type Import = components['schemas']['Import'];
export type Interaction = components['schemas']['Interaction'];
export type Key = components['schemas']['Key'];
export type KeyList = components['schemas']['KeyList'];
export type KnownSheetLayout = components['schemas']['KnownSheetLayout'];
export type Landing = components['schemas']['Landing'];
export type Lead = components['schemas']['Lead'];
export type LeadEnvelope = components['schemas']['LeadEnvelope'];
export type LeadForm = components['schemas']['LeadForm'];
export type LeadList = components['schemas']['LeadList'];
export type LeadStored = components['schemas']['LeadStored'];
export type Logo = components['schemas']['Logo'];
export type LogoFacets = components['schemas']['LogoFacets'];
export type LogoFacetsAnswer = components['schemas']['LogoFacetsAnswer'];
export type LogoList = components['schemas']['LogoList'];
export type Look = components['schemas']['Look'];
export type LookChange = components['schemas']['LookChange'];
export type LookList = components['schemas']['LookList'];
export type Me = components['schemas']['Me'];
export type MecardFields = components['schemas']['MecardFields'];
export type NamedCodes = components['schemas']['NamedCodes'];
export type NewCode = components['schemas']['NewCode'];
export type NewDomain = components['schemas']['NewDomain'];
export type NewKey = components['schemas']['NewKey'];
export type NewLead = components['schemas']['NewLead'];
export type NewLook = components['schemas']['NewLook'];
export type NewTrackedContent = components['schemas']['NewTrackedContent'];
export type NoFields = components['schemas']['NoFields'];
export type Overview = components['schemas']['Overview'];
export type Pagination = components['schemas']['Pagination'];
export type PhoneFields = components['schemas']['PhoneFields'];
export type PixFields = components['schemas']['PixFields'];
export type Plan = components['schemas']['Plan'];
export type PreviewInput = components['schemas']['PreviewInput'];
export type PrivacyReport = components['schemas']['PrivacyReport'];
export type Problem = components['schemas']['Problem'];
export type RedeemInput = components['schemas']['RedeemInput'];
export type Restoration = components['schemas']['Restoration'];
export type RotateAnswer = components['schemas']['RotateAnswer'];
export type RotateInput = components['schemas']['RotateInput'];
export type RowError = components['schemas']['RowError'];
export type Rule = components['schemas']['Rule'];
export type Rules = components['schemas']['Rules'];
export type SavedStyle = components['schemas']['SavedStyle'];
export type ScanDevice = components['schemas']['ScanDevice'];
export type ScanEnvelope = components['schemas']['ScanEnvelope'];
export type ScanEvent = components['schemas']['ScanEvent'];
export type ScanLog = components['schemas']['ScanLog'];
export type Scannability = components['schemas']['Scannability'];
export type Scopes = components['schemas']['Scopes'];
export type SheetInput = components['schemas']['SheetInput'];
export type SheetLayout = components['schemas']['SheetLayout'];
export type SheetLayouts = components['schemas']['SheetLayouts'];
export type SignupAnswer = components['schemas']['SignupAnswer'];
export type SignupInput = components['schemas']['SignupInput'];
export type SmsFields = components['schemas']['SmsFields'];
export type Style = components['schemas']['Style'];
export type Tenant = components['schemas']['Tenant'];
export type TenantChange = components['schemas']['TenantChange'];
export type TextFields = components['schemas']['TextFields'];
export type Timeline = components['schemas']['Timeline'];
export type Trace = components['schemas']['Trace'];
export type TraceInput = components['schemas']['TraceInput'];
export type TracedRule = components['schemas']['TracedRule'];
export type TrackedContent = components['schemas']['TrackedContent'];
export type TypeCatalog = components['schemas']['TypeCatalog'];
export type TypedContent = components['schemas']['TypedContent'];
export type UpiFields = components['schemas']['UpiFields'];
export type UrlFields = components['schemas']['UrlFields'];
export type Utm = components['schemas']['Utm'];
export type VcardFields = components['schemas']['VcardFields'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookInput = components['schemas']['WebhookInput'];
export type WebhookSaved = components['schemas']['WebhookSaved'];
export type WebhookTest = components['schemas']['WebhookTest'];
export type WhatsappFields = components['schemas']['WhatsappFields'];
export type WifiFields = components['schemas']['WifiFields'];
export type $defs = Record<string, never>;
export interface operations {
    readonly getHealth: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The service is up, whether or not scans can be kept */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description `degraded` while scans can't be kept, or while the disk is nearly full; redirects go on */
                        readonly status: "ok" | "degraded";
                        /** @description Of `degraded`: what keeps scans from being stored. With `disk_low` they are stored, with leads and deletions, and nothing else is */
                        readonly reason?: "disk_full" | "disk_failing" | "database_away" | "database_damaged" | "storage_failing" | "disk_low";
                        /** @description The program's. The contract has one of its own */
                        readonly version: string;
                        /** @description The commit that the program was built from; `null` where it is not known */
                        readonly commit: string | null;
                        /** @description The number of the database's schema */
                        readonly schema: number;
                        /** @description Scans since the start that could not be stored, or not for certain; redirects went on */
                        readonly lostScans: number;
                    };
                };
            };
        };
    };
    readonly getReadiness: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Scans can be kept */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description `degraded` while scans can't be kept, or while the disk is nearly full; redirects go on */
                        readonly status: "ok" | "degraded";
                        /** @description Of `degraded`: what keeps scans from being stored. With `disk_low` they are stored, with leads and deletions, and nothing else is */
                        readonly reason?: "disk_full" | "disk_failing" | "database_away" | "database_damaged" | "storage_failing" | "disk_low";
                        /** @description The program's. The contract has one of its own */
                        readonly version: string;
                        /** @description The commit that the program was built from; `null` where it is not known */
                        readonly commit: string | null;
                        /** @description The number of the database's schema */
                        readonly schema: number;
                        /** @description Scans since the start that could not be stored, or not for certain; redirects went on */
                        readonly lostScans: number;
                    };
                };
            };
        };
    };
    readonly getContract: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OpenAPI 3.1.0 */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly openapi: "3.1.0";
                    };
                };
            };
        };
    };
    readonly getScanLog: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether automated scans count; include by default */
                readonly bots?: "include" | "exclude";
                /** @description csv and ndjson give all of it as a file */
                readonly format?: "json" | "csv" | "ndjson";
                /** @description Entries per page, 100 by default; more than 1000 counts as that */
                readonly limit?: number;
                /** @description nextCursor of the page before */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the code */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Sums over all of the code's scans, and one page of them, newest first */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ScanLog"];
                    readonly "text/csv": components["schemas"]["CsvFile"];
                    readonly "application/x-ndjson": string;
                };
            };
        };
    };
    readonly getAlertLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description From the mail */
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
        };
    };
    readonly followAlertLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description From the mail */
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
        };
    };
    readonly setConsent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Short id of the code, as it stands in its address */
                readonly shortId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConsentInput"];
            };
        };
        readonly responses: {
            /** @description Recorded */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly getPage: {
        readonly parameters: {
            readonly query?: {
                /** @description accepted or declined: what was just chosen */
                readonly choice?: string;
                /** @description sent: the form was just taken */
                readonly lead?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Short id of the code, as it stands in its address */
                readonly shortId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
        };
    };
    readonly getContact: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Short id of the code, as it stands in its address */
                readonly shortId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/vcard": string;
                };
            };
        };
    };
    readonly getCalendarEntry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Short id of the code, as it stands in its address */
                readonly shortId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/calendar": string;
                };
            };
        };
    };
    readonly addImage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "image/png": Blob;
                readonly "image/jpeg": Blob;
                readonly "image/webp": Blob;
            };
        };
        readonly responses: {
            /** @description The picture */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Image"];
                };
            };
        };
    };
    readonly getImage: {
        readonly parameters: {
            readonly query?: {
                /** @description A JPEG, cut to 1.91 : 1 for previews of links */
                readonly as?: "preview";
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the picture */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/webp": Blob;
                    readonly "image/jpeg": Blob;
                };
            };
        };
    };
    readonly previewPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PreviewInput"];
            };
        };
        readonly responses: {
            /** @description The page */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
        };
    };
    readonly leaveLead: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Short id of the code, as it stands in its address */
                readonly shortId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewLead"];
            };
        };
        readonly responses: {
            /** @description Taken */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LeadStored"];
                };
            };
        };
    };
    readonly listLeads: {
        readonly parameters: {
            readonly query?: {
                /** @description csv and ndjson give all of it as a file */
                readonly format?: "json" | "csv" | "ndjson";
                /** @description Entries per page, 100 by default; more than 1000 counts as that */
                readonly limit?: number;
                /** @description nextCursor of the page before */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the code */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, or all of them as a file */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LeadList"];
                    readonly "text/csv": components["schemas"]["CsvFile"];
                    readonly "application/x-ndjson": string;
                };
            };
        };
    };
    readonly listAllLeads: {
        readonly parameters: {
            readonly query?: {
                /** @description Only codes of this campaign */
                readonly group?: string;
                /** @description A date (UTC) or a time */
                readonly from?: string;
                /** @description A date (UTC, inclusive) or a time */
                readonly to?: string;
                /** @description Only leads that you have dealt with, or only others */
                readonly handled?: boolean;
                /** @description Found in one of the texts */
                readonly q?: string;
                /** @description csv and ndjson give all of it as a file */
                readonly format?: "json" | "csv" | "ndjson";
                /** @description Entries per page, 100 by default; more than 1000 counts as that */
                readonly limit?: number;
                /** @description nextCursor of the page before */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, or all of them as a file */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LeadList"];
                    readonly "text/csv": components["schemas"]["CsvFile"];
                    readonly "application/x-ndjson": string;
                };
            };
        };
    };
    readonly deleteLead: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the lead */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Erased */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly editLead: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the lead */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly handled: boolean;
                };
            };
        };
        readonly responses: {
            /** @description The lead */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Lead"];
                };
            };
        };
    };
    readonly countInteraction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Short id of the code, as it stands in its address */
                readonly shortId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Interaction"];
                readonly "text/plain": string;
            };
        };
        readonly responses: {
            /** @description Counted */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly ok: true;
                    };
                };
            };
        };
    };
    readonly getOverview: {
        readonly parameters: {
            readonly query?: {
                /** @description A date (local midnight) or a time; 30 days before `to` by default */
                readonly from?: string;
                /** @description A date (inclusive) or a time; today by default */
                readonly to?: string;
                /** @description Of the timeline; day by default */
                readonly interval?: "hour" | "day" | "week" | "month";
                /** @description IANA name; UTC by default */
                readonly timezone?: string;
                /** @description Whether automated scans count; include by default */
                readonly bots?: "include" | "exclude";
                /** @description csv gives all of it as a file */
                readonly format?: "json" | "csv";
                /** @description Only this campaign */
                readonly group?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Counts of the period */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Overview"];
                    readonly "text/csv": components["schemas"]["CsvFile"];
                };
            };
        };
    };
    readonly getPrivacy: {
        readonly parameters: {
            readonly query?: {
                /** @description en by default */
                readonly language?: "en" | "de";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The report */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PrivacyReport"];
                };
            };
        };
    };
    readonly getAnalytics: {
        readonly parameters: {
            readonly query?: {
                /** @description A date (local midnight) or a time; 30 days before `to` by default */
                readonly from?: string;
                /** @description A date (inclusive) or a time; today by default */
                readonly to?: string;
                /** @description Of the timeline; day by default */
                readonly interval?: "hour" | "day" | "week" | "month";
                /** @description IANA name; UTC by default */
                readonly timezone?: string;
                /** @description Whether automated scans count; include by default */
                readonly bots?: "include" | "exclude";
                /** @description csv gives all of it as a file */
                readonly format?: "json" | "csv";
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the code */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Counts of the period */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Analytics"];
                    readonly "text/csv": components["schemas"]["CsvFile"];
                };
            };
        };
    };
    readonly getCampaigns: {
        readonly parameters: {
            readonly query?: {
                /** @description A date (local midnight) or a time; 30 days before `to` by default */
                readonly from?: string;
                /** @description A date (inclusive) or a time; today by default */
                readonly to?: string;
                /** @description Entries per page, 100 by default; more than 100 counts as that */
                readonly limit?: number;
                /** @description nextCursor of the page before */
                readonly cursor?: string;
                /** @description csv gives all of it as a file */
                readonly format?: "json" | "csv";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of campaigns */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Campaigns"];
                    readonly "text/csv": components["schemas"]["CsvFile"];
                };
            };
        };
    };
    readonly getWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The webhook, or that there is none */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    readonly setWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookInput"];
            };
        };
        readonly responses: {
            /** @description The webhook, with its secret if one was made */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookSaved"];
                };
            };
        };
    };
    readonly testWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The result; of the receiver's answer only its status */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookTest"];
                };
            };
        };
    };
    readonly listDeliveries: {
        readonly parameters: {
            readonly query?: {
                /** @description Only those that stand so */
                readonly status?: "pending" | "delivered" | "failed";
                /** @description Entries per page, 100 by default; more than 1000 counts as that */
                readonly limit?: number;
                /** @description nextCursor of the page before */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeliveryList"];
                };
            };
        };
    };
    readonly retryDelivery: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the delivery */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Will be sent */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Delivery"];
                };
            };
        };
    };
    readonly signUp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SignupInput"];
            };
        };
        readonly responses: {
            /** @description The workspace; the key is shown only now */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignupAnswer"];
                };
            };
        };
    };
    readonly getMe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The tenant, its plan, its grants and what it uses of them */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    readonly deleteMe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeleteInput"];
            };
        };
        readonly responses: {
            /** @description Erased */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly editMe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TenantChange"];
            };
        };
        readonly responses: {
            /** @description As GET /app/api/me */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    readonly listKeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description At most 20 keys */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KeyList"];
                };
            };
        };
    };
    readonly createKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewKey"];
            };
        };
        readonly responses: {
            /** @description The new key, shown only now */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedKey"];
                };
            };
        };
    };
    readonly rotateKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["RotateInput"];
            };
        };
        readonly responses: {
            /** @description The new key, shown only now */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RotateAnswer"];
                };
            };
        };
    };
    readonly deleteKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the key */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Ended, on all nodes within a second */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly redeemVoucher: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a retry safe: the same key and body within 24 h gets the first answer again */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RedeemInput"];
            };
        };
        readonly responses: {
            /** @description The plan, and what it allows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly plan: components["schemas"]["Plan"];
                        readonly grants: components["schemas"]["Grants"];
                    };
                };
            };
        };
    };
    readonly listCodes: {
        readonly parameters: {
            readonly query?: {
                /** @description Only codes of this campaign */
                readonly group?: string;
                /** @description Only codes that redirect, or only those that don't */
                readonly active?: boolean;
                /** @description Only codes of this host */
                readonly domain?: string;
                /** @description Only codes whose worst destination has this state */
                readonly health?: "dead" | "failing" | "unclear" | "unchecked" | "ok";
                /** @description Found in title, group, target or short id */
                readonly q?: string;
                /** @description By scans: most first, as of a minute ago. Newest by default */
                readonly sort?: "newest" | "oldest" | "scans" | "title";
                /** @description Entries per page, 100 by default; more than 1000 counts as that */
                readonly limit?: number;
                /** @description nextCursor of the page before */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of codes */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CodeList"];
                };
            };
        };
    };
    readonly createCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a retry safe: the same key and body within 24 h gets the first answer again */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewCode"];
            };
        };
        readonly responses: {
            /** @description The code */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Code"];
                };
            };
        };
    };
    readonly getCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the code */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The code */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Code"];
                };
            };
        };
    };
    readonly deleteCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version you read; 412 when it changed meanwhile */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description Id of the code */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted; what it recorded is erased in the background */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly editCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version you read; 412 when it changed meanwhile */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description Id of the code */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CodeChange"];
            };
        };
        readonly responses: {
            /** @description The changed code */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Code"];
                };
            };
        };
    };
    readonly duplicateCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a retry safe: the same key and body within 24 h gets the first answer again */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description Id of the code */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The new code */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Code"];
                };
            };
        };
    };
    readonly listChanges: {
        readonly parameters: {
            readonly query?: {
                /** @description Entries per page, 100 by default; more than 1000 counts as that */
                readonly limit?: number;
                /** @description nextCursor of the page before */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the code */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CodeHistory"];
                };
            };
        };
    };
    readonly restoreCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version you read; 412 when it changed meanwhile */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description Id of the code */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Restoration"];
            };
        };
        readonly responses: {
            /** @description The code */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Code"];
                };
            };
        };
    };
    readonly traceCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the code */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TraceInput"];
            };
        };
        readonly responses: {
            /** @description The destination, and the reasons for it */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Trace"];
                };
            };
        };
    };
    readonly listStyles: {
        readonly parameters: {
            readonly query?: {
                /** @description Entries per page, 100 by default; more than 1000 counts as that */
                readonly limit?: number;
                /** @description nextCursor of the page before */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of looks */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LookList"];
                };
            };
        };
    };
    readonly createStyle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a retry safe: the same key and body within 24 h gets the first answer again */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewLook"];
            };
        };
        readonly responses: {
            /** @description The look */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Look"];
                };
            };
        };
    };
    readonly getStyle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the look */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The look */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Look"];
                };
            };
        };
    };
    readonly deleteStyle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version you read; 412 when it changed meanwhile */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description Id of the look */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly editStyle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version you read; 412 when it changed meanwhile */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description Id of the look */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LookChange"];
            };
        };
        readonly responses: {
            /** @description The changed look */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Look"];
                };
            };
        };
    };
    readonly listDomains: {
        readonly parameters: {
            readonly query?: {
                /** @description Entries per page, 100 by default; more than 1000 counts as that */
                readonly limit?: number;
                /** @description nextCursor of the page before */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of domains */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DomainList"];
                };
            };
        };
    };
    readonly createDomain: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a retry safe: the same key and body within 24 h gets the first answer again */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewDomain"];
            };
        };
        readonly responses: {
            /** @description The domain */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Domain"];
                };
            };
        };
    };
    readonly getDomain: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the domain */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The domain */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Domain"];
                };
            };
        };
    };
    readonly deleteDomain: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version you read; 412 when it changed meanwhile */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description Id of the domain */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly editDomain: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version you read; 412 when it changed meanwhile */
                readonly "If-Match"?: string;
            };
            readonly path: {
                /** @description Id of the domain */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DomainChange"];
            };
        };
        readonly responses: {
            /** @description The changed domain */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Domain"];
                };
            };
        };
    };
    readonly verifyDomain: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the domain */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The verified domain */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Domain"];
                };
            };
        };
    };
    readonly changeCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes a retry safe: the same key and body within 24 h gets the first answer again */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Batch"];
            };
        };
        readonly responses: {
            /** @description The outcome */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BatchResult"];
                };
            };
        };
    };
    readonly makeBulk: {
        readonly parameters: {
            readonly query?: {
                /** @description `skip` makes the good rows and lists the bad ones in the manifest; `fail` by default */
                readonly onError?: "fail" | "skip";
                /** @description Only look: nothing is made */
                readonly dryRun?: boolean;
                /** @description Of rows without one, as in the column */
                readonly style?: string;
                /** @description `sheet`: labels, as of POST /app/api/sheets */
                readonly as?: "zip" | "sheet";
                /** @description Of the sheet: required */
                readonly layout?: string;
                /** @description Of the sheet, separated by commas */
                readonly text?: string;
                /** @description Of the sheet */
                readonly marks?: "none" | "crop" | "frame";
                /** @description Of the sheet */
                readonly standard?: "pdf" | "pdf/x-1a";
                /** @description Of PDF and EPS; rgb by default */
                readonly colorSpace?: "rgb" | "cmyk";
                /** @description Of the sheet */
                readonly start?: number;
                /** @description Of the sheet */
                readonly copies?: number;
                /** @description Of the sheet */
                readonly numberFrom?: number;
                /** @description Of the sheet */
                readonly bleedMm?: number;
                /** @description Of the sheet */
                readonly offsetXMm?: number;
                /** @description Of the sheet */
                readonly offsetYMm?: number;
            };
            readonly header?: {
                /** @description Makes a retry safe: the same key and body within 24 h gets the first answer again */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BulkInput"];
                readonly "text/csv": string;
                readonly "text/plain": string;
            };
        };
        readonly responses: {
            /** @description The ZIP; with dryRun what would be made */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/zip": Blob;
                    readonly "application/pdf": Blob;
                    readonly "application/json": components["schemas"]["BulkCheck"];
                };
            };
        };
    };
    readonly listSheetLayouts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All layouts */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SheetLayouts"];
                };
            };
        };
    };
    readonly printSheet: {
        readonly parameters: {
            readonly query?: {
                /** @description pdf by default */
                readonly as?: "pdf" | "svg";
                /** @description Of the SVG; 1 by default */
                readonly page?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SheetInput"];
            };
        };
        readonly responses: {
            /** @description The sheet */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": Blob;
                    readonly "image/svg+xml": string;
                };
            };
        };
    };
    readonly importCodes: {
        readonly parameters: {
            readonly query: {
                /** @description The service that the file comes from */
                readonly from: "bitly" | "dub" | "shlink" | "yourls" | "kutt" | "shortio" | "csv" | "quietzone";
                /** @description The verified domain of the codes; the service's own host by default */
                readonly domain?: string;
                /** @description Only look: nothing is made */
                readonly dryRun?: boolean;
                /** @description `skip` leaves conflicts out; `fail` by default */
                readonly onConflict?: "fail" | "skip";
            };
            readonly header?: {
                /** @description Makes a retry safe: the same key and body within 24 h gets the first answer again */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": unknown;
                readonly "text/csv": string;
                readonly "application/zip": Blob;
            };
        };
        readonly responses: {
            /** @description The outcome */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Import"];
                };
            };
        };
    };
    readonly undoBulk: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The file's x-bulk-id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The outcome */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BulkUndone"];
                };
            };
        };
    };
    readonly getArchive: {
        readonly parameters: {
            readonly query?: {
                /** @description Some of domains,looks,codes,history,scans,leads,symbols; all by default */
                readonly parts?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The archive */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/zip": Blob;
                };
            };
        };
    };
    readonly getRedirects: {
        readonly parameters: {
            readonly query: {
                /** @description The web server, `_redirects` of a host of static sites, or a table */
                readonly format: "caddy" | "nginx" | "apache" | "_redirects" | "csv";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                    readonly "text/csv": string;
                };
            };
        };
    };
    readonly getCodeSvg: {
        readonly parameters: {
            readonly query?: {
                /** @description Width in pixels, for SVG and PNG; the style's own by default */
                readonly size?: number;
                /** @description Width of the whole drawing in millimetres; 80 for PDF and EPS by default */
                readonly widthMm?: number;
                /** @description Of PDF and EPS; rgb by default */
                readonly colorSpace?: "rgb" | "cmyk";
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the code */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The drawing */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/svg+xml": string;
                };
            };
        };
    };
    readonly getCodePdf: {
        readonly parameters: {
            readonly query?: {
                /** @description Width in pixels, for SVG and PNG; the style's own by default */
                readonly size?: number;
                /** @description Width of the whole drawing in millimetres; 80 for PDF and EPS by default */
                readonly widthMm?: number;
                /** @description Of PDF and EPS; rgb by default */
                readonly colorSpace?: "rgb" | "cmyk";
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the code */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The drawing */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": Blob;
                };
            };
        };
    };
    readonly getCodeEps: {
        readonly parameters: {
            readonly query?: {
                /** @description Width in pixels, for SVG and PNG; the style's own by default */
                readonly size?: number;
                /** @description Width of the whole drawing in millimetres; 80 for PDF and EPS by default */
                readonly widthMm?: number;
                /** @description Of PDF and EPS; rgb by default */
                readonly colorSpace?: "rgb" | "cmyk";
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the code */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The drawing */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/postscript": string;
                };
            };
        };
    };
    readonly getCodePng: {
        readonly parameters: {
            readonly query?: {
                /** @description Width in pixels, for SVG and PNG; the style's own by default */
                readonly size?: number;
                /** @description Width of the whole drawing in millimetres; 80 for PDF and EPS by default */
                readonly widthMm?: number;
                /** @description Of PDF and EPS; rgb by default */
                readonly colorSpace?: "rgb" | "cmyk";
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the code */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The drawing */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/png": Blob;
                };
            };
        };
    };
    readonly listTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The catalog */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TypeCatalog"];
                };
            };
        };
    };
    readonly generate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GenerateInput"];
            };
        };
        readonly responses: {
            /** @description The drawing */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Drawing"];
                };
            };
        };
    };
    readonly exportDrawing: {
        readonly parameters: {
            readonly query?: {
                /** @description svg by default */
                readonly format?: "svg" | "pdf" | "eps" | "png";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExportInput"];
            };
        };
        readonly responses: {
            /** @description The file */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/svg+xml": string;
                    readonly "application/pdf": Blob;
                    readonly "application/postscript": string;
                    readonly "image/png": Blob;
                };
            };
        };
    };
    readonly listLogos: {
        readonly parameters: {
            readonly query?: {
                /** @description From 1; a page past the end is empty */
                readonly page?: number;
                /** @description Entries per page; more than 200 counts as that */
                readonly "page-size"?: number;
                /** @description Only this category; GET /api/v1/facets lists them */
                readonly category?: string;
                /** @description Only logos whose own format this is */
                readonly format?: "svg" | "png";
                /** @description Only this colour scheme */
                readonly scheme?: "color" | "dark" | "light" | "monochrome";
                /** @description Only from this collection; GET /api/v1/facets lists them */
                readonly source?: string;
                /** @description Only what entered the catalog since */
                readonly since?: "1h" | "12h" | "24h";
                /** @description Newest first; otherwise by rank, or by name */
                readonly sort?: "newest";
                /** @description Words to search for: names, other names, kinds; typos are forgiven */
                readonly q?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of logos */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogoList"];
                };
            };
        };
    };
    readonly listLogoFacets: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The values */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogoFacetsAnswer"];
                };
            };
        };
    };
    readonly getLogo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the logo */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The logo */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly success: true;
                        readonly error: null;
                        readonly data: components["schemas"]["Logo"];
                        readonly meta: {
                            /** @description Version of this API */
                            readonly version: string;
                            /** @description The answer's x-request-id */
                            readonly requestId: string;
                        };
                    };
                };
            };
        };
    };
    readonly getLogoFile: {
        readonly parameters: {
            readonly query?: {
                /** @description Pixels of a PNG's longer side; 512 by default */
                readonly size?: number;
                /** @description #rrggbb, the # encoded as %23 or left out; for logos of one colour */
                readonly color?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the logo */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file; Link names the licence */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/svg+xml": string;
                    readonly "image/png": Blob;
                };
            };
        };
    };
    readonly getLogoSvg: {
        readonly parameters: {
            readonly query?: {
                /** @description Pixels of a PNG's longer side; 512 by default */
                readonly size?: number;
                /** @description #rrggbb, the # encoded as %23 or left out; for logos of one colour */
                readonly color?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the logo */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file; Link names the licence */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/svg+xml": string;
                };
            };
        };
    };
    readonly getLogoPng: {
        readonly parameters: {
            readonly query?: {
                /** @description Pixels of a PNG's longer side; 512 by default */
                readonly size?: number;
                /** @description #rrggbb, the # encoded as %23 or left out; for logos of one colour */
                readonly color?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the logo */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file; Link names the licence */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/png": Blob;
                };
            };
        };
    };
}
