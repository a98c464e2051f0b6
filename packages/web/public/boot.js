// Before anything is painted: the theme, and whether the first look (in index.html) is that of the screen to come.
// No part of the page waits for this file but its first paint, so it stays as small as it is.
(() => {
  const recall = (name) => {
    try {
      return localStorage.getItem(`cordillera.${name}`);
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const theme = recall('theme');
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = theme === 'light' || theme === 'dusk' ? theme : isDark ? 'dusk' : 'light';
  root.toggleAttribute('data-unfinished', Number(recall('unfinished')) > 0);
  root.toggleAttribute('data-tables', recall('goes-on') === '1');
  root.toggleAttribute('data-away', !/^#?\/?$/.test(location.hash));
})();
