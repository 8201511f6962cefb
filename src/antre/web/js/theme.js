// Runs before the first paint, so that the page never flashes in the wrong light.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem("antre.theme");
  } catch {
    // A browser that keeps nothing still has a preference.
  }
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset.theme = theme ?? (light ? "light" : "dark");
})();
