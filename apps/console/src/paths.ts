/** Every URL of the console, one typed function each. Parameters are encoded here and nowhere else. */
export const paths = {
  root: () => '/',
  login: () => '/login',
  signInCallback: () => '/signin-callback',
  signedOut: () => '/signed-out',
  shows: () => '/shows',
  show: (showCode: string) => `/shows/${encodeURIComponent(showCode)}`,
  seats: (showCode: string, kind: 'tickets' | 'holds') => `/shows/${encodeURIComponent(showCode)}/seats/${kind}`,
  newHold: (showCode: string) => `${paths.seats(showCode, 'holds')}/new`,
  hold: (showCode: string, holdId: number) => `${paths.seats(showCode, 'holds')}/${holdId}`,
  venues: () => '/venues',
};
