export const LANGUAGES = ['en-GB', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { 'en-GB': 'English', de: 'Deutsch' };

const english = {
  signIn: 'Sign in',
  email: 'E-mail',
  password: 'Password',
  wrong: 'Wrong e-mail or password.',
  throttled: (seconds: number) => `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  subtitle: { parterre: 'Events, seats and orders in one place.', partner: 'The ticket office for {brand} partners.' },
  signOut: 'Sign out',
  signOutQuestion: 'You will be signed out on every tab of this browser.',
  signedOut: 'You are signed out',
  signedOutText: 'You can close this page.',
  expired: 'This sign-in has expired',
  expiredText: 'Go back to the page you came from and sign in again.',
  failed: 'Something went wrong',
  failedText:
    'Go back to the page you came from and try again. If the issue persists, please contact customer support.',
  missing: "Unfortunately, we can't find this page",
  code: 'Code',
  support: 'Support centre',
  language: 'Language',
};

const german: typeof english = {
  signIn: 'Anmelden',
  email: 'E-Mail',
  password: 'Passwort',
  wrong: 'E-Mail oder Passwort ist falsch.',
  throttled: (seconds) => `Zu viele Versuche. In ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} geht es weiter.`,
  subtitle: {
    parterre: 'Veranstaltungen, Plätze und Bestellungen an einem Ort.',
    partner: 'Die Ticketverwaltung für Partner von {brand}.',
  },
  signOut: 'Abmelden',
  signOutQuestion: 'Sie werden in allen Tabs dieses Browsers abgemeldet.',
  signedOut: 'Sie sind abgemeldet',
  signedOutText: 'Sie können diese Seite schließen.',
  expired: 'Diese Anmeldung ist abgelaufen',
  expiredText: 'Gehen Sie zurück zur vorigen Seite und melden Sie sich erneut an.',
  failed: 'Etwas ist schiefgegangen',
  failedText:
    'Gehen Sie zurück zur vorigen Seite und versuchen Sie es erneut. Bleibt das Problem bestehen, wenden Sie sich bitte an den Support.',
  missing: 'Diese Seite gibt es leider nicht',
  code: 'Code',
  support: 'Support',
  language: 'Sprache',
};

export type PageTexts = typeof english;
export const PAGE_TEXTS: Record<Language, PageTexts> = { 'en-GB': english, de: german };

/** The first language we have of `ui_locales` (space separated), otherwise of Accept-Language, otherwise en-GB. */
export function chooseLanguage(uiLocales: unknown, acceptLanguage: string | undefined): Language {
  const asked = typeof uiLocales === 'string' ? uiLocales.split(' ') : [];
  return findLanguage(asked) ?? findLanguage(listAccepted(acceptLanguage ?? '')) ?? 'en-GB';
}

const findLanguage = (tags: readonly string[]): Language | undefined =>
  tags
    .map((tag) => LANGUAGES.find((language) => language.slice(0, 2) === tag.slice(0, 2).toLowerCase()))
    .find((language) => language !== undefined);

function listAccepted(header: string): string[] {
  return header
    .slice(0, 200)
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.trim().split(';q=');
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
