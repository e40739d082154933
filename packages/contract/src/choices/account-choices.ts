/** The languages of e-mails to users of the console. */
export const MAIL_LANGUAGES = ['en-GB', 'de', 'fr', 'fr-CH', 'it', 'pt', 'pt-BR'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** The display of times of day; input is always in 24 hours. */
export const TIME_FORMATS = ['24h', '12h'] as const;
export type TimeFormat = (typeof TIME_FORMATS)[number];

/** The browsers that a session can name, as far as the user agent reveals them. */
export const BROWSERS = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
export const SYSTEMS = ['Android', 'ChromeOS', 'iOS', 'iPadOS', 'Linux', 'macOS', 'Windows'] as const;
