import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

/** What axe-core finds wrong with a page for people who cannot see it or use no mouse: `impact id: where`. */
export async function listFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const findings = await page.evaluate(
    async () =>
      (
        await (globalThis as never as { axe: { run(options: object): Promise<{ violations: Finding[] }> } }).axe.run({
          resultTypes: ['violations'],
        })
      ).violations,
  );
  return findings.map(
    ({ impact, id, nodes }) => `${impact} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Those that keep somebody from using the page. */
export async function listSeriousFindings(page: Page): Promise<string[]> {
  return (await listFindings(page)).filter((finding) => /^(serious|critical) /.test(finding));
}
