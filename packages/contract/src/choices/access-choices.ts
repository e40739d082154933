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

/** The languages of e-mails to users of the console. */
export const MAIL_LANGUAGES = ['en-GB', 'de', 'fr', 'fr-CH', 'it', 'pt', 'pt-BR'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** The display of times of day; input is always in 24 hours. */
export const TIME_FORMATS = ['24h', '12h'] as const;
export type TimeFormat = (typeof TIME_FORMATS)[number];

/** The browsers that a session can name, as far as the user agent reveals them. */
export const BROWSERS = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
export const SYSTEMS = ['Android', 'ChromeOS', 'iOS', 'iPadOS', 'Linux', 'macOS', 'Windows'] as const;

/**
 * The header, JSON of a `LookAs`, with which a user views the console as another user sees it. The answers are limited
 * to the permissions and the scope in it, and every change is refused.
 */
export const LOOK_AS_HEADER = 'parterre-look-as';

/**
 * The header of requests whose rows go into a file; its value does not matter. A list that names people shows them only
 * to users with `customer:export` then, and the audit records who took it.
 */
export const FILE_HEADER = 'parterre-file';
