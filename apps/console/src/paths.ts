/** Every URL of the console, one typed function each. Parameters are encoded here and nowhere else. */
export const paths = {
  root: () => '/',
  login: () => '/login',
  signInCallback: () => '/signin-callback',
  signOut: () => '/sign-out',
  signedOut: () => '/signed-out',
  shows: () => '/shows',
  showNew: () => '/shows/new',
  show: (showCode: string) => `/shows/${encodeURIComponent(showCode)}`,
  showStatus: (showCode: string) => `/shows/${encodeURIComponent(showCode)}/status`,
  showDetails: (showCode: string) => `/shows/${encodeURIComponent(showCode)}/details`,
  showDetailsStatus: (showCode: string) => `/shows/${encodeURIComponent(showCode)}/details/status`,
  showSeating: (showCode: string) => `/shows/${encodeURIComponent(showCode)}/seating`,
  showHistory: (showCode: string) => `/shows/${encodeURIComponent(showCode)}/history`,
  showTickets: (showCode: string) => `/shows/${encodeURIComponent(showCode)}/tickets`,
  showTicket: (showCode: string, priceTypeId: number) =>
    `/shows/${encodeURIComponent(showCode)}/tickets/${priceTypeId}`,
  showTicketNew: (showCode: string, priceGroupId?: number) =>
    `/shows/${encodeURIComponent(showCode)}/tickets/new${priceGroupId ? `?group=${priceGroupId}` : ''}`,
  showTicketGroup: (showCode: string, priceGroupId: number | 'new') =>
    `/shows/${encodeURIComponent(showCode)}/tickets/groups/${priceGroupId}`,
  seats: (showCode: string, kind: 'tickets' | 'holds') => `/shows/${encodeURIComponent(showCode)}/seats/${kind}`,
  newHold: (showCode: string) => `${paths.seats(showCode, 'holds')}/new`,
  hold: (showCode: string, holdId: number) => `${paths.seats(showCode, 'holds')}/${holdId}`,
  venues: () => '/venues',
  venueNew: () => '/venues/new',
  venueCatalogue: () => '/venues/catalogue',
  venue: (venueId: number) => `/venues/${venueId}`,
  planImport: (venueId: number) => `/venues/${venueId}/plans/import`,
  plan: (venueId: number, planId: number) => `/venues/${venueId}/plans/${planId}`,
  promoter: (code: string) => `/promoters/${encodeURIComponent(code)}`,
};
