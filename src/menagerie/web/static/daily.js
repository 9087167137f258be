// The page of a daily deal: it follows the levels while they play, and shares the result.
"use strict";
(() => {
  const { transport, morph } = window.menagerie;
  const compared = () => document.getElementById("compared");

  const follow = () => { if (compared() && "unfinished" in compared().dataset) setTimeout(() => look().catch(() => setTimeout(follow, 5000)), 1500); };
  const look = async () => {
    const { pathname, search } = transport.here(), answer = await transport.fetch(pathname + search);
    if (!answer.ok) throw new Error(answer.status);
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("compared");
    if (!fresh || !compared()) return;
    morph(compared(), fresh);
    follow();
  };

  // The text tells no card; the address leads to the same deal.
  const share = async (button) => {
    const text = button.parentElement.querySelector("textarea").value, said = button.textContent;
    if (navigator.share) { try { await navigator.share({ text, url: location.href }); return; } catch (error) { if (error.name === "AbortError") return; } }
    try { await navigator.clipboard.writeText(`${text}\n${location.href}`); } catch { button.parentElement.querySelector("textarea").select(); return; }
    button.textContent = button.dataset.copied;
    setTimeout(() => { button.textContent = said; }, 2000);
  };

  document.addEventListener("click", ({ target }) => { const button = target.closest("[data-share]"); if (button) share(button); });
  follow();
})();
