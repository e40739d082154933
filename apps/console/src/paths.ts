/** Every URL of the console, one typed function each. Parameters are encoded here and nowhere else. */
export const paths = {
  root: () => '/',
  login: () => '/login',
  signInCallback: () => '/signin-callback',
  signedOut: () => '/signed-out',
  shows: () => '/shows',
  show: (showCode: string) => `/shows/${encodeURIComponent(showCode)}`,
  venues: () => '/venues',
};
