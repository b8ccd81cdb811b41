import type * as en from "./en.ts";

export const blocked: typeof en.blocked = {
  code: {
    operator:
      "Este código está bloqueado. Se avisa de ello a quien lo escanea, y solo el operador puede levantar el bloqueo.",
    list: "Este código está bloqueado. Se avisa de ello a quien lo escanea. El bloqueo termina por sí solo poco después de que su dirección salga de la lista o de que el código lleve a otro sitio.",
  },
  workspace: (name) =>
    `El espacio de trabajo «${name}» está suspendido. Sus códigos dicen que están bloqueados, y nada se ha perdido. Solo el operador puede levantar la suspensión.`,
  why: "Motivo",
  reasons: {
    phishing: "phishing: pide datos en nombre de otro",
    malware: "software malicioso: lleva a programas que causan daños",
    spam: "spam: se difunde sin que nadie lo pida",
    rights: "vulnera derechos de otros",
    other: "infringe la ley o las condiciones de este servicio",
    list: "su destino figura en una lista de direcciones peligrosas",
  },
  since: (when) => `desde ${when}`,
  object: {
    operator: "Si cree que es un error, dígaselo al operador.",
    list: "Si cree que la lista se equivoca, dígaselo al operador. Eso no pone fin al bloqueo de inmediato.",
  },
  listed: (host, list) =>
    `${host} figura en la lista ${list}: ningún escaneo lleva allí, y la página del código no lo enlaza.`,
  listedEnds:
    "Eso termina por sí solo poco después de que el host salga de la lista o de que usted cambie la dirección.",
  short: "Bloqueado",
};
