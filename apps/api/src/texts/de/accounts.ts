import type { AccountTexts } from '../en-GB/accounts.ts';

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
    custom: 'Eigene Rolle',
  },
  mails: {
    invitationSubject: (promoter) => `Einladung, für ${promoter} zu arbeiten`,
    invitationText: (inviter, promoter, role) =>
      `${inviter} lädt Sie ein, in der Ticketverwaltung für ${promoter} zu arbeiten. Ihre Rolle: ${role}.`,
    invitationPlaces: {
      venue: (names) => `Für diese Spielstätten: ${names}.`,
      'partner-site': (names) => `Für diese Partnerseiten: ${names}.`,
    },
    invitationLink: 'Einladung annehmen',
    invitationEnds: (hours) =>
      `Der Link gilt einmal und ${hours} Stunden lang. Ist er abgelaufen, bitten Sie um einen neuen.`,
    invitationUnwanted: 'Wenn Sie das nicht erwartet haben, tun Sie nichts: Ohne Sie erhält niemand Zugang.',
    resetSubject: 'Neues Passwort wählen',
    resetText: 'jemand hat für Ihr Konto einen Link angefordert, um ein neues Passwort zu wählen.',
    resetLink: 'Neues Passwort wählen',
    resetEnds: (minutes) => `Der Link gilt einmal und ${minutes} Minuten lang.`,
    resetUnwanted: 'Wenn Sie das nicht waren, tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
    events: {
      'password-changed': {
        subject: 'Ihr Passwort wurde geändert',
        text: (time) => `das Passwort Ihres Kontos wurde am ${time} geändert. Überall sonst wurden Sie abgemeldet.`,
      },
      'second-factor-on': {
        subject: 'Zwei-Faktor-Anmeldung ist an',
        text: (time) => `seit ${time} fragt Ihr Konto nach dem Passwort auch nach einem Code Ihrer App.`,
      },
      'second-factor-off': {
        subject: 'Zwei-Faktor-Anmeldung ist aus',
        text: (time) => `seit ${time} fragt Ihr Konto nur noch nach dem Passwort.`,
      },
      'second-factor-reset': {
        subject: 'Zwei-Faktor-Anmeldung wurde zurückgesetzt',
        text: (time) =>
          `am ${time} hat jemand, der Benutzer verwaltet, den zweiten Schritt Ihrer Anmeldung und Ihre Passkeys entfernt. Bis Sie sie neu einrichten, genügt das Passwort.`,
      },
      'passkey-added': {
        subject: 'Ihr Konto hat einen neuen Passkey',
        text: (time) =>
          `am ${time} wurde Ihrem Konto ein Passkey hinzugefügt. Mit ihm meldet man sich ohne Passwort an. Waren das nicht Sie, entfernen Sie ihn unter „Meine Angaben“.`,
      },
      'passkey-removed': {
        subject: 'Ein Passkey Ihres Kontos wurde entfernt',
        text: (time) => `am ${time} wurde ein Passkey Ihres Kontos entfernt. Mit ihm meldet sich niemand mehr an.`,
      },
      'email-changed': {
        subject: 'Ihre E-Mail wurde geändert',
        text: (time) =>
          `am ${time} hat Ihr Konto eine andere E-Mail bekommen. Von jetzt an melden Sie sich mit ihr an und bekommen dort Post.`,
      },
    },
    emailSubject: 'E-Mail bestätigen',
    emailText: 'das soll die E-Mail Ihres Kontos werden. Öffnen Sie den Link, um zu bestätigen, dass sie Ihnen gehört.',
    emailLink: 'E-Mail bestätigen',
    emailUnwanted: 'Wenn Sie nicht wissen, worum es geht, tun Sie nichts: Es ändert sich nichts.',
    noticeUnwanted:
      'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, wählen Sie jetzt ein neues Passwort und sagen Sie denen Bescheid, die bei Ihrem Veranstalter die Benutzer verwalten.',
    noticeLink: 'Neues Passwort wählen',
  },
  secondFactor: {
    title: 'Zwei-Faktor-Anmeldung',
    signInText: 'Geben Sie den Code ein, den Ihre App jetzt zeigt.',
    code: 'Code',
    codeHint: 'Sechs Ziffern, oder einer Ihrer Ersatzcodes.',
    codeWrong: 'Dieser Code ist falsch oder wurde schon benutzt. Geben Sie den ein, den Ihre App jetzt zeigt.',
    otherAccount: 'Anderes Konto verwenden',
    setUpText:
      'Nach dem Passwort geben Sie einen Code ein, den eine App auf Ihrem Telefon zeigt. Scannen Sie dieses Bild mit der App und geben Sie dann den Code ein, den sie zeigt.',
    qrAlt: 'QR-Code für Ihre App',
    secretText: 'Wo Sie nicht scannen können, tippen Sie:',
    setUpSignInText:
      'Von jetzt an geben Sie nach dem Passwort einen Code ein, den eine App auf Ihrem Telefon zeigt. Scannen Sie dieses Bild mit der App, und geben Sie dann den Code ein, den sie zeigt.',
    demandedText: (promoter) =>
      `${promoter} verlangt von allen, die dort arbeiten, die Anmeldung in zwei Schritten. Richten Sie sie jetzt ein; danach geht es weiter, wohin Sie wollten.`,
    demandedOn: (promoter) =>
      `Sie ist eingeschaltet und bleibt es, solange Sie für ${promoter} arbeiten, wo sie verlangt wird. Für ein anderes Telefon lassen Sie sie von denen zurücksetzen, die die Benutzer verwalten: Bei der nächsten Anmeldung richten Sie sie neu ein.`,
    setUpLate: 'Diese Seite war zu lange offen. Scannen Sie das neue Bild.',
    turnOn: 'Einschalten',
    isOn: 'Zwei-Faktor-Anmeldung ist an',
    recoveryText:
      'Bewahren Sie diese Codes dort auf, wo Ihr Telefon nicht ist. Ohne die App meldet jeder von ihnen Sie einmal an. Sie werden nur jetzt gezeigt.',
    kept: 'Ich habe sie aufbewahrt',
    onText: (left) =>
      `Sie ist an, und ${left} Ihrer Ersatzcodes sind übrig. Für ein anderes Telefon oder neue Codes schalten Sie sie aus und wieder ein.`,
    turnOff: 'Ausschalten',
    isOff: 'Zwei-Faktor-Anmeldung ist aus',
    isOffText: 'Sie melden sich nur mit dem Passwort an.',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'Mit einem Passkey melden Sie sich ohne Passwort und Code an: Sie entsperren stattdessen Ihr Telefon, Ihren Computer oder einen Sicherheitsschlüssel.',
    added: (day) => `Hinzugefügt am ${day},`,
    used: (day) => `zuletzt benutzt am ${day}.`,
    unused: 'noch nie benutzt.',
    remove: 'Entfernen',
    removeOf: (name) => `${name} entfernen`,
    add: 'Passkey hinzufügen',
    name: 'Name',
    nameHint: 'Damit Sie ihn wiedererkennen, etwa „Laptop im Büro“.',
    nameMissing: 'Geben Sie dem Passkey einen Namen.',
    goOn: 'Weiter',
    full: (most) =>
      `Sie haben ${most} Passkeys, mehr sind nicht möglich. Entfernen Sie einen, um einen anderen hinzuzufügen.`,
    createText: 'Ihr Browser fragt, wo der Passkey liegen soll, und lässt Sie das Gerät entsperren.',
    create: 'Passkey anlegen',
    notMade: 'Es wurde kein Passkey angelegt. Versuchen Sie es noch einmal.',
    known: 'Auf diesem Gerät gibt es hier schon einen Passkey.',
    unsupported: 'Dieser Browser kann keine Passkeys anlegen. Benutzen Sie seine neueste Version oder einen anderen.',
    late: 'Diese Seite war zu lange offen. Versuchen Sie es noch einmal.',
    gone: 'Dieser Passkey wurde schon entfernt.',
    back: 'Zurück zu den Passkeys',
    isAdded: 'Der Passkey ist hinzugefügt',
    isAddedText: 'Wählen Sie bei der nächsten Anmeldung „Passkey benutzen“. Ihr Passwort gilt weiter.',
    removeText:
      'Sie können sich dann nicht mehr mit ihm anmelden. Löschen Sie ihn auch auf Ihrem Gerät, das ihn sonst weiter anbietet.',
    isRemoved: 'Der Passkey ist entfernt',
    isRemovedText: 'Mit ihm kann sich niemand mehr anmelden.',
    signIn: 'Passkey benutzen',
    notUsed: 'Es wurde kein Passkey benutzt. Versuchen Sie es noch einmal, oder geben Sie Ihr Passwort ein.',
    refused: 'Dieser Passkey wurde nicht angenommen. Versuchen Sie es noch einmal, oder geben Sie Ihr Passwort ein.',
  },
  pages: {
    invitation: 'Einladung annehmen',
    invitationText: (inviter, promoter, role) =>
      `${inviter} lädt Sie ein, für ${promoter} zu arbeiten. Ihre Rolle: ${role}.`,
    invitationKnown: (email) => `${email} hat ein Konto. Das Passwort zeigt, dass es Ihres ist.`,
    yourName: 'Ihr Name',
    newPassword: 'Neues Passwort',
    passwordHint: (least) => `Mindestens ${least} Zeichen und nicht leicht zu erraten.`,
    passwordLength: (least, most) => `Das Passwort muss ${least} bis ${most} Zeichen haben.`,
    passwordGuessable: 'Dieses Passwort ist leicht zu erraten oder aus Datenlecks bekannt. Wählen Sie ein anderes.',
    changePassword: 'Passwort ändern',
    changePasswordText:
      'Hier bleiben Sie angemeldet, überall sonst werden Sie abgemeldet. Ihre API-Token gelten weiter.',
    currentPassword: 'Aktuelles Passwort',
    currentWrong: 'Das aktuelle Passwort ist falsch.',
    passwordChanged: 'Ihr Passwort ist geändert',
    passwordChangedText: 'Hier bleiben Sie angemeldet, überall sonst sind Sie abgemeldet.',
    changeEmail: 'E-Mail ändern',
    changeEmailText: (email) =>
      `Jetzt ist es ${email}. An die neue geht ein Link; sie gilt, sobald Sie ihn geöffnet haben.`,
    newEmail: 'Neue E-Mail',
    emailWrong: 'Geben Sie eine E-Mail-Adresse ein, eine andere als Ihre jetzige.',
    emailSentText: (email) =>
      `Wenn niemand ein Konto mit ${email} hat, ist dort binnen einer Minute ein Link. Er gilt eine Stunde.`,
    confirmEmail: 'E-Mail bestätigen',
    confirmEmailText: (name, email) => `${email} wird die E-Mail des Kontos von ${name}.`,
    emailChanged: 'Ihre E-Mail ist geändert',
    emailChangedText: (email) => `Von jetzt an melden Sie sich mit ${email} an.`,
    forgotten: 'Passwort vergessen?',
    forgottenText: 'Geben Sie Ihre E-Mail ein: Sie bekommen einen Link, mit dem Sie ein neues wählen.',
    sendLink: 'Link senden',
    linkSent: 'Sehen Sie in Ihr Postfach',
    linkSentText: (email) => `Wenn ${email} ein Konto hat, ist der Link binnen einer Minute da. Er gilt eine Stunde.`,
    resetPassword: 'Neues Passwort wählen',
    passwordReset: 'Sie haben ein neues Passwort',
    passwordResetText:
      'Sie sind überall abgemeldet. Melden Sie sich mit dem neuen Passwort an. Ihre API-Token gelten weiter.',
    signInFirst: 'Melden Sie sich zuerst an',
    signInFirstText: 'Melden Sie sich in der Konsole an und kommen Sie zurück.',
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
