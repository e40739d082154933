/** Every URL of the console, one typed function each. Parameters are encoded here and nowhere else. */
export const paths = {
  root: () => '/',
  login: () => '/login',
  signInCallback: () => '/signin-callback',
  signedOut: () => '/signed-out',
  shows: () => '/shows',
  venues: () => '/venues',
};

/** Drawers that may open over any page; they live in the query, so that filters and the page stay (core.md §9). */
export const APP_DRAWERS = ['region', 'promoter', 'language'] as const;
export type AppDrawer = (typeof APP_DRAWERS)[number];
