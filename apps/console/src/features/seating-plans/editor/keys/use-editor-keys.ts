import { findKeyAction, type KeyAction } from '@parterre/plan-editor';
import { useEffect, useRef } from 'react';
import { FIELD } from '../panels/fields/leave-field.ts';

/** Hears the whole page, but not what is typed into fields nor what happens in a dialog or menu. */
export function useEditorKeys(take: (action: KeyAction) => void): void {
  const latest = useRef(take);
  latest.current = take;
  // Keys reach the page wherever the focus is, so no element can hear them.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = findKeyAction(event);
      if (!action || event.defaultPrevented || isTakenElsewhere(event.target, action)) return;
      event.preventDefault();
      if (action.kind === 'cancel' && isField(event.target)) leaveToDrawing();
      else latest.current(action);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const FIELDS = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [role=combobox], [role=slider]';
const DRAWING = '[data-plan-canvas]';
/** Also while a field of the panel has the focus: after Enter it still has it. */
const IN_FIELDS: ReadonlySet<KeyAction['kind']> = new Set(['undo', 'redo', 'cancel']);
const PRESSED_BY_ENTER = 'button, a, [role=grid], input';

function isTakenElsewhere(target: EventTarget | null, action: KeyAction): boolean {
  if (document.querySelector('[role=dialog], [role=menu], [role=listbox], [role=alertdialog]')) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(FIELDS)) return action.kind !== 'save' && !(IN_FIELDS.has(action.kind) && isField(target));
  if (action.kind === 'finish') return target.closest(PRESSED_BY_ENTER) !== null;
  // In the table and in rows of buttons the arrows move the focus.
  return action.kind === 'nudge' && target !== document.body && target.closest(DRAWING) === null;
}

/** One of the panel, with nothing typed that these keys would be meant for. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.getAttribute(FIELD) === 'untouched';

function leaveToDrawing(): void {
  const drawing = document.querySelector<HTMLElement>(DRAWING);
  if (drawing) drawing.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
