import type { Source } from "../../../moving/constants.ts";
import type { ArchivePart, RedirectFormat } from "../../../moving/constants.ts";

/** The words of services, parts and formats in both languages. */

/** A service: its name, where that is a word, and the file that it gives. */
type Services = Readonly<Record<Source, { readonly name: string; readonly file: string }>>;

type Formats = Readonly<
  Record<RedirectFormat, { readonly name: string; readonly steps: string; readonly lines?: string }>
>;

const NGINX = "http {\n  include /etc/nginx/quietzone-nginx.conf;\n}";
const APACHE =
  "<VirtualHost *:443>\n  ServerName qr.example.com\n  Include /etc/apache2/quietzone-apache.conf\n</VirtualHost>";
const CADDY = "caddy run --config Caddyfile";

export const SERVICES_EN: Services = {
  bitly: { name: "Bitly", file: "The CSV export, or the links as Bitly's API gives them." },
  dub: { name: "Dub", file: "The CSV export of the dashboard, or the links of the API." },
  shlink: { name: "Shlink", file: "The CSV of the web client, or the short URLs of the API." },
  yourls: { name: "YOURLS", file: "The statistics of the API as JSON, or the table yourls_url as CSV." },
  kutt: { name: "Kutt", file: "The links of the API as JSON, or the table as CSV." },
  shortio: { name: "Short.io", file: "The CSV export, or the links of the API." },
  csv: {
    name: "A table (CSV)",
    file: "A table with the columns shortId and target; title, group, tags, created and clicks are read, too.",
  },
  quietzone: {
    name: "Quietzone (an archive)",
    file: "An archive from “Move out” below, of this service or another one.",
  },
};
export const SERVICES_DE: Services = {
  bitly: { name: "Bitly", file: "Der CSV-Export, oder die Links aus der API von Bitly." },
  dub: { name: "Dub", file: "Der CSV-Export des Dashboards, oder die Links aus der API." },
  shlink: { name: "Shlink", file: "Die CSV-Datei des Webclients, oder die Kurz-URLs aus der API." },
  yourls: { name: "YOURLS", file: "Die Statistik der API als JSON, oder die Tabelle yourls_url als CSV." },
  kutt: { name: "Kutt", file: "Die Links der API als JSON, oder die Tabelle als CSV." },
  shortio: { name: "Short.io", file: "Der CSV-Export, oder die Links aus der API." },
  csv: {
    name: "Tabelle (CSV)",
    file: "Eine Tabelle mit den Spalten shortId und target; auch title, group, tags, created und clicks werden gelesen.",
  },
  quietzone: {
    name: "Quietzone (ein Archiv)",
    file: "Ein Archiv aus „Ausziehen“ weiter unten, aus diesem oder einem anderen Dienst.",
  },
};

export const PARTS_EN: Readonly<Record<ArchivePart, string>> = {
  domains: "Domains",
  looks: "Looks",
  codes: "Codes and the pictures of their pages",
  history: "History of the codes",
  scans: "Scans",
  leads: "Leads, readable",
  symbols: "Symbols as SVG",
};
export const PARTS_DE: Readonly<Record<ArchivePart, string>> = {
  domains: "Domains",
  looks: "Stile",
  codes: "Codes und die Bilder ihrer Seiten",
  history: "Verlauf der Codes",
  scans: "Scans",
  leads: "Kontakte, lesbar",
  symbols: "Symbole als SVG",
};

export const FORMATS_EN: Formats = {
  caddy: {
    name: "Caddy",
    steps: "A whole Caddyfile for Caddy 2.6 or later. Caddy gets the certificates by itself.",
    lines: CADDY,
  },
  nginx: {
    name: "nginx",
    steps: "For nginx 1.11.7 or later: include the file, and add your certificates to its server.",
    lines: NGINX,
  },
  apache: {
    name: "Apache",
    steps:
      "Include the file in the virtual host of the short addresses. The modules alias and rewrite have to be on.",
    lines: APACHE,
  },
  _redirects: {
    name: "Netlify, Cloudflare Pages",
    steps:
      "Put the file _redirects into the folder that you publish. Cloudflare Pages takes up to 2,000 lines, and no domains of your own.",
  },
  csv: {
    name: "Table (CSV)",
    steps: "For a program of your own: the short address, destination and status of every code.",
  },
};
export const FORMATS_DE: Formats = {
  caddy: {
    name: "Caddy",
    steps: "Ein vollständiges Caddyfile für Caddy ab 2.6. Die Zertifikate besorgt Caddy selbst.",
    lines: CADDY,
  },
  nginx: {
    name: "nginx",
    steps: "Für nginx ab 1.11.7: Binden Sie die Datei ein und ergänzen Sie Ihre Zertifikate in ihrem server.",
    lines: NGINX,
  },
  apache: {
    name: "Apache",
    steps:
      "Binden Sie die Datei im virtuellen Host der Kurzadressen ein. Die Module alias und rewrite müssen eingeschaltet sein.",
    lines: APACHE,
  },
  _redirects: {
    name: "Netlify, Cloudflare Pages",
    steps:
      "Legen Sie die Datei _redirects in den Ordner, den Sie veröffentlichen. Cloudflare Pages nimmt höchstens 2.000 Zeilen und keine eigenen Domains.",
  },
  csv: {
    name: "Tabelle (CSV)",
    steps: "Für ein eigenes Programm: Kurzadresse, Ziel und Status jedes Codes.",
  },
};
