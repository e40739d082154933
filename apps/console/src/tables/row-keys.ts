/** Moves the focus among sibling rows; returns false if the key has no meaning here. */
export function walkRows(row: HTMLElement, key: string): boolean {
  const target = findTarget(row, key);
  if (target === undefined) return false;
  if (target instanceof HTMLElement) {
    target.focus();
    target.scrollIntoView?.({ block: 'nearest' });
  }
  return true;
}

/** False for events from a menu or dialog opened by the row: these bubble to it through React only. */
export const isInRow = ({ target, currentTarget }: { target: EventTarget; currentTarget: Element }): boolean =>
  target instanceof Node && currentTarget.contains(target);

/** True for links, buttons and fields, which handle their own clicks. */
export const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('a,button,input,label,select,textarea,[role=button],[role=menuitem]') !== null;

/** Returns null at either end of the list; undefined for other keys. */
function findTarget(row: HTMLElement, key: string): Element | null | undefined {
  switch (key) {
    case 'ArrowDown':
      return row.nextElementSibling;
    case 'ArrowUp':
      return row.previousElementSibling;
    case 'Home':
      return row.parentElement?.firstElementChild ?? null;
    case 'End':
      return row.parentElement?.lastElementChild ?? null;
    default:
      return undefined;
  }
}
