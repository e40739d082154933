import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** `async () => (await import('…')).OrdersPage`: a chunk of its own, loaded on navigation. */
type Load = () => Promise<ComponentType>;

/** A page in the frame; its children open over it or within it. */
export function page(path: string, load: Load, children?: RouteObject[]): RouteObject {
  return { ...frame(load, children), path };
}

export function fullScreenPage(path: string, load: Load, children?: RouteObject[]): RouteObject {
  return { ...page(path, load, children), handle: { isFullScreen: true } };
}

/** A layout shared by several pages, without a path of its own. */
export function frame(load: Load, children: RouteObject[] = []): RouteObject {
  return { lazy: async () => ({ Component: await load() }), children };
}

/** A drawer over a page: it can be linked, reloaded and closed with Back. */
export function drawer(path: string, load: Load): RouteObject {
  return { ...page(path, load), handle: { isDrawer: true } };
}

/** Groups the drawers of one page part, so that switching among them counts as the same page. */
export function drawersUnder(path: string, drawers: RouteObject[]): RouteObject {
  return { path, handle: { isDrawer: true }, children: drawers };
}
