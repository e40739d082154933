/** Tells the host element's size in CSS pixels and the screen's pixel ratio, at once and whenever one changes. */
export function observeSize(
  host: HTMLElement,
  tell: (width: number, height: number, pixelRatio: number) => void,
): () => void {
  const view = host.ownerDocument.defaultView;
  const measure = () => tell(host.clientWidth, host.clientHeight, view?.devicePixelRatio ?? 1);
  const observer = new ResizeObserver(measure);
  observer.observe(host);
  view?.addEventListener('resize', measure);
  measure();
  return () => {
    observer.disconnect();
    view?.removeEventListener('resize', measure);
  };
}
