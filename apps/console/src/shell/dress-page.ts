import type { RuntimeConfig } from '@parterre/contract/wire/runtime-config';
import { brands } from '#brands/brands.ts';

/** Puts the brand on the page itself: its name, its favicon, and a note for the next first paint. */
export function dressPage({ brand: name, market }: Pick<RuntimeConfig, 'brand' | 'market'>): void {
  const brand = brands[name];
  document.documentElement.dataset.brand = name;
  document.title = brand.displayName;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = `/favicons/${chooseFavicon(brand, market)}`;
  try {
    window.localStorage.setItem('parterre-brand', name);
  } catch {
    // Storage may be full or forbidden; the note only spares the next start a flash.
  }
}

export function chooseFavicon(brand: (typeof brands)[keyof typeof brands], market?: string): string {
  return (market && brand.faviconByMarket[market]) || brand.favicon;
}
