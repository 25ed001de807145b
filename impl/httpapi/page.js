const theme = (() => { try { return localStorage.getItem("theme"); } catch { return null; } })();
if (theme === "light" || theme === "dark") document.documentElement.style.colorScheme = theme;
for (const field of document.querySelectorAll(".secret input")) {
  const button = document.createElement("button");
  const name = document.querySelector(`label[for=${field.id}]`).textContent.toLowerCase();
  const show = (shown) => {
    field.type = shown ? "text" : "password";
    button.textContent = shown ? "Hide" : "Show";
    button.setAttribute("aria-label", `${button.textContent} ${name}`);
  };
  button.type = "button";
  button.onclick = () => show(field.type === "password");
  show(false);
  field.after(button);
  field.form.addEventListener("submit", () => show(false));
}
// A link works once: a second click must not send the form again.
for (const form of document.forms) {
  let sent = false;
  form.addEventListener("submit", (event) => {
    if (sent) event.preventDefault();
    sent = true;
  });
  addEventListener("pageshow", () => (sent = false));
}
const field = document.getElementById("token");
if (field?.type === "text") {
  const token = new URLSearchParams(location.hash.slice(1)).get("token") || field.value;
  if (token) {
    field.value = token;
    document.getElementById("link").hidden = true;
    history.replaceState(null, "", location.pathname);
    if (token.startsWith("obs_reset_")) {
      const owner = document.getElementById("owner");
      owner.hidden = owner.disabled = true;
      document.querySelector("h1").textContent = "Choose a new password";
      document.title = "Choose a new password · obstack";
      document.getElementById("next").textContent = "Your other sessions end, and you are signed in.";
      document.getElementById("submit").textContent = "Save password";
    }
  }
}
