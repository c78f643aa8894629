/** What a page says, as people read it: each table as rows of cells, and everything else as lines. */
export function readPage(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style|svg)[\s>][^]*?<\/\1>/g, '');
  const lines = body
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<\/t[hd]>/g, ' | ')
    .replaceAll(/<\/(?:tr|p|h\d|li|dd|caption|figcaption|summary|pre)>/g, '\n')
    .replaceAll(/<\/dt>/g, ': ')
    .replaceAll(/<[^>]*>/g, ' ')
    .split('\n');
  return lines
    .map((line) => decode(line.replaceAll(/\s+/g, ' ').trim().replace(/ \|$/, '')))
    .filter((line) => line !== '');
}

const decode = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&hellip;', '…')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
