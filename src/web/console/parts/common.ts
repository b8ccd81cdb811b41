import { fileNameOf } from "../../lib/file-name.ts";
import { midnight } from "../../lib/days.ts";
import { Loaded } from "../../ui/Loaded.tsx";
import { DangerDialog } from "../../ui/DangerDialog.tsx";
import { ExportButton } from "../../ui/ExportButton.tsx";
import { More } from "../../ui/More.tsx";
import { usePages } from "../../ui/pages.ts";
import { Table } from "../../ui/Table.tsx";
import { ZoneField } from "../../ui/ZoneField.tsx";
import { deviceName } from "../analytics/names.ts";
import { useAttempt } from "../attempt.ts";
import { nameOfCode } from "../../../features/codes/traits.ts";
import { shown } from "../codes/addresses.ts";
import { CodeTrouble } from "../codes/CodeTrouble.tsx";
import { GroupFilter } from "../codes/GroupFilter.tsx";
import { GroupField } from "../codes/GroupField.tsx";
import { CodeView } from "../CodeView.tsx";
import { useVerifiedHosts } from "../domains/domains.ts";
import { isCurrent } from "../keys/keys.ts";
import { LookSelect } from "../looks/LookSelect.tsx";
import { whoText } from "../who.ts";
import { readAll } from "../runs/choice.ts";
import { ruleText } from "../rules/sentence.ts";
import { AppsCard } from "../apps/AppsCard.tsx";
import { May } from "../May.tsx";
import { LeaveDialog } from "../person/LeaveDialog.tsx";
import { changeMe } from "../settings/change.ts";
import { Page } from "../settings/Page.tsx";
import { printCodes } from "../sheets/draft.ts";

/**
 * Modules that several parts use. The bundler makes a file of each group of modules that the same parts load:
 * these would be fifteen of a few hundred bytes. Every part names them, so that they are one, which
 * compresses better.
 */
export const COMMON = [
  AppsCard,
  LeaveDialog,
  May,
  CodeTrouble,
  CodeView,
  DangerDialog,
  ExportButton,
  GroupField,
  GroupFilter,
  Loaded,
  LookSelect,
  More,
  Page,
  Table,
  ZoneField,
  changeMe,
  deviceName,
  fileNameOf,
  isCurrent,
  midnight,
  nameOfCode,
  printCodes,
  readAll,
  ruleText,
  shown,
  useAttempt,
  usePages,
  useVerifiedHosts,
  whoText,
];
