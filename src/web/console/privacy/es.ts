import type * as en from "./en.ts";

export const privacy: typeof en.privacy = {
  title: "Privacidad",
  kept: "Datos que se conservan",
  where: "Dónde",
  until: "Hasta",
  conditions: "Contar sin consentimiento",
  conditionsText:
    "Las condiciones de la CNIL francesa y del Comité Europeo de Protección de Datos (CEPD), una por una. Otros países pueden exigir más.",
  holds: "se cumple",
  fails: "no se cumple",
  depends: "depende de usted",
  record: "Para su registro de tratamientos",
  notice: "Para un aviso a quienes escanean",
};
