import { type RouteObject, redirect } from 'react-router';
import { paths } from './paths.ts';

/**
 * The whole URL space. A page is one lazy line; an object's drawer is a child route of its page with
 * `handle: { isDrawer: true }`, so that it can be linked, reloaded and closed with Back.
 */
export const pageRoutes: RouteObject[] = [{ path: paths.root(), loader: () => redirect(paths.shows()) }];
