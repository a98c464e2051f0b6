// Before anything is painted: the theme, whether the first look (in index.html) is that of the screen to come, and a word
// where the page itself cannot come: browsers that are too old, scripts that are lost. Old browsers too must understand this file: it is written in the JavaScript of 2009.
// No part of the page waits for this file but its first paint, so it stays as small as it is.
(function () {
  function recall(name) {
    try {
      return localStorage.getItem('cordillera.' + name);
    } catch (_) {
      return null;
    }
  }
  var root = document.documentElement;
  function mark(name, is) {
    if (is) root.setAttribute('data-' + name, '');
    else root.removeAttribute('data-' + name);
  }
  var theme = recall('theme');
  var isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.setAttribute('data-theme', theme === 'light' || theme === 'dusk' ? theme : isDark ? 'dusk' : 'light');
  mark('unfinished', Number(recall('unfinished')) > 0);
  mark('tables', recall('goes-on') === '1');
  mark('away', !/^#?\/?$/.test(location.hash));

  // What the page cannot do without, and what came last to each browser: Safari 17.4, Chrome 111, Firefox 121.
  function isOld() {
    try {
      new RegExp('(?<=a)');
      return !(
        [].toSorted &&
        root.checkVisibility &&
        CSS.supports('selector(:has(a))') &&
        CSS.supports('color', 'color-mix(in srgb, red, red)')
      );
    } catch (_) {
      return true;
    }
  }
  function say(id, button) {
    var said = document.getElementById(id);
    said.removeAttribute('hidden');
    said.getElementsByTagName('button')[0].onclick = button;
  }
  function sayOld() {
    say('old-browser', function () {
      document.getElementById('old-browser').setAttribute('hidden', '');
    });
  }
  function sayLost() {
    say('not-loaded', function () {
      location.reload();
    });
  }
  document.addEventListener('DOMContentLoaded', function () {
    if (isOld()) sayOld();
  });
  // A script of the page that is lost, or that this browser cannot even read: the first look would stay for ever.
  addEventListener(
    'error',
    function (event) {
      if (!document.querySelector('#root > .shell')) return;
      var lost = event.target;
      if (/SyntaxError/.test(event.message)) sayOld();
      else if (/assets/.test(event.filename) || lost.tagName === 'SCRIPT' || lost.rel === 'stylesheet') sayLost();
    },
    true
  );
})();
