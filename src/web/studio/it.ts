import type * as en from "./en.ts";

export const studio: typeof en.studio = {
  pageTitle: "Quietzone – Codici QR che si leggono",
  title: "Codici QR che si leggono",
  claim:
    "Ogni codice creato qui è controllato: si legge, sullo schermo e in stampa. Niente account, niente tracciamento.",
  console: "Console",
  docs: "Guida",
  skip: "Vai al contenuto",
  copyLink: "Copia il link",
  linkCopied: "Copiato. Il link contiene l'intero design, e nessun server lo legge.",
  linkWithPassword: "Copiato. Chi ha il link può leggere la password che contiene.",
  linkWithoutLogo: "Copiato, ma senza il Suo logo: è troppo grande per un link.",
  copyFailed: "Il browser non permette di copiare. L'indirizzo di questa pagina è il link.",
  reset: "Svuota il modulo",
  resetDone: "Modulo svuotato.",
  brokenLink: "Questo link non contiene un design leggibile, perciò si comincia da uno vuoto.",
  tracked: "Vuole sapere quante volte viene scansionato, o cambiare dove porta dopo la stampa?",
  trackedLink: "Crea un codice dinamico nella console",
  fillFirst: "Compili prima il modulo, poi scarichi.",
};

export const recent: typeof en.recent = {
  open: "Design recenti",
  title: "I Suoi design recenti",
  where: "Li conserva solo questo browser, senza password.",
  forget: "Dimentica tutto",
  forgotten: "Tutti i design recenti sono stati dimenticati.",
  undo: "Annulla",
};

export const print: typeof en.print = {
  title: "Da stampare",
  piece: "Che cosa stampare",
  tent: "Espositore",
  poster: "Poster",
  cards: "Biglietti",
  tentOn: (paper: string) => `Su ${paper}, piegato a metà.`,
  posterOn: (paper: string) => `Su ${paper}, grande come la pagina.`,
  cardsOn: (paper: string) => `Su ${paper}, dieci con crocini di taglio.`,
  line: "Riga sotto il codice",
  headline: "Intestazione",
  get: "Scarica il PDF da stampare",
};
