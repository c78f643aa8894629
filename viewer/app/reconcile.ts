interface ListElements<T> {
  readonly readKey: (item: T, index: number) => string;
  readonly build: (item: T) => HTMLElement;
  readonly fill?: (element: HTMLElement, item: T) => void;
}

/**
 * Makes the children of an element those of a list, and keeps every element whose key is still there: what somebody is
 * about to click, has opened or has reached with the keyboard stays the same element while the list changes.
 */
export function reconcile<T>(
  parent: HTMLElement,
  items: readonly T[],
  { readKey, build, fill = () => {} }: ListElements<T>,
): void {
  const known = new Map<string, HTMLElement>();
  for (const child of parent.children) known.set((child as HTMLElement).dataset['key'] ?? '', child as HTMLElement);
  let place = parent.firstElementChild;
  for (const [index, item] of items.entries()) {
    const key = readKey(item, index);
    const element = known.get(key) ?? build(item);
    known.delete(key);
    element.dataset['key'] = key;
    fill(element, item);
    if (element === place) place = place.nextElementSibling;
    else parent.insertBefore(element, place);
  }
  for (const element of known.values()) element.remove();
}
