/**
 * Runs before the console's page is painted, so that its grey shapes are those of what comes: the navigation
 * for somebody who is signed in, by a key or a session. It has no imports, because the page waits for it. The
 * names are those of `lib/storage.ts` and `lib/holder.ts`.
 */
try {
  for (const name of ["quietzone.key", "quietzone.in"])
    if (sessionStorage.getItem(name) ?? localStorage.getItem(name))
      document.documentElement.classList.add("signed-in");
} catch {
  // A browser that keeps nothing for a site has nobody signed in.
}
