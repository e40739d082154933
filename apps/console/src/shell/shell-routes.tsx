import { type RouteObject, redirect } from 'react-router';
import { paths } from '../paths.ts';
import { pageRoutes } from '../routes.tsx';
import { AppFrame } from './frame/app-frame.tsx';
import { NonIdealState } from './states/non-ideal-state.tsx';
import { NotFoundPage } from './states/not-found-page.tsx';
import { RouteErrorPage } from './states/route-error-page.tsx';
import { SignOutPage } from './states/sign-out-page.tsx';

const toRoot = () => redirect(paths.root());

/** The frame around the pages. Who is signed in has no business on the pages before signing in. */
export const shellRoutes: RouteObject[] = [
  {
    Component: AppFrame,
    ErrorBoundary: RouteErrorPage,
    HydrateFallback: () => <NonIdealState kind="loading" />,
    children: [
      {
        ErrorBoundary: RouteErrorPage,
        children: [
          ...pageRoutes,
          { path: paths.signOut(), Component: SignOutPage },
          { path: paths.login(), loader: toRoot },
          { path: paths.signedOut(), loader: toRoot },
          { path: paths.signInCallback(), loader: toRoot },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
