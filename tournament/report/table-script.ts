import { createHash } from 'node:crypto';
import { Markup } from './markup.ts';

/** Search, sorting and "find me" for the standings. The page says everything without it. */
const TEXT = `
(() => {
  const table = document.querySelector('table.standings');
  const tools = document.querySelector('.tools');
  if (!table || !tools) return;
  const groups = [...table.tBodies].map((body) => ({ body, rows: [...body.rows] }));
  const rows = groups.flatMap((group) => group.rows.filter((row) => !row.classList.contains('tier')));
  const nameOf = (row) => row.querySelector('.name').textContent.trim();
  const field = tools.querySelector('input');
  const find = (text) => rows.find((row) => nameOf(row).toLowerCase().includes(text.toLowerCase()));
  const filter = () => {
    const text = field.value.trim().toLowerCase();
    for (const row of rows) row.hidden = text !== '' && !nameOf(row).toLowerCase().includes(text);
    for (const { body } of groups)
      for (const row of body.querySelectorAll('.tier')) row.hidden = text !== '' || !body.querySelector('tr:not(.tier)');
  };
  field.addEventListener('input', filter);
  const mark = (name) => {
    const row = rows.find((one) => nameOf(one) === name);
    for (const one of rows) one.classList.toggle('me', one === row);
    return row;
  };
  const key = 'minions-me ' + document.title;
  const remember = (name) => { try { localStorage.setItem(key, name); } catch { /* Not allowed here. */ } };
  const recall = () => { try { return localStorage.getItem(key); } catch { return null; } };
  tools.querySelector('button').addEventListener('click', () => {
    const text = field.value.trim();
    const row = text === '' ? mark(recall()) : find(text);
    if (!row) return field.focus();
    mark(nameOf(row));
    remember(nameOf(row));
    field.value = '';
    filter();
    row.scrollIntoView({ block: 'center' });
  });
  mark(recall());
  const read = (row, at) => {
    const text = row.cells[at].textContent.trim();
    const number = parseFloat(text.replace(/\\u2212/g, '-').replace(/[\\s\\u202f]/g, ''));
    return Number.isNaN(number) ? text : number;
  };
  const compare = (a, b) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : typeof a === typeof b ? a.localeCompare(b) : typeof a === 'number' ? -1 : 1;
  const restore = () => { for (const { body, rows: own } of groups) body.append(...own); };
  const heads = [...table.tHead.rows[0].cells];
  for (const [at, head] of heads.entries()) {
    if (head.classList.contains('chart') || head.classList.contains('finishes')) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener('click', () => {
      const before = head.getAttribute('aria-sort');
      for (const other of heads) other.removeAttribute('aria-sort');
      if (before === 'descending') { restore(); filter(); return; }
      head.setAttribute('aria-sort', before === 'ascending' ? 'descending' : 'ascending');
      const direction = before === 'ascending' ? -1 : 1;
      const sorted = [...rows].sort((a, b) => direction * compare(read(a, at), read(b, at)));
      groups[0].body.append(...sorted);
      filter();
    });
  }
  tools.hidden = false;
})();
`;

/** A script of a page, and what the policy of that page calls it. */
export interface PageScript {
  /** Letter for letter: its hash is in the policy. */
  readonly element: Markup;
  readonly hash: string;
}

export const TABLE_SCRIPT: PageScript = {
  element: new Markup(`<script>${TEXT}</script>`),
  hash: `'sha256-${createHash('sha256').update(TEXT).digest('base64')}'`,
};
