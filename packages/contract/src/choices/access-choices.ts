/** How a key sells. Box office and phone are staff, who may sell what public channels may not. */
export const SALES_CHANNELS = ['web', 'partner-site', 'box-office', 'phone'] as const;
export type SalesChannel = (typeof SALES_CHANNELS)[number];

/** What a membership covers: a whole promoter, or some of its venues or partner sites. */
export const MEMBERSHIP_SCOPES = ['promoter', 'venue', 'partner-site'] as const;
export type MembershipScope = (typeof MEMBERSHIP_SCOPES)[number];

/** The link of an invitation ends after this, so that a forgotten mail lets nobody in. */
export const INVITATION_HOURS = 72;

/** An open invitation whose link no longer works is expired; sent again, it is open once more. */
export const INVITATION_STATES = ['OPEN', 'EXPIRED', 'ACCEPTED', 'WITHDRAWN'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** A decision is final: whoever still needs the permission asks again. */
export const ACCESS_REQUEST_STATES = ['OPEN', 'APPROVED', 'DECLINED'] as const;
export type AccessRequestState = (typeof ACCESS_REQUEST_STATES)[number];

/** The languages in which those who work with the console are written to. */
export const MAIL_LANGUAGES = ['en-GB', 'de', 'fr', 'fr-CH', 'it', 'pt', 'pt-BR'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** How times of day are written; what is typed has 24 hours. */
export const TIME_FORMATS = ['24h', '12h'] as const;
export type TimeFormat = (typeof TIME_FORMATS)[number];

/** What a session runs in, as far as its browser says. */
export const BROWSERS = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
export const SYSTEMS = ['Android', 'ChromeOS', 'iOS', 'iPadOS', 'Linux', 'macOS', 'Windows'] as const;

/**
 * The header of who looks at the console as somebody else would see it: JSON of a `LookAs`. The answers are those of
 * less permissions, over less, and nothing can be changed.
 */
export const LOOK_AS_HEADER = 'parterre-look-as';
