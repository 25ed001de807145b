// Sets the theme before anything is painted. It is a file of its own, as scripts in the page are forbidden.
(function () {
  var scheme = 'auto';
  try {
    scheme = localStorage.getItem('theme') || scheme;
  } catch (e) {
    // Storage is blocked: the system decides.
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
})();
