// Keeps this page as its owner's files say, for as long as "thumbindex serve" runs.
// The server adds it to the pages that it shows; it is no part of the site.
(() => {
  'use strict';
  if (window.thumbindexIsLive || !('EventSource' in window)) return;
  window.thumbindexIsLive = true;

  const place = 'thumbindex-place';
  const { digest } = document.currentScript.dataset;
  let { since } = document.currentScript.dataset;
  let stream = null;
  let timer = 0;
  let overlay = null;

  // Of what the page has loaded, browsers remember 250 entries unless they are told otherwise.
  performance.setResourceTimingBufferSize(5000);

  // A path of the server's, whatever base the page has given itself.
  const own = (path) => new URL(path, location.origin).href;

  // Addresses as the server writes them: decoded, without the query, in one normal form.
  const plain = (address) => {
    try {
      const url = new URL(address, location.href);
      return url.origin === location.origin ? decodeURIComponent(url.pathname).normalize() : null;
    } catch {
      return null;
    }
  };

  const isUsed = (files) => {
    if (!files.length) return false;
    const used = new Set(performance.getEntriesByType('resource').map((entry) => plain(entry.name)));
    for (const element of document.querySelectorAll('[src], link[href]')) {
      used.add(plain(element.currentSrc || element.src || element.href));
    }
    return files.some((file) => used.has(file.normalize()));
  };

  // What the reader looks at: the first element with a name of its own, and where it stands in sight. What stands above
  // it may be longer or shorter on the next page, or not be laid out yet.
  const seen = () => {
    const element = document.elementFromPoint(innerWidth / 2, innerHeight / 3)?.closest('main [id]');
    return element ? [element.id, element.getBoundingClientRect().top] : [];
  };

  // The next page at this address takes up the reader's place in this one.
  const reload = () => {
    stop();
    try {
      const at = scrollY > 0 ? seen() : [];
      sessionStorage.setItem(place, JSON.stringify([location.pathname, scrollX, scrollY, ...at]));
    } catch {
      // Where nothing may be stored, the place is lost.
    }
    location.reload();
  };

  const takePlace = () => {
    try {
      const saved = sessionStorage.getItem(place);
      sessionStorage.removeItem(place);
      return JSON.parse(saved) ?? [];
    } catch {
      return [];
    }
  };

  // Rows that come into sight may only then get their size, so the place is looked at in some frames more; until
  // the reader goes elsewhere, as pictures may take long to come.
  const restorePlace = () => {
    const [path, x, y, id, top] = takePlace();
    if (path !== location.pathname) return;
    let isLeft = false;
    const leave = () => { isLeft = true; };
    for (const gesture of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
      addEventListener(gesture, leave, { once: true, passive: true });
    }
    // The bar of the window makes no gesture.
    setTimeout(leave, 2000);
    const hold = (frames) => {
      if (isLeft) return;
      const element = id && document.getElementById(id);
      if (element) scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
      if (frames) requestAnimationFrame(() => hold(frames - 1));
    };
    const restore = () => {
      if (isLeft) return;
      scrollTo({ left: x, top: y, behavior: 'instant' });
      hold(3);
    };
    restore();
    addEventListener('load', restore, { once: true });
  };

  // Sheets that wait to be removed, by the one that takes their place once it is there: the page
  // is never without style.
  const leaving = new Map();

  const restyle = (sheets) => {
    const left = new Set(Object.keys(sheets));
    const gone = new Set([...leaving.values()].flat());
    for (const link of document.querySelectorAll('link[rel~="stylesheet"]')) {
      const path = plain(link.href);
      const old = Object.keys(sheets).find((sheet) => sheet.normalize() === path);
      if (old === undefined) continue;
      left.delete(old);
      if (gone.has(link)) continue;
      const next = link.cloneNode();
      leaving.set(next, [link, ...(leaving.get(link) ?? [])]);
      leaving.delete(link);
      const address = sheets[old].split('/').map(encodeURIComponent).join('/');
      next.removeAttribute('integrity');
      next.href = own(`${address}?${encodeURIComponent(since)}`);
      next.onload = () => {
        for (const sheet of leaving.get(next) ?? []) sheet.remove();
        leaving.delete(next);
      };
      link.after(next);
    }
    // A sheet that another one imports has no element to be exchanged.
    if (isUsed([...left])) reload();
  };

  const style = `
    /* Of all properties these two are not reset by the first; the page may run from right to left. */
    :host { all: initial; direction: ltr; unicode-bidi: isolate; color-scheme: light dark; }
    :host { --mark: #b3261e; --back: #fff; --text: #1c1b1f; --ring: #0b57d0; }
    @media (prefers-color-scheme: dark) {
      :host { --mark: #ff8a80; --back: #1c1b1f; --text: #eee; --ring: #a8c7fa; }
    }
    section {
      position: fixed; inset: auto 0 0; z-index: 2147483647; box-sizing: border-box;
      max-height: 70vh; overflow: auto; padding: 1rem 1.25rem; border-top: 4px solid var(--mark);
      background: var(--back); color: var(--text); font: 16px/1.5 system-ui, sans-serif;
    }
    section:focus-visible, button:focus-visible { outline: 3px solid var(--ring); }
    h2 { margin: 0 0 .5rem; font-size: 18px; }
    p, pre { margin: 4px 0; }
    .place, pre { font: 14px/1.4 ui-monospace, monospace; }
    .summary, pre b { font-weight: 600; color: var(--mark); }
    pre { overflow-x: auto; }
    pre span { visibility: hidden; }
    article + article { margin-top: 16px; }
    button {
      position: sticky; top: 0; float: right; margin: 0 0 8px 16px; padding: 4px 12px; font: inherit;
      border: 1px solid; border-radius: 4px; background: var(--back); color: var(--text);
    }`;

  // Text goes in as text, whatever it holds.
  const make = (name, text, className) => {
    const element = document.createElement(name);
    if (text) element.textContent = text;
    if (className) element.className = className;
    return element;
  };

  const describe = (fault) => {
    const article = make('article');
    if (fault.place) article.append(make('p', fault.place, 'place'));
    article.append(make('p', `${fault.severity}: ${fault.summary}`, 'summary'));
    if (fault.line) {
      const [before, after] = fault.line;
      const line = make('pre');
      line.append(before, after, '\n', make('span', before), make('b', '^'));
      article.append(line);
    }
    for (const hint of fault.hints) article.append(make('p', `hint: ${hint}`, 'hint'));
    return article;
  };

  // Room below the page for as long as the overlay covers its end.
  const room = new CSSStyleSheet();
  const makeRoom = (height) => {
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== room);
    room.replaceSync(height ? `html { padding-bottom: ${Math.ceil(height)}px !important; }` : '');
    document.adoptedStyleSheets = height ? [...others, room] : others;
  };
  const measure = new ResizeObserver(([{ target }]) => makeRoom(target.offsetHeight));

  const hide = () => {
    measure.disconnect();
    makeRoom(0);
    overlay?.remove();
    overlay = null;
  };

  const show = ({ faults, more }) => {
    hide();
    overlay = make('thumbindex-faults');
    overlay.lang = 'en';
    const root = overlay.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
    // A landmark that can be found again; what is in it is also read out at once.
    const section = make('section'), told = make('div');
    told.setAttribute('role', 'alert');
    section.setAttribute('aria-label', 'Mistakes in the site');
    section.tabIndex = 0;
    const button = make('button', 'Hide');
    button.type = 'button';
    button.title = 'Escape';
    button.addEventListener('click', hide);
    told.append(
      make('h2', 'The site could not be built. This is the last good page.'),
      ...faults.map(describe), more ? make('p', more) : '');
    section.append(button, told);
    document.body.append(overlay);
    root.append(section);
    measure.observe(section);
  };

  const stop = () => {
    clearTimeout(timer);
    stream?.close();
    stream = null;
  };

  const listen = () => {
    stop();
    const query = `since=${encodeURIComponent(since)}&digest=${digest}&page=${location.pathname}`;
    stream = new EventSource(own(`/.thumbindex/events?${query}`));
    const on = (name, act) => stream.addEventListener(name, (event) => {
      since = event.lastEventId || since;
      act(JSON.parse(event.data));
    });
    on('reload', ({ page, files }) => { if (page || isUsed(files)) reload(); });
    on('style', restyle);
    on('fault', show);
    on('mended', hide);
    // A browser gives up when it is answered with an error, as by a proxy without its server.
    stream.onerror = () => {
      if (stream?.readyState === EventSource.CLOSED) timer = setTimeout(listen, 2000);
    };
  };

  // Browsers open six connections to a server, so a page that nobody sees gives up its own.
  const attend = () => (document.hidden ? stop() : listen());

  addEventListener('keydown', (event) => { if (event.key === 'Escape') hide(); });
  addEventListener('pagehide', stop);
  addEventListener('pageshow', (event) => { if (event.persisted) attend(); });
  document.addEventListener('visibilitychange', attend);
  restorePlace();
  attend();
})();
