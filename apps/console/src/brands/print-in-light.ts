/** Paper is white: whatever is printed is printed in the light colours, and the page then is as it was. */
export function printInLight(): void {
  const { dataset } = document.documentElement;
  let shown: string | undefined;
  window.addEventListener('beforeprint', () => {
    shown ??= dataset.theme;
    dataset.theme = 'light';
  });
  window.addEventListener('afterprint', () => {
    if (shown) dataset.theme = shown;
    shown = undefined;
  });
}
