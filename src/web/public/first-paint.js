// Runs before the first paint, so that neither the wrong theme nor the wrong header flashes.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  if (localStorage.getItem("userInfo")) document.documentElement.dataset.returning = "";
} catch {
  // Storage is blocked: the system's theme and a visitor's page are right.
}
