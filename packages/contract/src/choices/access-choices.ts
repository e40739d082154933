/** What the key of a sales channel sells as. */
export const SALES_CHANNELS = ['web', 'partner-site', 'box-office', 'phone'] as const;
export type SalesChannel = (typeof SALES_CHANNELS)[number];

/** What a membership covers: a whole promoter, or some of its venues or partner sites. */
export const MEMBERSHIP_SCOPES = ['promoter', 'venue', 'partner-site'] as const;
export type MembershipScope = (typeof MEMBERSHIP_SCOPES)[number];

/** How long the link of an invitation works. */
export const INVITATION_HOURS = 72;

/** An open invitation whose link no longer works is expired; sent again, it is open once more. */
export const INVITATION_STATES = ['OPEN', 'EXPIRED', 'ACCEPTED', 'WITHDRAWN'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** The languages in which those who work with the console are written to. */
export const MAIL_LANGUAGES = ['en-GB', 'de'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];
