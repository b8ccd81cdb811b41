/** An action that needs a sign-in of the last 15 minutes asks for one in its place, and goes on. */

type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Where a person is asked to sign in again. It tells whether they did. @returns ends it. */
export function askBy(how: Ask): () => void {
  ask = how;
  return () => {
    if (ask === how) ask = null;
  };
}

/** Has the person sign in again. @returns whether they did. */
export async function signedInAgain(): Promise<boolean> {
  return (await ask?.()) ?? false;
}
