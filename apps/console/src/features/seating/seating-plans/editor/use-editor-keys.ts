import { findKeyAction, type KeyAction } from '@parterre/plan-editor';
import type { RefObject } from 'react';
import { isTyping, usePageKeys } from '#ui/use-page-keys.ts';

interface EditorElements {
  /** Contains everything that keys can reach. */
  page: RefObject<HTMLElement | null>;
  drawing: RefObject<HTMLElement | null>;
}

/** Listens on the whole page, except for typing in fields and for dialogs and menus. */
export function useEditorKeys({ page, drawing }: EditorElements, take: (action: KeyAction) => void): void {
  usePageKeys(
    () => page.current,
    (event) => {
      const action = findKeyAction(event);
      if (!action || isTakenElsewhere(event.target, action, drawing.current)) return;
      event.preventDefault();
      if (action.kind === 'cancel' && isField(event.target)) leaveTo(drawing.current);
      else take(action);
    },
  );
}

/** These also work in an untouched field of the panel, which keeps the focus after Enter. */
const IN_FIELDS: ReadonlySet<KeyAction['kind']> = new Set(['undo', 'redo', 'cancel']);
const PRESSED_BY_ENTER = 'button, a, [role=grid], input';

function isTakenElsewhere(target: EventTarget | null, action: KeyAction, drawing: HTMLElement | null): boolean {
  if (!(target instanceof Element)) return false;
  if (isTyping(target)) return action.kind !== 'save' && !(IN_FIELDS.has(action.kind) && isField(target));
  if (action.kind === 'finish') return target.closest(PRESSED_BY_ENTER) !== null;
  // In the table and in toolbars, arrow keys move the focus.
  return action.kind === 'nudge' && target !== document.body && !drawing?.contains(target);
}

/** A field of the panel without unsaved typing, for which these keys could be meant. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.getAttribute(FIELD) === 'untouched';

/** Moves the focus to the drawing if it is shown. */
function leaveTo(drawing: HTMLElement | null): void {
  if (drawing) drawing.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Marks the panel's fields: 'typed' while one has an uncommitted text. */
export const FIELD = 'data-plan-field';

/**
 * A press elsewhere removes the selection and the field before the browser fires blur. Blurring first commits the text
 * to the right object.
 */
export function leaveField(target: EventTarget): void {
  const field = document.activeElement;
  if (field instanceof HTMLElement && field.hasAttribute(FIELD) && field !== target) field.blur();
}
