import type { AccountTexts } from '../en-GB/accounts.ts';

export const accountsIt: AccountTexts = {
  roles: {
    owner: 'Titolare',
    'promoter-admin': 'Amministratore',
    'venue-operator': 'Gestore di sede',
    'event-manager': 'Responsabile eventi',
    'seating-manager': 'Responsabile posti',
    'box-office': 'Biglietteria',
    finance: 'Contabilità',
    marketing: 'Marketing',
    'reports-only': 'Solo report',
    partner: 'Partner',
    auditor: 'Revisore',
    custom: 'Ruolo proprio',
  },
  mails: {
    invitationSubject: (promoter) => `Invito a lavorare per ${promoter}`,
    invitationText: (inviter, promoter, role) =>
      `${inviter} La invita a lavorare per ${promoter} nella gestione della biglietteria, con il ruolo: ${role}.`,
    invitationPlaces: {
      venue: (names) => `Per queste sedi: ${names}.`,
      'partner-site': (names) => `Per questi siti partner: ${names}.`,
    },
    invitationLink: 'Accetta l’invito',
    invitationEnds: (hours) => `Il link vale una sola volta e per ${hours} ore. Se è scaduto, ne chieda un altro.`,
    invitationUnwanted: 'Se non se lo aspettava, non faccia nulla: senza di Lei nessuno ottiene l’accesso.',
    resetSubject: 'Nuova password',
    resetText: 'qualcuno ha chiesto un link per scegliere una nuova password del Suo account.',
    resetLink: 'Scegli una nuova password',
    resetEnds: (minutes) => `Il link vale una sola volta e per ${minutes} minuti.`,
    resetUnwanted: 'Se non è stato Lei, non faccia nulla: la password resta quella di prima.',
    events: {
      'password-changed': {
        subject: 'Password cambiata',
        text: (time) =>
          `la password del Suo account è stata cambiata il ${time}. Su tutti gli altri dispositivi l’accesso è terminato.`,
      },
      'second-factor-on': {
        subject: 'Accesso a due fattori attivo',
        text: (time) => `dal ${time} il Suo account chiede, dopo la password, un codice della Sua app.`,
      },
      'second-factor-off': {
        subject: 'Accesso a due fattori disattivato',
        text: (time) => `dal ${time} il Suo account chiede la sola password.`,
      },
      'second-factor-reset': {
        subject: 'Accesso a due fattori reimpostato',
        text: (time) =>
          `il ${time} qualcuno che gestisce gli utenti ha rimosso il secondo passaggio del Suo accesso. Finché non lo configura di nuovo basta la password.`,
      },
      'email-changed': {
        subject: 'E-mail cambiata',
        text: (time) =>
          `il ${time} l’indirizzo e-mail del Suo account è stato cambiato. D’ora in poi acceda con quello nuovo; anche i messaggi arrivano lì.`,
      },
    },
    emailSubject: 'Conferma dell’e-mail',
    emailText: 'questo indirizzo diventerà l’e-mail del Suo account. Apra il link per confermare che è Suo.',
    emailLink: 'Conferma l’e-mail',
    emailUnwanted: 'Se non sa di che cosa si tratta, non faccia nulla: non cambia niente.',
    noticeUnwanted:
      'Se è stato Lei, non c’è nulla da fare. In caso contrario scelga subito una nuova password e avvisi chi gestisce gli utenti del Suo organizzatore.',
    noticeLink: 'Scegli una nuova password',
  },
  secondFactor: {
    title: 'Accesso a due fattori',
    signInText: 'Inserisca il codice che l’app mostra ora.',
    code: 'Codice',
    codeHint: 'Sei cifre, oppure uno dei codici di recupero.',
    codeWrong: 'Questo codice è errato o è già stato usato. Inserisca quello che l’app mostra ora.',
    setUpText:
      'Dopo la password si inserisce un codice mostrato da un’app sul telefono. Scansioni questa immagine con l’app, poi inserisca il codice che mostra.',
    qrAlt: 'Codice QR per l’app',
    secretText: 'Se non può scansionare, digiti:',
    setUpSignInText:
      'D’ora in poi, dopo la password, si inserisce un codice mostrato da un’app sul telefono. Scansioni questa immagine con l’app, poi inserisca il codice che mostra.',
    demandedText: (promoter) =>
      `${promoter} richiede l’accesso a due fattori a chiunque vi lavori. Lo configuri ora; poi si prosegue dove voleva andare.`,
    demandedOn: (promoter) =>
      `È attivo e resta attivo finché lavora per ${promoter}, che lo richiede. Per un altro telefono lo faccia reimpostare da chi gestisce gli utenti: al prossimo accesso lo configurerà di nuovo.`,
    setUpLate: 'Questa pagina è rimasta aperta troppo a lungo. Scansioni la nuova immagine.',
    turnOn: 'Attiva',
    isOn: 'L’accesso a due fattori è attivo',
    recoveryText:
      'Conservi questi codici lontano dal telefono. Senza l’app ciascuno permette di accedere una volta. Si vedono solo ora.',
    kept: 'Li ho conservati',
    onText: (left) =>
      `È attivo; codici di recupero rimasti: ${left}. Per un altro telefono o per nuovi codici, lo disattivi e lo riattivi.`,
    turnOff: 'Disattiva',
    isOff: 'L’accesso a due fattori è disattivato',
    isOffText: 'Per accedere basta la password.',
  },
  pages: {
    invitation: 'Accetta l’invito',
    invitationText: (inviter, promoter, role) =>
      `${inviter} La invita a lavorare per ${promoter}, con il ruolo: ${role}.`,
    invitationKnown: (email) => `${email} ha già un account. La password dimostra che è Suo.`,
    yourName: 'Nome e cognome',
    newPassword: 'Nuova password',
    passwordHint: (least) => `Almeno ${least} caratteri, non facile da indovinare.`,
    passwordLength: (least, most) => `La password deve avere da ${least} a ${most} caratteri.`,
    passwordGuessable: 'Questa password è facile da indovinare o nota da furti di dati. Ne scelga un’altra.',
    changePassword: 'Cambia password',
    changePasswordText:
      'Qui l’accesso resta attivo, su tutti gli altri dispositivi termina. I suoi token API restano validi.',
    currentPassword: 'Password attuale',
    currentWrong: 'La password attuale è errata.',
    passwordChanged: 'La password è stata cambiata',
    passwordChangedText: 'Qui l’accesso resta attivo, su tutti gli altri dispositivi è terminato.',
    changeEmail: 'Cambia e-mail',
    changeEmailText: (email) =>
      `L’e-mail attuale è ${email}. A quella nuova arriva un link: il cambio vale appena lo avrà aperto.`,
    newEmail: 'Nuova e-mail',
    emailWrong: 'Inserisca un indirizzo e-mail diverso da quello attuale.',
    emailSentText: (email) =>
      `Se nessuno ha un account con ${email}, entro un minuto vi arriva un link. Vale per un’ora.`,
    confirmEmail: 'Conferma l’e-mail',
    confirmEmailText: (name, email) => `${email} diventa l’e-mail dell’account di ${name}.`,
    emailChanged: 'L’e-mail è stata cambiata',
    emailChangedText: (email) => `D’ora in poi acceda con ${email}.`,
    forgotten: 'Password dimenticata?',
    forgottenText: 'Inserisca la Sua e-mail: riceverà un link per scegliere una nuova password.',
    sendLink: 'Invia link',
    linkSent: 'Controlli la posta',
    linkSentText: (email) => `Se ${email} ha un account, il link arriva entro un minuto. Vale per un’ora.`,
    resetPassword: 'Nuova password',
    passwordReset: 'La nuova password è impostata',
    passwordResetText: 'L’accesso è terminato ovunque. Acceda con la nuova password. I suoi token API restano validi.',
    signInFirst: 'Prima occorre accedere',
    signInFirstText: 'Per cambiare la password acceda alla console e torni qui.',
    nameMissing: 'Inserisca nome e cognome.',
    invitationAccepted: 'Può iniziare',
    invitationAcceptedText: (promoter) => `Ora lavora per ${promoter}. Acceda con e-mail e password.`,
    toConsole: 'Alla console',
    linkEnded: 'Questo link non è più valido',
    linkEndedText: 'È stato usato, sostituito da uno più recente o ritirato, oppure è scaduto. Ne chieda un altro.',
  },
};
