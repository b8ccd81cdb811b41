// With this script the chapters of a recording seek, one recording plays at a time, and the first that is heard
// is counted. Without it chapters lead to their places in the file.
(() => {
  const { events, unlock } = document.querySelector("main").dataset;
  const parts = [...document.querySelectorAll(".part-audio")];
  const players = parts.map((part) => part.querySelector("audio"));
  let heard = false;

  parts.forEach((part, at) => {
    const player = players[at];
    const chapters = [...part.querySelectorAll("[data-at]")];

    part.addEventListener("click", (event) => {
      const chapter = event.target.closest("[data-at]");
      // A click for another tab or window is none for this page.
      if (!chapter || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      player.currentTime = chapter.dataset.at;
      player.play().catch(({ name }) => {
        if (name === "NotSupportedError") location.assign(chapter.href);
      });
    });

    player.addEventListener("timeupdate", () => {
      const current = chapters.findLast((each) => each.dataset.at <= player.currentTime);
      for (const each of chapters) each.ariaCurrent = each === current ? "true" : null;
    });

    player.addEventListener("play", () => {
      for (const other of players) if (other !== player) other.pause();
      // A locked screen shows it.
      if (navigator.mediaSession)
        navigator.mediaSession.metadata = new MediaMetadata({ title: player.ariaLabel });
    });

    player.addEventListener("playing", () => {
      if (heard) return;
      heard = true;
      navigator.sendBeacon(events, JSON.stringify({ type: "audio_play", unlock }));
    });
  });

  // Not every browser prints what is folded.
  addEventListener("beforeprint", () => {
    for (const words of document.querySelectorAll(".transcript")) words.open = true;
  });
})();
