import type * as en from "./en.ts";

export const owner: typeof en.owner = {
  title: "Iniciar sesión con dirección y contraseña",
  text: "Hasta ahora solo las claves abren este espacio de trabajo. Hágase su propietario: así inicia sesión con su dirección, puede entrar también sin clave y puede invitar a otros. La clave sigue funcionando para programas, pero este navegador la olvida: guárdela antes si no tiene una copia.",
  name: "Su nombre",
  passwordHint: "Al menos 10 caracteres, que no sea de las más comunes y sin su dirección.",
  make: "Hacerme propietario",
};

export const links: typeof en.links = {
  ended: "Este enlace ya no es válido",
  toConsole: "Ir a la consola",
  reset: "Elegir una contraseña nueva",
  newPassword: "Contraseña nueva",
  passwordHint: "Al menos 10 caracteres, que no sea de las más comunes y sin su dirección.",
  setPassword: "Guardar la contraseña",
  resetDone: "Su contraseña se ha cambiado",
  resetDoneText: "Se ha cerrado la sesión en todos los navegadores. Inicie sesión con la contraseña nueva.",
  resetEnded: "Ya se usó, tiene más de una hora o se creó otro más reciente. Pida otro:",
  invitation: "Una invitación",
  roles: { viewer: "lector", editor: "editor", admin: "administrador", owner: "propietario" },
  invited: (workspace, role, by) =>
    by === null
      ? `Tiene una invitación al espacio de trabajo «${workspace}» como ${role}.`
      : `${by} le invita al espacio de trabajo «${workspace}» como ${role}.`,
  invitationEnded:
    "Ya se usó, se retiró o tiene más de siete días. Pida una nueva a quien le invitó. Si ya se ha unido, inicie sesión.",
  signedInAs: (email) => `Ha iniciado sesión como ${email}.`,
  asAddress: (email) => `La cuenta se crea para ${email}, con la que iniciará sesión a partir de entonces.`,
  yourName: "Su nombre",
  join: "Unirse",
  haveOne: "Tengo una cuenta",
  haveAccount: "Inicie sesión con esta dirección y podrá unirse.",
  isNew: "Es mi primera vez aquí",
  foreign: (of, here) =>
    `La invitación es para ${of}, y usted ha iniciado sesión como ${here}. Cierre la sesión y esta página dejará entrar a ${of}.`,
  signOut: "Cerrar sesión",
  hasKey:
    "Este navegador funciona ahora con una clave. La olvidará en cuanto usted se haya unido: asegúrese de tenerla guardada en otro sitio.",
  address: "Confirmar su dirección",
  addressSignIn: "Inicie sesión, para que nadie más la confirme por usted.",
  addressText: (name) =>
    `Ha iniciado sesión como ${name}. A partir de entonces iniciará sesión con la dirección a la que se envió el enlace.`,
  confirm: "Confirmar esta dirección",
  addressDone: "La dirección está confirmada",
  addressDoneText: "A partir de ahora inicia sesión con ella.",
  addressEnded: (email) =>
    `Ya se usó, tiene más de un día o lo pidió otra persona: usted ha iniciado sesión como ${email}. En su cuenta puede pedir que se le envíe uno nuevo.`,
};
