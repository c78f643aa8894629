/**
 * Keeps standard error and the viewer at the same round: the list shows what was written in the round that is on the board,
 * and a click on a round goes there.
 */
export const MATCH_SCRIPT = `'use strict';
(() => {
  const frame = document.querySelector('iframe.viewer');
  const lists = [...document.querySelectorAll('.log')];
  if (!frame || lists.length === 0) return;
  const follow = (list, round) => {
    let last = null;
    for (const entry of list.querySelectorAll('[data-round]')) {
      entry.removeAttribute('aria-current');
      if (Number(entry.dataset.round) <= round) last = entry;
    }
    if (!last) { list.scrollTop = 0; return; }
    if (Number(last.dataset.round) === round) last.setAttribute('aria-current', 'true');
    list.scrollTop = last.offsetTop - list.offsetTop - 8;
  };
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || !data || data.minions !== 'state' || !Number.isInteger(data.round)) return;
    for (const list of lists) follow(list, data.round);
  });
  for (const list of lists) {
    list.addEventListener('click', (event) => {
      const entry = event.target.closest('[data-seek]');
      if (entry) frame.contentWindow.postMessage({ minions: 'seek', round: Number(entry.dataset.seek) }, '*');
    });
  }
})();
`;
