import { rate } from "./kinds.ts";
import { group, preset } from "./variable.ts";

const limit = (name: string, shown: string, meaning: string) => preset({ name, shown, meaning, ...rate });

/** The settings of limits of requests. */
export const readLimits = group({
  resolve: limit(
    "QZ_LIMIT_RESOLVE",
    "600/60s",
    "scans, per address and code; unknown short ids, pages, pictures and workspaces, per address",
  ),
  generate: limit("QZ_LIMIT_GENERATE", "600/60s", "POST /app/api/generate and /qr.*, per address"),
  export: limit("QZ_LIMIT_EXPORT", "120/60s", "POST /app/api/export, and /sheets without a key, per address"),
  signup: limit("QZ_LIMIT_SIGNUP", "60/60s", "POST /app/api/signup, per address"),
  signIn: limit("QZ_LIMIT_SIGN_IN", "30/60s", "sign-ins, per address; off ends those of accounts, too"),
  signupDay: limit("QZ_LIMIT_SIGNUP_DAY", "100/86400s", "new workspaces, per address and day"),
  leads: limit("QZ_LIMIT_LEADS", "60/60s", "leads, choices and passwords on pages, each per address"),
  reports: limit("QZ_LIMIT_REPORTS", "20/3600s", "POST /api/reports, per address"),
  shares: limit("QZ_LIMIT_SHARES", "120/60s", "shared numbers, per address"),
  offers: limit("QZ_LIMIT_OFFERS", "30/3600s", "codes taken from pages, per address"),
  events: limit("QZ_LIMIT_EVENTS", "600/60s", "POST /api/events, per address"),
  logos: limit("QZ_LIMIT_LOGOS", "600/60s", "the logo catalog, per address"),
  logoFiles: limit("QZ_LIMIT_LOGO_FILES", "6000/60s", "logo files, per address"),
  tenant: limit("QZ_LIMIT_TENANT", "6000/60s", "calls with a key, per workspace"),
});
