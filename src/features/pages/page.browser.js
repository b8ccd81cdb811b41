// With this script a page sends its forms without leaving it, and counts interactions.
// Without it everything works, too: the forms are plain ones, and their answer is this page.
(() => {
  const main = document.querySelector("main");
  // Of a locked code the page has a proof that it was opened.
  const { events, unlock } = main.dataset;
  const language = document.documentElement.lang;
  const count = (type) => navigator.sendBeacon(events, JSON.stringify({ type, unlock, language }));

  const seen = () => count("page_view");
  if (document.prerendering) document.addEventListener("prerenderingchange", seen, { once: true });
  else seen();

  document.addEventListener("click", (event) => {
    const link = event.target.closest("[data-count]");
    if (link) count(link.dataset.count);
  });

  let started = false;
  document.addEventListener("input", (event) => {
    if (started || !event.target.closest("#lead")) return;
    started = true;
    count("form_start");
  });

  const say = (section, text) => {
    const trouble = section.querySelector("[data-trouble]");
    trouble.hidden = false;
    trouble.textContent = "";
    // A screen reader speaks a text that is inserted into a visible element, not one that was there before.
    requestAnimationFrame(() => {
      trouble.textContent = text || trouble.dataset.trouble;
    });
  };

  const show = (section, page) => {
    const fresh = page.getElementById(section.id);
    // A page that refuses has no such section: its heading and first paragraph say why.
    if (!fresh)
      return say(section, [...page.querySelectorAll("h1,h1+p")].map((each) => each.textContent).join(". "));
    // autofocus works only when a page is loaded; here the browser would log a warning.
    fresh.querySelector("[autofocus]")?.removeAttribute("autofocus");
    section.replaceWith(fresh);
    fresh.querySelector("[data-focus]")?.focus();
  };

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    const section = form.closest("section[id]");
    if (!section) return;
    event.preventDefault();
    // A second click must not send the form again.
    if (form.getAttribute("aria-busy")) return;
    form.setAttribute("aria-busy", "true");
    const body = new URLSearchParams(new FormData(form));
    const { submitter } = event;
    if (submitter?.name) body.set(submitter.name, submitter.value);
    try {
      const answer = await fetch(form.action, { method: "POST", body, headers: { accept: "text/html" } });
      show(section, new DOMParser().parseFromString(await answer.text(), "text/html"));
    } catch {
      say(section);
    }
    form.removeAttribute("aria-busy");
  });
})();
