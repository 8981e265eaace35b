// Before anything is painted: the player's own choice of light or dark, so that no wrong one
// flashes up
try {
  const { theme } = JSON.parse(localStorage.getItem("genepool.preferences") ?? "{}")
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme
} catch {
  // No storage, or something else in it: the system decides
}
