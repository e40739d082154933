import { vi } from 'vitest';

/** jsdom has no drawing, layout or media queries: this stub makes the page 1440 by 900. */
export function stubCanvas(): void {
  const context: Record<string, unknown> = {};
  const pen = new Proxy(context, {
    get: (target, name) => {
      if (name === 'canvas') return { width: 0, height: 0 };
      return name in target ? target[String(name)] : () => ({ width: 0, a: 1 });
    },
    has: () => true,
    set: () => true,
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: Number(/min-width:\s*(\d+)/.exec(query)?.[1] ?? 0) <= 1440,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1440);
}
