import { type Location, matchRoutes, type RouteObject } from 'react-router';
import type { Settings } from '#api/settings.ts';

/** Whether a navigation takes away the page or the drawer that has unsaved changes. */
export function losesChanges(
  routes: RouteObject[],
  unsaved: Settings['hasUnsavedChanges'],
  from: Pick<Location, 'pathname' | 'search'>,
  to: Pick<Location, 'pathname' | 'search'>,
): boolean {
  if (unsaved.inPage && findPagePath(routes, from.pathname) !== findPagePath(routes, to.pathname)) return true;
  return unsaved.inDrawer && (from.pathname !== to.pathname || readDrawer(from) !== readDrawer(to));
}

/** The path of the page without its drawer: a drawer's route has `handle: { isDrawer: true }`. */
export function findPagePath(routes: RouteObject[], pathname: string): string {
  const matches = matchRoutes(routes, pathname) ?? [];
  const page = matches.findLast((match) => !isDrawerHandle(match.route.handle));
  return page?.pathname.replace(/\/$/, '') ?? pathname;
}

function isDrawerHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isDrawer' in handle && handle.isDrawer === true;
}

/** The drawer of translations edits the form below it, which stays when it opens and when it closes. */
function readDrawer({ search }: Pick<Location, 'search'>): string | null {
  const drawer = new URLSearchParams(search).get('drawer');
  return drawer === 'translation' ? null : drawer;
}
