/** So long a page waits after it was loaded again, and so many times as long as that took. */
export const MIN_PAUSE_MS = 500;
export const PAUSE_FACTOR = 2;

/**
 * The script of every page: loads the content again when something happens that it shows, and sends what is dropped on
 * it. Pages work without it, but for sending.
 */
export const PAGE_SCRIPT = `'use strict';
(() => {
  const follows = (document.body.dataset.follows || '').split(' ').filter(Boolean);
  let isLoading = false;
  let isWanted = false;
  const refresh = async () => {
    // Nobody looks: it is loaded when somebody does.
    if (isLoading || document.hidden) { isWanted = true; return; }
    isLoading = true;
    const began = performance.now();
    try {
      const answer = await fetch(location.href, { headers: { accept: 'text/html', 'x-part': 'live' } });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      for (const part of document.querySelectorAll('[data-live]')) {
        const fresh = page.querySelector('[data-live="' + part.dataset.live + '"]');
        if (fresh && !part.contains(document.activeElement)) part.replaceWith(fresh);
      }
    } catch { /* The next event tries again. */ }
    // A server that has much to do is asked less often.
    const pause = Math.max(${MIN_PAUSE_MS}, ${PAUSE_FACTOR} * (performance.now() - began));
    setTimeout(() => { isLoading = false; if (isWanted && !document.hidden) { isWanted = false; refresh(); } }, pause);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || isLoading || !isWanted) return;
    isWanted = false;
    refresh();
  });
  if (follows.length > 0 && 'EventSource' in window) {
    const source = new EventSource('/api/events');
    for (const kind of follows) source.addEventListener(kind, refresh);
  }
  const drop = document.querySelector('.drop');
  if (!drop) return;
  const note = drop.querySelector('output');
  const send = async (file) => {
    if (!file) return;
    const bot = drop.querySelector('[name=bot]').value.trim();
    note.textContent = 'Sending ' + file.name + ' …';
    const type = /\\.zip$/i.test(file.name) ? 'application/zip' : /\\.(tgz|gz)$/i.test(file.name) ? 'application/gzip' : 'text/plain';
    const address = '/api/bots/' + encodeURIComponent(bot) + '/versions?file=' + encodeURIComponent(file.name);
    try {
      const answer = await fetch(address, { method: 'POST', headers: { 'content-type': type }, body: file });
      const result = await answer.json();
      note.textContent = !answer.ok ? result.detail + '. ' + result.hint
        : result.isKnown ? 'These files are version ' + result.number + ' already.'
        : 'Received as version ' + result.number + ' at ' + result.receivedAt + '.';
      refresh();
    } catch { note.textContent = 'The server did not answer. Try again.'; }
  };
  drop.addEventListener('dragover', (event) => { event.preventDefault(); drop.classList.add('over'); });
  drop.addEventListener('dragleave', () => drop.classList.remove('over'));
  drop.addEventListener('drop', (event) => {
    event.preventDefault();
    drop.classList.remove('over');
    send(event.dataTransfer.files[0]);
  });
  drop.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    send(drop.querySelector('[type=file]').files[0]);
  });
})();
`;
