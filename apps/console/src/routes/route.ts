import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** `async () => (await import('…')).OrdersPage`: a chunk of its own, loaded when somebody goes there. */
type Load = () => Promise<ComponentType>;

/** A page in the frame, under its address; what opens over it or within it are its children. */
export function page(path: string, load: Load, children?: RouteObject[]): RouteObject {
  return { ...frame(load, children), path };
}

export function fullScreenPage(path: string, load: Load, children?: RouteObject[]): RouteObject {
  return { ...page(path, load, children), handle: { isFullScreen: true } };
}

/** What stands around several pages, without an address of its own. */
export function frame(load: Load, children: RouteObject[] = []): RouteObject {
  return { lazy: async () => ({ Component: await load() }), children };
}

/** A drawer over a page: it can be linked, reloaded and closed with Back. */
export function drawer(path: string, load: Load): RouteObject {
  return { ...page(path, load), handle: { isDrawer: true } };
}

/** The drawers of one part of a page: the page stays when somebody goes from part to part. */
export function drawersUnder(path: string, drawers: RouteObject[]): RouteObject {
  return { path, handle: { isDrawer: true }, children: drawers };
}
