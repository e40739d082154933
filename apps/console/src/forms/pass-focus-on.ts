/**
 * Call before a button removes its row from a list (`data-rows`). Focuses the same button (`data-removes-row`, with a
 * value where a row has several) of the next or previous row; after the last row, `otherwise`.
 */
export function passFocusOn(button: HTMLElement, otherwise?: HTMLElement | null): void {
  const list = button.closest('[data-rows]');
  const all = [...(list?.querySelectorAll<HTMLElement>('[data-removes-row]') ?? [])];
  const buttons = all.filter(({ dataset }) => dataset.removesRow === button.dataset.removesRow);
  const at = buttons.indexOf(button);
  (buttons[at + 1] ?? buttons[at - 1] ?? otherwise)?.focus();
}
