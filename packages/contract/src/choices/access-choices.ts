/**
 * The channel an API key sells through. `box-office` and `phone` are used by staff, who may sell what public channels
 * may not.
 */
export const SALES_CHANNELS = ['web', 'partner-site', 'box-office', 'phone'] as const;
export type SalesChannel = (typeof SALES_CHANNELS)[number];

/** A membership covers a whole promoter, or only some of its venues or partner sites. */
export const MEMBERSHIP_SCOPES = ['promoter', 'venue', 'partner-site'] as const;
export type MembershipScope = (typeof MEMBERSHIP_SCOPES)[number];

/** The lifetime of an invitation link, so that a forgotten e-mail gives nobody access. */
export const INVITATION_HOURS = 72;

/** EXPIRED is an open invitation whose link has expired; sending it again makes it OPEN. */
export const INVITATION_STATES = ['OPEN', 'EXPIRED', 'ACCEPTED', 'WITHDRAWN'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** A decision is final: a user who still needs the permission asks again. */
export const ACCESS_REQUEST_STATES = ['OPEN', 'APPROVED', 'DECLINED'] as const;
export type AccessRequestState = (typeof ACCESS_REQUEST_STATES)[number];

/**
 * The header, JSON of a `LookAs`, with which a user views the console as another user sees it. The answers are limited
 * to the permissions and the scope in it, and every change is refused.
 */
export const LOOK_AS_HEADER = 'parterre-look-as';
