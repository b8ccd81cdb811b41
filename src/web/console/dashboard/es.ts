import type * as en from "./en.ts";

export const dashboard: typeof en.dashboard = {
  title: "Resumen",
  codes: "Códigos",
  active: (count: string) => (count === "1" ? "1 activo" : `${count} activos`),
  code: "Código",
  scans: "Escaneos",
  top: "Los más escaneados",
  newest: "Los más recientes",
  campaigns: "Campañas",
  campaign: "Campaña",
  ungrouped: "Sin campaña",
  allCampaigns: "Todas las campañas",
  live: "Ahora",
  liveScans: (count: number) =>
    count === 1 ? "escaneo en los últimos 30 minutos" : "escaneos en los últimos 30 minutos",
  incomplete: "Algunos códigos se acaban de mover o eliminar. Sus escaneos se están contando de nuevo.",
  emptyText: "Imprima un código o comparta su enlace. Escanéelo usted para ver cómo se cuenta.",
  scanLog: "Registro de escaneos",
  firstTitle: "Su primer código",
  firstText: "Cree un código, imprímalo y vea aquí cuándo, dónde y con qué dispositivo se escanea.",
  firstCode: "Crear un código",
  fromFile: "Muchos a la vez",
};
