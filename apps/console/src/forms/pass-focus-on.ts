/**
 * For a button that takes its row out of a list (`data-rows`), called before the row goes: the same button
 * (`data-removes-row`) of the next row gets the focus, or of the one before; the last row leaves it to `otherwise`.
 */
export function passFocusOn(button: HTMLElement, otherwise?: HTMLElement | null): void {
  const list = button.closest('[data-rows]');
  const buttons = [...(list?.querySelectorAll<HTMLElement>('[data-removes-row]') ?? [])];
  const at = buttons.indexOf(button);
  (buttons[at + 1] ?? buttons[at - 1] ?? otherwise)?.focus();
}
