import type { AccountTexts } from './en-GB-accounts.ts';

export const accountsDe: AccountTexts = {
  roles: {
    owner: 'Inhaber',
    'promoter-admin': 'Veranstalter-Administration',
    'venue-operator': 'Spielstättenbetrieb',
    'event-manager': 'Veranstaltungsleitung',
    'seating-manager': 'Saalplanung',
    'box-office': 'Kasse',
    finance: 'Finanzen',
    marketing: 'Marketing',
    'reports-only': 'Nur Berichte',
    partner: 'Partner',
    auditor: 'Prüfung',
  },
  mails: {
    invitationSubject: (promoter) => `Einladung, für ${promoter} zu arbeiten`,
    invitationText: (inviter, promoter, role) =>
      `${inviter} lädt Sie ein, in der Ticketverwaltung für ${promoter} zu arbeiten, als: ${role}.`,
    invitationLink: 'Einladung annehmen',
    invitationEnds: (hours) =>
      `Der Link gilt einmal und ${hours} Stunden lang. Ist er abgelaufen, bitten Sie um einen neuen.`,
    invitationUnwanted: 'Wenn Sie das nicht erwartet haben, tun Sie nichts: Ohne Sie erhält niemand Zugang.',
  },
  pages: {
    invitation: 'Einladung annehmen',
    invitationText: (inviter, promoter, role) => `${inviter} lädt Sie ein, für ${promoter} zu arbeiten, als: ${role}.`,
    invitationKnown: (email) => `${email} hat ein Konto. Das Passwort zeigt, dass es Ihres ist.`,
    yourName: 'Ihr Name',
    newPassword: 'Neues Passwort',
    passwordHint: (least) => `Mindestens ${least} Zeichen und nicht leicht zu erraten.`,
    passwordLength: (least, most) => `Das Passwort muss ${least} bis ${most} Zeichen haben.`,
    nameMissing: 'Geben Sie Ihren Namen ein.',
    invitationAccepted: 'Es kann losgehen',
    invitationAcceptedText: (promoter) =>
      `Sie arbeiten jetzt für ${promoter}. Melden Sie sich mit E-Mail und Passwort an.`,
    toConsole: 'Zur Konsole',
    linkEnded: 'Dieser Link gilt nicht mehr',
    linkEndedText:
      'Er wurde benutzt, durch einen neueren ersetzt oder zurückgezogen, oder seine Zeit ist um. Bitten Sie um einen neuen.',
  },
};
