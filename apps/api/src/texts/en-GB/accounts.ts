import type { GivenRole } from '@parterre/contract/wire/permissions';

/** Texts for users of the console: the mails to them, and the pages of their accounts. */
export const accountsEnGb = {
  roles: {
    owner: 'Owner',
    'promoter-admin': 'Promoter admin',
    'venue-operator': 'Venue operator',
    'event-manager': 'Event manager',
    'seating-manager': 'Seating manager',
    'box-office': 'Box office',
    finance: 'Finance',
    marketing: 'Marketing',
    'reports-only': 'Reports only',
    partner: 'Partner',
    auditor: 'Auditor',
    /** Shown only if the promoter has removed the role since. */
    custom: 'Own role',
  } satisfies Record<GivenRole, string>,
  mails: {
    invitationSubject: (promoter: string) => `Invitation to work for ${promoter}`,
    invitationText: (inviter: string, promoter: string, role: string) =>
      `${inviter} invites you to work for ${promoter} in the ticket office. Your role: ${role}.`,
    /** What of the promoter somebody is invited to, who is not invited to all of it. */
    invitationPlaces: {
      venue: (names: string) => `For these venues: ${names}.`,
      'partner-site': (names: string) => `For these partner sites: ${names}.`,
    },
    invitationLink: 'Accept the invitation',
    invitationEnds: (hours: number) =>
      `The link works once and for ${hours} hours. If it has ended, ask for another one.`,
    invitationUnwanted: 'If you did not expect this, do nothing: nobody gets access without you.',
    resetSubject: 'Choose another password',
    resetText: 'somebody asked for a link to choose another password for your account.',
    resetLink: 'Choose another password',
    resetEnds: (minutes: number) => `The link works once and for ${minutes} minutes.`,
    resetUnwanted: 'If it was not you, do nothing: your password stays as it is.',
    events: {
      'password-changed': {
        subject: 'Your password was changed',
        text: (time: string) =>
          `the password of your account was changed on ${time}. You were signed out everywhere else.`,
      },
      'second-factor-on': {
        subject: 'Two-factor sign-in is on',
        text: (time: string) => `since ${time} your account asks for a code of your app after the password.`,
      },
      'second-factor-off': {
        subject: 'Two-factor sign-in is off',
        text: (time: string) => `since ${time} your account asks for the password alone.`,
      },
      'second-factor-reset': {
        subject: 'Two-factor sign-in was reset',
        text: (time: string) =>
          `on ${time} somebody who manages users removed the second step of your sign-in, and your passkeys. Until you set them up again, the password is enough.`,
      },
      'passkey-added': {
        subject: 'A passkey was added to your account',
        text: (time: string) =>
          `on ${time} a passkey was added to your account. It signs in without the password. If you did not add it, remove it from My details.`,
      },
      'passkey-removed': {
        subject: 'A passkey of your account was removed',
        text: (time: string) => `on ${time} a passkey of your account was removed. It no longer signs in.`,
      },
      'email-changed': {
        subject: 'Your e-mail was changed',
        text: (time: string) =>
          `on ${time} your account got another e-mail. From now on you sign in with that one, and are written to there.`,
      },
    },
    emailSubject: 'Confirm your e-mail',
    emailText: 'this is to be the e-mail of your account. Open the link to confirm that it is yours.',
    emailLink: 'Confirm the e-mail',
    emailUnwanted: 'If you do not know what this is about, do nothing: nothing changes.',
    noticeUnwanted:
      'If it was you, there is nothing to do. If it was not, choose another password now and tell those who manage the users of your promoter.',
    noticeLink: 'Choose another password',
  },
  secondFactor: {
    title: 'Two-factor sign-in',
    signInText: 'Enter the code that your app shows now.',
    code: 'Code',
    codeHint: 'Six digits, or one of your recovery codes.',
    codeWrong: 'This code is wrong, or was used before. Enter the one that your app shows now.',
    otherAccount: 'Use another account',
    setUpText:
      'After the password you enter a code that an app on your phone shows. Scan this picture with the app, then enter the code it shows.',
    qrAlt: 'QR code for your app',
    secretText: 'Where you cannot scan, type:',
    setUpSignInText:
      'From now on you enter a code after the password that an app on your phone shows. Scan this picture with the app, then enter the code it shows.',
    demandedText: (promoter: string) =>
      `${promoter} asks everybody who works there for two-factor sign-in. Set it up now; then you go on where you wanted to.`,
    demandedOn: (promoter: string) =>
      `It is on, and stays on as long as you work for ${promoter}, which asks for it. For another phone, ask those who manage users to reset it: at your next sign-in you set it up again.`,
    setUpLate: 'This page was open for too long. Scan the new picture.',
    turnOn: 'Turn on',
    isOn: 'Two-factor sign-in is on',
    recoveryText:
      'Keep these codes where your phone is not. Without the app, each of them signs you in once. They are shown only now.',
    kept: 'I have kept them',
    onText: (left: number) =>
      `It is on, and ${left} of your recovery codes are left. For another phone or for new codes, turn it off and on again.`,
    turnOff: 'Turn off',
    isOff: 'Two-factor sign-in is off',
    isOffText: 'You sign in with the password alone.',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'With a passkey you sign in without password or code: you unlock your phone, your computer or a security key instead.',
    added: (day: string) => `Added on ${day},`,
    used: (day: string) => `last used on ${day}.`,
    unused: 'never used.',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    add: 'Add a passkey',
    name: 'Name',
    nameHint: 'So that you tell it apart, such as “Work laptop”.',
    nameMissing: 'Give the passkey a name.',
    goOn: 'Continue',
    full: (most: number) => `You have ${most} passkeys, and no more are possible. Remove one to add another.`,
    createText: 'Your browser asks where to keep the passkey, and has you unlock that device.',
    create: 'Create passkey',
    notMade: 'No passkey was created. Try again.',
    known: 'This device already has a passkey here.',
    unsupported: 'This browser cannot create passkeys. Use its latest version, or another one.',
    late: 'This page was open for too long. Try again.',
    gone: 'This passkey has already been removed.',
    back: 'Back to the passkeys',
    isAdded: 'The passkey is added',
    isAddedText: 'When you next sign in, choose “Use a passkey”. Your password keeps working.',
    removeText: 'You can no longer sign in with it. Delete it on your device too, which would still offer it.',
    isRemoved: 'The passkey is removed',
    isRemovedText: 'Nobody can sign in with it any more.',
    signIn: 'Use a passkey',
    notUsed: 'No passkey was used. Try again, or enter your password.',
    refused: 'This passkey was not accepted. Try again, or enter your password.',
  },
  pages: {
    invitation: 'Accept the invitation',
    invitationText: (inviter: string, promoter: string, role: string) =>
      `${inviter} invites you to work for ${promoter}. Your role: ${role}.`,
    invitationKnown: (email: string) => `${email} has an account. Its password shows that it is yours.`,
    yourName: 'Your name',
    newPassword: 'New password',
    passwordHint: (least: number) => `At least ${least} characters, and not easy to guess.`,
    passwordLength: (least: number, most: number) => `The password must have ${least} to ${most} characters.`,
    passwordGuessable: 'This password is easy to guess, or known from leaks. Choose another one.',
    changePassword: 'Change password',
    changePasswordText: 'You stay signed in here, and are signed out everywhere else. Your API tokens stay valid.',
    currentPassword: 'Current password',
    currentWrong: 'The current password is wrong.',
    passwordChanged: 'Your password is changed',
    passwordChangedText: 'You stay signed in here, and are signed out everywhere else.',
    changeEmail: 'Change e-mail',
    changeEmailText: (email: string) =>
      `Now it is ${email}. The new one gets a link; it counts once you have opened that.`,
    newEmail: 'New e-mail',
    emailWrong: 'Enter an e-mail address, other than the one you have.',
    emailSentText: (email: string) =>
      `If nobody has an account with ${email}, a link is there within a minute. It works for an hour.`,
    confirmEmail: 'Confirm the e-mail',
    confirmEmailText: (name: string, email: string) => `${email} becomes the e-mail of the account of ${name}.`,
    emailChanged: 'Your e-mail is changed',
    emailChangedText: (email: string) => `From now on you sign in with ${email}.`,
    forgotten: 'Forgotten your password?',
    forgottenText: 'Enter your e-mail: you get a link with which you choose another one.',
    sendLink: 'Send link',
    linkSent: 'Look into your mailbox',
    linkSentText: (email: string) =>
      `If ${email} has an account, the link is there within a minute. It works for an hour.`,
    resetPassword: 'Choose another password',
    passwordReset: 'You have another password',
    passwordResetText: 'You are signed out everywhere. Sign in with the new password. Your API tokens stay valid.',
    signInFirst: 'Sign in first',
    signInFirstText: 'Sign in to the console and come back.',
    nameMissing: 'Enter your name.',
    invitationAccepted: 'You can start',
    invitationAcceptedText: (promoter: string) =>
      `You now work for ${promoter}. Sign in with your e-mail and password.`,
    toConsole: 'To the console',
    linkEnded: 'This link no longer works',
    linkEndedText: 'It was used, replaced by a newer one or withdrawn, or its time is over. Ask for another one.',
  },
};

export type AccountTexts = typeof accountsEnGb;
