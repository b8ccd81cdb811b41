import type * as en from "./en.ts";

export const locks: typeof en.locks = {
  title: "Protezione",
  badge: "protetto",
  open: "Chiunque lo scansiona passa.",
  locked: "Una scansione apre una pagina che chiede la password.",
  hint: (hint) => `Suggerimento: ${hint}`,
  set: "Imposta una password",
  change: "Modifica",
  remove: "Togli la protezione",
  removed: "La protezione è stata tolta.",
  undone: "Per proteggerlo di nuovo, imposti una nuova password.",
  password: "Password",
  passwordHint: "Da 4 a 200 caratteri. Se ne conserva solo un hash, perciò qui nessuno può rileggerla.",
  newPasswordHint:
    "Lasci vuoto per mantenere quella attuale. Una nuova chiude il codice per tutti quelli che l'hanno aperto.",
  hintLabel: "Suggerimento",
  hintHint: "Lo vede chiunque debba inserire la password.",
  wrong: "Inserisca da 4 a 200 caratteri.",
  save: "Salva",
  cancel: "Annulla",
  saved: "Protetto. Alla prossima scansione viene chiesta la password.",
  changed: "La protezione è stata modificata.",
};
