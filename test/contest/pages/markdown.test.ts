import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeMarkdown } from '../../../contest/pages/markdown.ts';

const show = (text: string): string => makeMarkdown(text).text;

test.each<[what: string, text: string, html: string]>([
  ['a paragraph over two lines', 'one\ntwo\n\nthree', '<p>one\ntwo</p><p>three</p>'],
  ['headings', '# Big\n## Small', '<h3>Big</h3><h4>Small</h4>'],
  ['lists', '- a\n- b\n\n1. c', '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>'],
  ['emphasis', '**bold**, *this* and _that_', '<p><strong>bold</strong>, <em>this</em> and <em>that</em></p>'],
  ['no emphasis inside of a word', 'snake_case_name', '<p>snake_case_name</p>'],
  ['code', 'run `a < b`', '<p>run <code>a &lt; b</code></p>'],
  ['a block of code', '```\n**x**\n\n<y>\n```', '<pre class="output">**x**\n\n&lt;y&gt;</pre>'],
  ['a quote', '> said\n> so', '<blockquote>said\nso</blockquote>'],
  [
    'a link',
    '[here](https://x.org/a?b=1&c)',
    '<p><a href="https://x.org/a?b=1&amp;c" rel="noopener noreferrer">here</a></p>',
  ],
  ['a page of the contest', '[rounds](/rounds)', '<p><a href="/rounds" rel="noopener noreferrer">rounds</a></p>'],
])('%s', (_, text, html) => expect(show(text).replaceAll('>\n<', '><')).toBe(html));

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](javascript:alert`1`)',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,<script>)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](https:/evil)',
  '[x](" onclick="alert(1)")',
  '`<b onmouseover=x>`',
  '**<iframe src=x>**',
])('%s is text', (text) => {
  expect(show(text)).not.toMatch(/<(?!\/?(?:p|code|strong|em)>)/);
});

test('whatever is written, only our elements come out', () => {
  const pieces = fc.constantFrom(
    '[',
    '](',
    ')',
    '**',
    '*',
    '_',
    '`',
    '```\n',
    '<',
    '>',
    '"',
    "'",
    '&',
    'javascript:',
    'https://a',
    '\n',
    '- ',
    '# ',
    'x',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 }), (parts) => {
      const rest = show(parts.join('')).replace(
        /<\/?(?:p|h3|h4|ul|ol|li|em|strong|code|blockquote)>|<pre class="output">|<\/pre>|<a href="(?:https?:\/\/|mailto:|\/)[^"<>]*" rel="noopener noreferrer">|<\/a>/gi,
        '',
      );
      expect(rest).not.toMatch(/[<>"]/);
    }),
  );
});

test('a long text of brackets is read in no time', () => {
  const began = process.cpuUsage();
  show('[['.repeat(10_000) + '*_'.repeat(10_000) + '`'.repeat(10_000));
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(5000);
});
