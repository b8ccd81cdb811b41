import type * as en from "./en.ts";

export const owner: typeof en.owner = {
  title: "Accesso con indirizzo e password",
  text: "Finora solo le chiavi aprono quest'area di lavoro. Ne diventi proprietario: così accede con il Suo indirizzo, non resta fuori senza chiave e può invitare altri. La chiave continua a valere per i programmi, ma questo browser la dimentica: la salvi prima, se non ne ha una copia.",
  name: "Il Suo nome",
  passwordHint: "Almeno 10 caratteri, non una delle password più comuni, e senza il Suo indirizzo.",
  make: "Diventa proprietario",
};

export const links: typeof en.links = {
  ended: "Questo link non è più valido",
  toConsole: "Vai alla console",
  reset: "Scelga una nuova password",
  newPassword: "Nuova password",
  passwordHint: "Almeno 10 caratteri, non una delle password più comuni, e senza il Suo indirizzo.",
  setPassword: "Imposta la password",
  resetDone: "La Sua password è cambiata",
  resetDoneText: "Tutti i browser sono stati disconnessi. Acceda con la nuova password.",
  resetEnded: "È già stato usato, ha più di un'ora, o ne è stato creato uno più recente. Ne chieda un altro:",
  invitation: "Un invito",
  roles: { viewer: "lettore", editor: "redattore", admin: "amministratore", owner: "proprietario" },
  invited: (workspace, role, by) =>
    by === null
      ? `Ha ricevuto un invito a entrare nell'area di lavoro «${workspace}» come ${role}.`
      : `${by} La invita a entrare nell'area di lavoro «${workspace}» come ${role}.`,
  invitationEnded:
    "È già stato usato o ritirato, o ha più di sette giorni. Ne chieda uno nuovo a chi glielo ha mandato. Se fa già parte dell'area, acceda.",
  signedInAs: (email) => `Ha effettuato l'accesso come ${email}.`,
  asAddress: (email) => `L'account viene creato per ${email}, con cui poi accederà.`,
  yourName: "Il Suo nome",
  join: "Entra",
  haveOne: "Ho un account",
  haveAccount: "Acceda con questo indirizzo, poi può entrare nell'area.",
  isNew: "Prima volta qui",
  foreign: (of, here) =>
    `L'invito è per ${of}, ma qui l'accesso è fatto come ${here}. Esca, e questa pagina fa entrare ${of}.`,
  signOut: "Esci",
  hasKey:
    "Questo browser al momento lavora con una chiave. Viene dimenticata qui quando entra nell'area: si assicuri di averla conservata altrove.",
  address: "Confermi il Suo indirizzo",
  addressSignIn: "Acceda, così nessun altro lo conferma al Suo posto.",
  addressText: (name) =>
    `Ha effettuato l'accesso come ${name}. Dopo la conferma accederà con l'indirizzo a cui è stato inviato il link.`,
  confirm: "Conferma questo indirizzo",
  addressDone: "L'indirizzo è confermato",
  addressDoneText: "Da ora accede con questo.",
  addressEnded: (email) =>
    `È già stato usato, ha più di un giorno, o l'ha chiesto un'altra persona: qui l'accesso è fatto come ${email}. Nel Suo account può farsene inviare uno nuovo.`,
};
