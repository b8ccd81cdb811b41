import { STORED } from "../../codes/members.ts";
import { pluck } from "../../shared/fold.ts";
import type { PrivacyReport } from "../../privacy/model.ts";
import type { Analytics, Campaigns } from "../../analytics/model.ts";
import type { Overview } from "../../analytics/overview-model.ts";
import type { DryRun } from "../../bulk/model.ts";
import type { CodeList, CodeRecord } from "../../codes/model.ts";
import type { DomainList } from "../../domains/model.ts";
import type { ChangeList } from "../../history/model.ts";
import type { ImageRecord } from "../../images/model.ts";
import type { LeadList, LeadRecord } from "../../leads/model.ts";
import type { LookList, LookRecord } from "../../looks/model.ts";
import type { RedeemAnswer } from "../../plans/model.ts";
import type { ScanLog } from "../../scans/log-model.ts";
import type { RotateAnswer } from "../../keys/model.ts";
import type { LayoutList } from "../../sheets/model.ts";
import type { Me, SignupAnswer } from "../../tenants/model.ts";
import type { Delivery, DeliveryList } from "../../webhooks/delivery-model.ts";
import type { TestAnswer, Webhook, WebhookSaved } from "../../webhooks/model.ts";
import { shaped } from "./shape.ts";

/** Guards of the API's answers. */

export const isMe = shaped<Me>({
  tenant: "object",
  plan: "object",
  grants: "object",
  alerts: "object?",
  usage: "object",
});
export const isSignupAnswer = shaped<SignupAnswer>({ tenant: "object", plan: "object", apiKey: "string" });
export const isRotateAnswer = shaped<RotateAnswer>({ apiKey: "string", previousKeyValidUntil: "string" });
export const isRedeemAnswer = shaped<RedeemAnswer>({ plan: "object", grants: "object" });
export const isCodeRecord = shaped<CodeRecord>({
  id: "string",
  shortId: "string",
  domain: "string?",
  ...pluck(STORED, "kind"),
  health: "object",
  shortUrl: "string",
  pageUrl: "string",
  scans: "number",
  importedScans: "number",
  createdAt: "string",
  updatedAt: "string",
});
export const isCodeList = shaped<CodeList>({ codes: "list", totals: "object", nextCursor: "string?" });
export const isCampaigns = shaped<Campaigns>({ campaigns: "list", nextCursor: "string?" });
export const isOverview = shaped<Overview>({
  from: "string",
  to: "string",
  interval: "string",
  timezone: "string",
  totals: "object",
  previous: "object",
  timeline: "list",
  countries: "list",
  devices: "list",
  top: "list",
  newest: "list",
  campaigns: "list",
  complete: "boolean",
});
export const isAnalytics = shaped<Analytics>({
  codeId: "string",
  shortId: "string",
  from: "string",
  to: "string",
  interval: "string",
  timezone: "string",
  totals: "object",
  previous: "object",
  timeline: "list",
  countries: "list",
  devices: "list",
  systems: "list",
  browsers: "list",
  languages: "list",
  referrers: "list",
  destinations: "list",
  heatmap: "list",
  funnel: "object",
});
export const isDomainList = shaped<DomainList>({ domains: "list", nextCursor: "string?" });
export const isScanLog = shaped<ScanLog>({
  total: "number",
  uniqueVisitors: "number",
  repeatScanners: "number",
  uniqueDevices: "number",
  repeatDevices: "number",
  avgScansPerDevice: "number",
  bots: "number",
  events: "list",
  nextCursor: "string?",
});
export const isChangeList = shaped<ChangeList>({ changes: "list", nextCursor: "string?" });
export const isPrivacyReport = shaped<PrivacyReport>({
  assessment: "string",
  kept: "list",
  conditions: "list",
  record: "string",
  notice: "string",
});
export const isLeadRecord = shaped<LeadRecord>({
  id: "string",
  at: "string",
  country: "string?",
  device: "string",
  email: "string?",
  name: "string?",
  phone: "string?",
  company: "string?",
  message: "string?",
  handled: "boolean",
  code: "object",
});
export const isLeadList = shaped<LeadList>({ leads: "list", nextCursor: "string?" });
export const isImageRecord = shaped<ImageRecord>({
  id: "string",
  url: "string",
  width: "number",
  height: "number",
});
export const isLookRecord = shaped<LookRecord>({
  id: "string",
  name: "string",
  style: "object",
  isDefault: "boolean",
  createdAt: "string",
  updatedAt: "string",
});
export const isLookList = shaped<LookList>({ styles: "list", nextCursor: "string?" });
export const isLayoutList = shaped<LayoutList>({ layouts: "list" });
export const isDryRun = shaped<DryRun>({
  rows: "number",
  tracked: "number",
  static: "number",
  errors: "list",
});
const WEBHOOK = { url: "string?", configured: "boolean", events: "list", updatedAt: "string?" } as const;
export const isWebhook = shaped<Webhook>(WEBHOOK);
export const isWebhookSaved = shaped<WebhookSaved>(WEBHOOK);
export const isDelivery = shaped<Delivery>({
  id: "string",
  event: "string",
  codeId: "string",
  status: "string",
  attempts: "number",
  lastStatus: "number?",
  lastError: "string?",
  nextAttemptAt: "string?",
  heldBack: "string?",
  createdAt: "string",
  deliveredAt: "string?",
});
export const isDeliveryList = shaped<DeliveryList>({ deliveries: "list", nextCursor: "string?" });
export const isTestAnswer = shaped<TestAnswer>({
  delivered: "boolean",
  status: "number?",
  error: "string?",
  durationMs: "number",
});
