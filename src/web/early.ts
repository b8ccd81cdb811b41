/**
 * Runs before the console's page is painted, so that its grey shapes are those of what comes: the navigation
 * for somebody who is signed in. It has no imports, because the page waits for it. The names are those of
 * `lib/storage.ts`.
 */
try {
  const name = "quietzone.key";
  if (sessionStorage.getItem(name) ?? localStorage.getItem(name))
    document.documentElement.classList.add("signed-in");
} catch {
  // A browser that keeps nothing for a site has nobody signed in.
}
