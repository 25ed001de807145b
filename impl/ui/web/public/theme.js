// Runs before anything is painted: sets the theme, and repairs the language. It is a file of its own, as scripts in the page are
// forbidden.
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
  try {
    new Intl.NumberFormat(navigator.language);
  } catch (e) {
    // A browser started with LANG=C has "en-US@posix", which Intl refuses.
    Object.defineProperty(navigator, 'language', { value: 'en-US' });
    Object.defineProperty(navigator, 'languages', { value: ['en-US'] });
  }
})();
