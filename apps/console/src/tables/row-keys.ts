/** Moves the focus along sibling rows; false when the key is none of theirs. */
export function walkRows(row: HTMLElement, key: string): boolean {
  const target = findTarget(row, key);
  if (target === undefined) return false;
  if (target instanceof HTMLElement) {
    target.focus();
    target.scrollIntoView?.({ block: 'nearest' });
  }
  return true;
}

/** A press in the row itself, not in a menu or a dialog that was opened from it: those bubble through React only. */
export const isInRow = ({ target, currentTarget }: { target: EventTarget; currentTarget: Element }): boolean =>
  target instanceof Node && currentTarget.contains(target);

/** True on links, buttons and fields, which do their own thing when pressed. */
export const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('a,button,input,label,select,textarea,[role=button],[role=menuitem]') !== null;

/** null at an end of the list; nothing for other keys. */
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
