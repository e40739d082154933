import {
  createBrowserRouter,
  createContext,
  type DataRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  RouterContextProvider,
  redirect,
} from 'react-router';
import type { AppStore } from '#api/store.ts';
import { paths } from '#pages/paths.ts';
import { pageRoutes } from '#routes/page-routes.ts';
import { page } from '#routes/route.ts';
import type { Session } from '#session/session.ts';
import { settleRegion } from '#session/settle-region.ts';
import { AppFrame } from './frame/app-frame.tsx';
import { NonIdealState } from './states/non-ideal-state.tsx';
import { NotFoundPage } from './states/not-found-page.tsx';
import { RouteErrorPage } from './states/route-error-page.tsx';

/** Creates the router of a signed-in user, whose loaders know the store and the session. */
export function createShellRouter(store: AppStore, session: Session): DataRouter {
  const context = new RouterContextProvider();
  context.set(StoreOfRouter, store);
  context.set(SessionOfRouter, session);
  return createBrowserRouter(shellRoutes, { getContext: () => context });
}

const StoreOfRouter = createContext<AppStore>();
const SessionOfRouter = createContext<Session>();

type LoaderArgs = LoaderFunctionArgs<RouterContextProvider>;

const toRoot = () => redirect(paths.root());

/** The routes inside the frame. The pages before sign-in redirect signed-in users. */
export const shellRoutes: RouteObject[] = [
  {
    Component: AppFrame,
    ErrorBoundary: RouteErrorPage,
    HydrateFallback: () => <NonIdealState kind="loading" />,
    loader: ({ context }: LoaderArgs) => settleRegion(context.get(StoreOfRouter)),
    // Only the address that the console starts with names a region.
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: RouteErrorPage,
        children: [
          ...pageRoutes,
          page(paths.support(), async () => (await import('./support-page.tsx')).SupportPage),
          // A page, so that leaving for it asks about unsaved changes like any other navigation.
          { path: paths.signOut(), loader: signOut, Component: () => <NonIdealState kind="userLogout" /> },
          { path: paths.login(), loader: toRoot },
          { path: paths.signedOut(), loader: toRoot },
          { path: paths.signInCallback(), loader: toRoot },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];

function signOut({ context }: LoaderArgs): null {
  void context.get(SessionOfRouter).signOut();
  return null;
}
