export const shell = {
  skip: "To the content",
  nav: "Console",
  dashboard: "Overview",
  codes: "Codes",
  leads: "Leads",
  more: "More",
  campaigns: "Campaigns",
  looks: "Looks",
  sheets: "Labels",
  bulk: "Many from a file",
  move: "Import and export",
  webhook: "Webhook",
  settings: "Settings",
  newCode: "New code",
  docs: "Docs",
  signOut: "Sign out",
  studio: "Studio",
  notFound: "There is nothing here",
  notFoundText: "This address is not part of the console.",
  toCodes: "To your codes",
  spaceAlmost: (used: string, of: string) =>
    `The space of your plan is almost used up: ${used} of ${of}. Codes go on working when it is full, but nothing can be added.`,
  spaceFull: (used: string, of: string) =>
    `The space of your plan is used up: ${used} of ${of}. All codes go on working, but nothing can be added.`,
  viewFailed: "This part of the console could not be loaded.",
  newVersion: "If the service was just updated, reload the page.",
  reloadPage: "Reload the page",
};

export const tabs = {
  label: "This code",
  back: "All codes",
  overview: "Overview",
  analytics: "Analytics",
  scans: "Scan log",
  leads: "Leads",
  history: "History",
  rules: "Rules",
  edit: "Edit",
};

export const settingsTabs = {
  label: "Settings",
  plan: "Plan",
  workspace: "Workspace",
  keys: "Keys",
  domains: "Domains",
  mail: "Mail",
  pages: "Pages",
  privacy: "Privacy",
  delete: "Delete",
};
