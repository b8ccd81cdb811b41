export const person = {
  you: "Signed in",
  as: (role: string) => `In this workspace you are ${role}.`,
  roles: { viewer: "viewer", editor: "editor", admin: "admin", owner: "owner" },
  account: "Your account",
  workspace: "Workspace",
  choose: "Which workspace?",
  none: "You are in no workspace",
  noneText: "Ask somebody who manages one for an invitation to this address.",
  noneOwn: "For one of your own, sign out and choose “New workspace”, with the same address and password.",
  toWorkspaces: "Your workspaces",
  factorMissing: "This workspace demands a second factor",
  factorMissingText:
    "Besides your password it wants a code of an app or a passkey. Set one up, and you can go on here.",
  setUp: "Set up a second factor",
  resetMade: (by: string | null, until: string) =>
    `${by ?? "Somebody who manages your workspace"} made a link with which your password can be replaced until ${until}. If you did not ask for it, change your password: the link then opens nothing.`,
};
