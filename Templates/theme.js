/* Thumbindex, the default theme. Runs before the first paint; its sentences come from the page. */
(() => {
  const doc = document, root = doc.documentElement;
  const all = (selector, within = doc) => [...within.querySelectorAll(selector)];
  const recall = key => { try { return localStorage.getItem(key); } catch { return null; } };
  const keep = (key, value) => { try { localStorage.setItem(key, value); } catch { /* private window */ } };

  root.classList.add('js');
  // What an address narrows waits until it is narrowed, so that nothing moves.
  root.classList.toggle('waits', new URLSearchParams(location.search).has('q'));
  root.classList.toggle('grid', recall('view') === 'grid');
  // A page that is opened at a place of it is laid out whole.
  root.classList.toggle('aimed', location.hash !== '');

  // A picture that fails gives way to the cloth behind it, with the first letter of the title.
  doc.addEventListener('error', ({ target }) => {
    if (target.tagName !== 'IMG') return;
    target.hidden = true;
    const title = target.closest('.row, .pagefind-ui__result')?.querySelector('.t bdi, .pagefind-ui__result-link')?.textContent;
    if (title) target.parentNode.dataset.l = title.match(/[\p{L}\p{N}]/u)?.[0].toUpperCase() ?? '';
  }, true);

  // One preview at a time, native players included.
  doc.addEventListener('play', ({ target }) => all('audio, video').forEach(other => other === target || other.pause()), true);

  doc.addEventListener('DOMContentLoaded', () => {
    // In the frame after next, when rows in sight have their own sizes.
    requestAnimationFrame(() => requestAnimationFrame(() => root.classList.remove('waits')));
    const list = doc.querySelector('.list');
    // One that fails stops no other.
    for (const step of [filter, views, players, search, follow, steady]) try { step(list); } catch (fault) { console.error(fault); }
  });

  // Where a jump led, until the reader scrolls on.
  let goal = null, held = null;
  for (const gesture of ['wheel', 'touchmove', 'keydown']) addEventListener(gesture, () => { goal = held = null; }, { passive: true });

  function views() {
    for (const choice of all('[name=view]')) {
      choice.checked = (choice.value === 'grid') === root.classList.contains('grid');
      choice.addEventListener('change', () => {
        root.classList.toggle('grid', choice.value === 'grid');
        keep('view', choice.value);
      });
    }
  }

  // The search over the whole site, by Pagefind, where its index is.
  function search() {
    const place = doc.getElementById('thumb-search');
    if (!place) return;
    const { bundle, label, fail } = place.dataset;
    const script = doc.createElement('script'), style = doc.createElement('link');
    style.rel = 'stylesheet';
    style.href = `${bundle}pagefind-ui.css`;
    script.src = `${bundle}pagefind-ui.js`;
    script.addEventListener('error', () => { place.textContent = fail; });
    script.addEventListener('load', () => {
      const ui = new PagefindUI({ element: place, bundlePath: bundle, showSubResults: false });
      const input = place.querySelector('input'), asked = new URLSearchParams(location.search).get('q');
      input.setAttribute('aria-label', label);
      // Its ways to clear the words make no event of the input.
      for (const event of ['input', 'click', 'keydown']) place.addEventListener(event, () => setTimeout(() => keepInAddress(input.value)));
      if (asked) ui.triggerSearch(asked); else input.focus();
    });
    // The theme's rules come after those of the search, and so win.
    doc.head.querySelector('[rel=stylesheet]').before(style);
    doc.head.append(script);
  }

  // Players are written for browsers without scripts; here each is made when it is played, since hundreds make a page slow.
  function players() {
    for (const place of all(':is(.row, .buy) > noscript')) {
      // The film of an item stands open on its page, and has its own buttons.
      if (place.matches('.buy > *') && place.textContent.includes('<video')) make(place); else place.before(playButton(place));
    }
  }

  function make(place) {
    const holder = doc.createElement('template');
    holder.innerHTML = place.textContent;
    const medium = holder.content.firstElementChild;
    place.replaceWith(medium);
    return medium;
  }

  function playButton(place) {
    const button = doc.createElement('button'), words = place.closest('[data-play]').dataset;
    const title = place.closest('.row, .item').querySelector('.t bdi, h1 bdi').textContent;
    const say = (key, on) => {
      button.setAttribute('aria-label', words[key].replace('{title}', () => title));
      button.classList.toggle('on', on);
    };
    let medium = null;
    button.type = 'button';
    button.className = 'play';
    say('play', false);
    button.addEventListener('click', () => {
      medium ??= tell(make(place));
      if (medium.paused) medium.play().catch(() => {}); else medium.pause();
    });
    return button;

    function tell(medium) {
      const on = (event, act) => medium.addEventListener(event, act);
      // A film needs its picture: it opens below the row, and closes at its end.
      const open = opens => { medium.hidden = !opens || medium.matches('audio'); };
      open(false);
      medium.setAttribute('aria-label', button.getAttribute('aria-label'));
      on('play', () => { say('pause', true); open(true); });
      on('pause', () => button.disabled || say('play', false));
      on('ended', () => { medium.currentTime = 0; open(false); });
      on('timeupdate', () => button.style.setProperty('--done', `${100 * medium.currentTime / medium.duration || 0}%`));
      on('error', () => { button.disabled = true; say('fail', false); open(false); });
      return medium;
    }
  }

  // What is typed stands in the address, so that it can be passed on.
  function keepInAddress(text) {
    const address = new URL(location);
    if (text.trim()) address.searchParams.set('q', text.trim()); else address.searchParams.delete('q');
    if (address.href === location.href) return;
    try { history.replaceState(history.state, '', address); } catch { /* too often for this browser */ }
  }

  // The id that a hash means; a hash that anyone may have typed need not be well-formed.
  function target(hash) {
    try { return decodeURIComponent(hash.slice(1)); } catch { return ''; }
  }

  // Letters without a decomposition.
  const plain = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };
  function fold(text) {
    return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[ァ-ヶ]/g, kana => String.fromCharCode(kana.charCodeAt() - 96)).replace(/[ßæœøłđðþı]/g, letter => plain[letter])
      .replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
  }

  // Not every tag of a language is taken.
  const locales = () => { try { return Intl.getCanonicalLocales(root.lang); } catch { return []; } };

  function filter(list) {
    const input = list && doc.querySelector('.find input');
    if (!input) return;
    const output = doc.querySelector('.tools output'), none = list.querySelector('.none'), everything = output.textContent;
    const number = new Intl.NumberFormat(locales(), { numberingSystem: 'latn' });
    let sections, shown = '';

    function prepare() {
      if (sections) return;
      const tabs = new Map(all('.bar a').map(tab => [target(tab.hash), tab]));
      sections = all('.sec', list).map(section => {
        const small = section.querySelector('h2 small'), tab = tabs.get(section.id), mark = tab?.querySelector('i');
        return {
          section, small, tab, mark, count: small?.textContent, marked: mark?.textContent,
          rows: all('.row, .entries > li, .names > li', section).map(row => ({ row, text: fold(row.textContent), fits: true, shown: true })),
        };
      });
    }

    function apply(query) {
      const words = fold(query).trim().split(' ').filter(Boolean), asked = words.join(' ');
      if (asked === shown) return;
      prepare();
      shown = asked;
      let found = 0, total = 0;
      for (const { section, small, tab, mark, count: whole, marked, rows } of sections) {
        let count = 0;
        for (const row of rows) {
          row.fits = words.every(word => row.text.includes(word));
          if (row.fits) count++;
        }
        // The rows of a hidden section stay as they are, since to hide thousands takes too long.
        section.hidden = !count;
        if (count) {
          for (const row of rows) if (row.shown !== row.fits) { row.shown = row.fits; row.row.hidden = !row.fits; }
        }
        // A section that goes on on another page has more rows than stand here.
        if (small) small.textContent = asked ? `${number.format(count)}/${number.format(rows.length)}` : whole;
        if (tab) {
          if (count) tab.href = `#${encodeURIComponent(section.id)}`; else tab.removeAttribute('href');
          mark.textContent = asked ? (count ? number.format(count) : '') : marked;
        }
        found += count;
        total += rows.length;
      }
      output.textContent = asked ? output.dataset.some.replace('{n}', number.format(found)).replace('{m}', number.format(total)) : everything;
      none.hidden = found > 0;
    }

    function narrow() {
      apply(input.value);
      keepInAddress(input.value);
    }

    function restore() {
      input.value = new URLSearchParams(location.search).get('q') || '';
      apply(input.value);
    }

    input.addEventListener('focus', prepare, { once: true });
    input.addEventListener('input', narrow);
    input.form.addEventListener('submit', event => event.preventDefault());
    none.querySelector('button').addEventListener('click', () => { input.value = ''; narrow(); input.focus(); });
    addEventListener('popstate', restore);
    addEventListener('pageshow', restore);
    restore();

    doc.addEventListener('keydown', event => {
      if (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !event.target.closest('input, textarea, select, [contenteditable]')) {
        event.preventDefault();
        input.focus();
        input.select();
      } else if (event.key === 'Escape' && input.value && (event.target === input || event.target === doc.body)) {
        input.value = '';
        narrow();
      }
    });
  }

  // Of many rows those out of sight have a guessed size, so that a jump is corrected while they get their own.
  function steady(list) {
    if (!list?.matches('.long')) return;
    const land = (place, left, before) => {
      if (place !== goal || !left) return;
      const top = () => place.getBoundingClientRect().top;
      if (top() !== before) place.scrollIntoView();
      requestAnimationFrame(land.bind(null, place, left - 1, top()));
    };
    doc.addEventListener('click', event => {
      const link = event.target.closest('a');
      if (link?.href.split('#')[0] !== location.href.split('#')[0] || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const place = doc.getElementById(target(link.hash));
      goal = place;
      if (place) requestAnimationFrame(land.bind(null, place, 15));
    });
  }

  // The notch of the section being read stands out, and stays in sight when the bar itself scrolls.
  function follow(list) {
    const bar = list && doc.querySelector('.bar:not(.words)');
    if (!bar) return;
    const tabs = all('a', bar), stops = [];
    for (const tab of tabs) {
      const section = doc.getElementById(target(tab.hash));
      if (section?.matches('.sec')) stops.push({ tab, section });
    }
    let current = null, waiting = false;
    // A jump to a section too near the end still counts, until the reader scrolls on.
    const hold = () => { held = stops.find(stop => stop.section.id === target(location.hash)); soon(); };
    addEventListener('hashchange', hold);

    function mark() {
      waiting = false;
      // Near the end the reading line sinks, so that short last sections get their turn.
      const left = root.scrollHeight - innerHeight - scrollY, line = Math.max(96, innerHeight - 3 * left);
      let next = null;
      for (const stop of stops) {
        if (stop.section.hidden) continue;
        if (stop.section.getBoundingClientRect().top > line) break;
        next = stop.tab;
      }
      if (held && !held.section.hidden) next = held.tab;
      if (next !== current) {
        if (current) current.removeAttribute('aria-current');
        if (next) next.setAttribute('aria-current', 'true');
        current = next;
        if (next && !bar.contains(doc.activeElement)) bar.scrollTop = next.offsetTop - bar.clientHeight / 2;
      }
    }
    const soon = () => { if (!waiting) { waiting = true; requestAnimationFrame(mark); } };
    const measure = () => { bar.classList.toggle('fits', bar.scrollHeight <= bar.clientHeight + 1); soon(); };
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', measure);
    measure();
    hold();

    // A finger may slide along the notches.
    let last = null;
    bar.addEventListener('pointermove', event => {
      if (event.pointerType === 'mouse' || !bar.classList.contains('fits')) return;
      const tab = doc.elementFromPoint(event.clientX, event.clientY)?.closest('.bar a[href]');
      if (tab && tab !== last) { held = null; stops.find(stop => stop.tab === tab)?.section.scrollIntoView(); }
      last = tab;
    });
  }
})();
