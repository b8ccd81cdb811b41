import { number } from "../../lib/format.ts";
import type * as en from "./en.ts";

export const campaigns: typeof en.campaigns = {
  title: "Campañas",
  sortBy: "Ordenar por",
  scans: "Escaneos",
  uniqueVisitors: "Visitantes únicos",
  leads: "Solicitudes",
  name: "Nombre",
  codes: (count: string, isOne: boolean) => `${count} ${isOne ? "código" : "códigos"}`,
  ungrouped: "Sin campaña",
  shareOf: (share: string) => `${share} de todos los escaneos`,
  shareOfShown: (share: string) => `${share} de los escaneos mostrados`,
  more: "Mostrar más campañas",
  shown: (count: number) => `${number(count)} ${count === 1 ? "campaña" : "campañas"}`,
  mostScanned: (listed: string, all: string) => `Los ${listed} más escaneados de ${all} códigos.`,
  allCodes: "Todos los códigos de la campaña",
  code: "Código",
  ctaRate: "Tasa de clics",
  codesOf: (group: string) => `Códigos de ${group}`,
  empty: "Aún no hay códigos",
  emptyText: "Dé a varios códigos la misma campaña y aquí se sumarán.",
  toNew: "Crear un código",
  expandAll: "Abrir todas",
  collapseAll: "Cerrar todas",
};
