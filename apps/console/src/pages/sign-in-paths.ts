/** The part of `paths` that is needed before anybody is signed in: the page of the sign-in does not load the rest, 2 kB. */
export const signInPaths = {
  root: () => '/',
  login: () => '/login',
  signInCallback: () => '/signin-callback',
  signOut: () => '/sign-out',
  signedOut: () => '/signed-out',
};
