/** Gives the map the focus, where its keys are heard. */
export function focusMap(): void {
  document.querySelector<HTMLElement>('[data-seat-map]')?.focus();
}
