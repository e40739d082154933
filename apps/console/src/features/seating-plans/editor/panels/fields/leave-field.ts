/** Marks the panel's fields: 'typed' while one holds what is not yet the plan's. */
export const FIELD = 'data-plan-field';

/**
 * A press elsewhere takes the selection away, and with it the field, before the browser has told the field that it is left:
 * it is told first, so that what was typed goes to what it was typed for.
 */
export function leaveField(target: EventTarget): void {
  const field = document.activeElement;
  if (field instanceof HTMLElement && field.hasAttribute(FIELD) && field !== target) field.blur();
}
