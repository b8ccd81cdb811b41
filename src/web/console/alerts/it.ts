import type * as en from "./en.ts";

export const alerts: typeof en.alerts = {
  title: "E-mail quando un link non funziona",
  intro:
    "Le destinazioni dei Suoi codici vengono controllate circa una volta al giorno. Se una non funziona più, o funziona di nuovo, riceve un'e-mail: al massimo una al giorno.",
  email: "E-mail a",
  language: "Lingua dell'e-mail",
  english: "Inglese",
  german: "Tedesco",
  save: "Salva",
  stop: "Non inviare più",
  stopped: "Non si inviano più e-mail.",
  sent: (email: string) => `Un link è stato inviato a ${email}. Lo apra per confermare l'indirizzo.`,
  saved: "Salvato.",
  confirmed: "Confermato",
  waiting: "In attesa di conferma",
  empty: "Inserisca un indirizzo e-mail.",
};
