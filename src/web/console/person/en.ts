export const person = {
  you: "Signed in",
  as: (role: string) => `In this workspace you are ${role}.`,
  roles: { viewer: "viewer", editor: "editor", admin: "admin", owner: "owner" },
  account: "Your account",
  workspace: "Workspace",
  choose: "Which workspace?",
  none: "You are in no workspace",
  noneText: "Ask somebody who manages one for an invitation, or create a workspace of your own.",
  factorMissing: "This workspace demands a second factor",
  factorMissingText:
    "Besides your password it wants a code of an app or a passkey. Set one up, and you can go on here.",
  setUp: "Set up a second factor",
};
