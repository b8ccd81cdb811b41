// What a page does better with a script: forms are sent without leaving it, and what is done is counted.
// Everything works without: the forms are plain ones, and the answer to them is this same page.
(() => {
  const main = document.querySelector("main");
  const count = (type) => navigator.sendBeacon(main.dataset.events, JSON.stringify({ type }));

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
    // A text that is put into what was just shown is spoken; one that was there is not.
    requestAnimationFrame(() => {
      trouble.textContent = text || trouble.dataset.trouble;
    });
  };

  const show = (section, page) => {
    const fresh = page.getElementById(section.id);
    // A refusal has no such section, but it says what is the matter.
    if (!fresh)
      return say(section, [...page.querySelectorAll("h1,h1+p")].map((each) => each.textContent).join(". "));
    // The browser heeds autofocus when a page is loaded; here it would only complain.
    fresh.querySelector("[autofocus]")?.removeAttribute("autofocus");
    section.replaceWith(fresh);
    fresh.querySelector("[data-focus]")?.focus();
  };

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    const section = form.closest("section[id]");
    if (!section) return;
    event.preventDefault();
    // Sent already: a second click must not send it again.
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
