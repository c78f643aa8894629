import type { App } from '../app/app.ts';
import { loadBeside } from './load.ts';
import type { Entry, Playlist } from './playlist.ts';

const makeEntry = (file: File): Entry => ({
  name: file.name,
  read: async () => new Uint8Array(await file.arrayBuffer()),
});

/** Takes files by picker and by drag and drop: one is opened, several are shown one after the other. Returns what opens the picker. */
export function takeFiles(app: App, playlist: Playlist): () => void {
  const picker = document.querySelector<HTMLInputElement>('#picker')!;
  let isBeside = false;
  const take = (files: readonly File[], beside: boolean): void => {
    const [first] = files;
    if (!first) return;
    if (beside && app.state.show) return void loadBeside(app, makeEntry(first).read, first.name);
    if (!app.state.show) app.change({ message: { kind: 'busy', text: `Reading ${first.name} …` } });
    const sorted = [...files].sort((a, b) => a.name.localeCompare(b.name));
    void playlist.open(sorted.map(makeEntry), false);
  };
  picker.addEventListener('change', () => {
    take([...(picker.files ?? [])], isBeside);
    picker.value = '';
  });
  const open = (beside: boolean) => (): void => {
    isBeside = beside;
    picker.click();
  };
  for (const button of document.querySelectorAll('[data-open]')) button.addEventListener('click', open(false));
  for (const button of document.querySelectorAll('[data-beside]')) button.addEventListener('click', open(true));
  addEventListener('dragover', (event) => {
    event.preventDefault();
    document.body.classList.add('dropping');
  });
  addEventListener('dragleave', () => document.body.classList.remove('dropping'));
  addEventListener('drop', (event) => {
    event.preventDefault();
    document.body.classList.remove('dropping');
    take([...(event.dataTransfer?.files ?? [])], event.shiftKey);
  });
  return open(false);
}
