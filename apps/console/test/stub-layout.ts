/** jsdom has no layout, but an editor measures its cursor when it scrolls to it. */
export function stubLayout(): void {
  const nowhere = new DOMRect(0, 0, 0, 0);
  Range.prototype.getClientRects = () => Object.assign([nowhere], { item: () => nowhere });
  Range.prototype.getBoundingClientRect = () => nowhere;
}
