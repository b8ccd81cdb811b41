import { dateTime } from "../../lib/format.ts";
import type * as en from "./en.ts";

export const health: typeof en.health = {
  unchecked: "destino aún sin comprobar",
  ok: "el destino responde",
  failing: "destino con fallos",
  dead: "destino caído",
  unclear: "destino dudoso",
  ends: "el certificado caduca pronto",
};

export const healthCard: typeof en.healthCard = {
  title: "Destinos",
  unchecked:
    "Aún sin comprobar. Los destinos de los códigos activos se comprueban más o menos una vez al día.",
  ok: "Todos los destinos responden.",
  failing: "Un destino falla. Pronto se volverá a comprobar.",
  dead: "Un destino está caído.",
  unclear: "Un destino no ha respondido con claridad. Aun así puede que a las personas les funcione.",
  status: (status: number) => `Estado ${status}.`,
  since: (iso: string) => `Desde el ${dateTime(iso)}.`,
  checked: (iso: string) => `Comprobado por última vez el ${dateTime(iso)}.`,
  fallback: "En lugar de a un destino caído, los escaneos llevan a",
  noFallback: "No hay destino alternativo: los escaneos siguen yendo a un destino caído.",
  set: "Indicar un destino alternativo",
  change: "Cambiarlo",
  offNow: "Mientras el código está inactivo no se comprueba nada.",
  reason_address_not_allowed: "Su dirección no es pública, así que no se comprueba.",
  reason_port_not_allowed: "Solo se comprueban los puertos 80 y 443.",
  reason_own_address: "Está en este servicio, así que no se comprueba.",
  reason_name_not_resolved: "Su nombre no se conoce.",
  reason_lookup_failed: "Los servidores de nombres no dieron respuesta sobre su nombre.",
  reason_connection_refused: "Su servidor rechaza las conexiones.",
  reason_connection_failed: "No se pudo establecer la conexión.",
  reason_connection_reset: "Su servidor cortó la conexión.",
  reason_certificate_invalid: "Su certificado no es válido: los navegadores avisan a la gente.",
  reason_tls_failed: "Falló la conexión cifrada.",
  reason_timeout: "No respondió en 10 segundos.",
  reason_invalid_answer: "Su respuesta no era HTTP.",
  reason_not_found: "Dice que esa página no existe.",
  reason_gone: "Dice que la página se ha retirado.",
  reason_status: "Responde con un error o no deja pasar nuestra comprobación.",
  reason_redirect_loop: "Redirige en círculo.",
  reason_too_many_redirects: "Redirige demasiadas veces.",
  reason_redirect_invalid: "Redirige a algo que no es una dirección.",
  reason_certificate_ends: "Su certificado caduca en menos de 14 días. Haga que lo renueven.",
};
