import type * as en from "./en.ts";

export const shell: typeof en.shell = {
  skip: "Vai al contenuto",
  nav: "Console",
  dashboard: "Riepilogo",
  codes: "Codici",
  leads: "Richieste",
  more: "Altro",
  campaigns: "Campagne",
  looks: "Stili",
  sheets: "Etichette",
  bulk: "Codici da file",
  move: "Importa ed esporta",
  webhook: "Webhook",
  settings: "Impostazioni",
  newCode: "Nuovo codice",
  docs: "Guida",
  signOut: "Esci",
  studio: "Studio",
  operator: "Pagina dei gestori",
  notFound: "Qui non c'è niente",
  notFoundText: "Questo indirizzo non fa parte della console.",
  toCodes: "Vai ai codici",
  spaceAlmost: (used: string, of: string) =>
    `Lo spazio del Suo piano è quasi esaurito: ${used} di ${of}. Quando è pieno, i codici continuano a funzionare, ma non si può aggiungere niente.`,
  spaceFull: (used: string, of: string) =>
    `Lo spazio del Suo piano è esaurito: ${used} di ${of}. Tutti i codici continuano a funzionare, ma non si può aggiungere niente.`,
  unconfirmed: (email: string) =>
    `${email} non è ancora confermato: apra il link inviato a questo indirizzo. Fino ad allora qui si possono creare solo codici statici.`,
  sendAgain: "Invia di nuovo",
  confirmSent: (email: string) => `Il link è in arrivo a ${email}. È valido tre giorni.`,
  otherAddress: "Altro indirizzo",
  viewFailed: "Questa parte della console non si è potuta caricare.",
  newVersion: "Se il servizio è stato appena aggiornato, ricarichi la pagina.",
  reloadPage: "Ricarica la pagina",
};

export const tabs: typeof en.tabs = {
  label: "Questo codice",
  back: "Tutti i codici",
  overview: "Riepilogo",
  analytics: "Statistiche",
  scans: "Scansioni",
  leads: "Richieste",
  history: "Cronologia",
  rules: "Regole",
  edit: "Modifica",
};
