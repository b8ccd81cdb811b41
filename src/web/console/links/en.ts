export const owner = {
  title: "Sign in by address and password",
  text: "So far only keys open this workspace. Become its owner: then you sign in with your address, are not locked out without a key, and can invite others. The key goes on working for programs, but this browser forgets it: save it before, if you have no copy.",
  name: "Your name",
  passwordHint: "At least 10 characters, none of the most common ones, and without your address.",
  make: "Become the owner",
};

export const links = {
  ended: "This link is not valid any more",
  toConsole: "To the console",
  reset: "Choose a new password",
  newPassword: "New password",
  passwordHint: "At least 10 characters, none of the most common ones, and without your address.",
  setPassword: "Set the password",
  resetDone: "Your password is changed",
  resetDoneText: "All browsers were signed out. Sign in with the new password.",
  resetEnded: "It was used already, is older than an hour, or a newer one was made. Ask for another one:",
  invitation: "An invitation",
  roles: { viewer: "viewer", editor: "editor", admin: "admin", owner: "owner" },
  invited: (workspace: string, role: string, by: string | null) =>
    by === null
      ? `You are invited to the workspace “${workspace}” as ${role}.`
      : `${by} invites you to the workspace “${workspace}” as ${role}.`,
  invitationEnded:
    "It was used already, withdrawn, or is older than seven days. Ask whoever invited you for a new one. If you have joined already, sign in.",
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  asAddress: (email: string) => `The account is made for ${email}, with which you sign in from then on.`,
  yourName: "Your name",
  join: "Join",
  haveOne: "I have an account",
  haveAccount: "Sign in with this address, then you can join.",
  isNew: "I am new here",
  foreign: (of: string, here: string) =>
    `The invitation is for ${of}, and you are signed in as ${here}. Sign out, and this page lets ${of} in.`,
  signOut: "Sign out",
  hasKey:
    "This browser works with a key at the moment. It is forgotten here once you have joined: make sure that you have kept it elsewhere.",
  address: "Confirm your address",
  addressSignIn: "Sign in, so that nobody else confirms it for you.",
  addressText: (name: string) =>
    `You are signed in as ${name}. From then on you sign in with the address to which the link was mailed.`,
  confirm: "Confirm this address",
  addressDone: "The address is confirmed",
  addressDoneText: "You sign in with it from now on.",
  addressEnded: (email: string) =>
    `It was used already, is older than a day, or was asked for by another person: you are signed in as ${email}. In your account you can have a new one sent.`,
};
