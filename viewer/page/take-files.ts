import type { App } from './app.ts';
import { loadFile } from './load.ts';

/** Takes files by picker and by drag and drop. Returns what opens the picker. */
export function takeFiles(app: App): () => void {
  const picker = document.querySelector<HTMLInputElement>('#picker')!;
  picker.addEventListener('change', () => {
    const file = picker.files?.[0];
    if (file) void loadFile(app, file);
    picker.value = '';
  });
  const open = (): void => picker.click();
  for (const button of document.querySelectorAll('[data-open]')) button.addEventListener('click', open);
  addEventListener('dragover', (event) => {
    event.preventDefault();
    document.body.classList.add('dropping');
  });
  addEventListener('dragleave', () => document.body.classList.remove('dropping'));
  addEventListener('drop', (event) => {
    event.preventDefault();
    document.body.classList.remove('dropping');
    const file = event.dataTransfer?.files[0];
    if (file) void loadFile(app, file);
  });
  return open;
}
