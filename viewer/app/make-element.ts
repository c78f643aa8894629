type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element of the page. Text is always text, never markup: names and notes come from bots. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children);
  return element;
}

/** A button. Words on it are its name, as people who speak to their machine say it; the label of a mere sign is its name. */
export function makeButton(
  label: string,
  text: string,
  onClick: () => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  const isSign = text !== '' && !/[\p{L}\p{N}]/u.test(text);
  const name = isSign ? { 'aria-label': label } : {};
  const button = make('button', { type: 'button', title: label, ...name, ...attributes }, text);
  button.addEventListener('click', onClick);
  return button;
}

/** Changes a text only if it is another one: most of a panel stays the same from round to round. */
export function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
