import type { Role } from '@parterre/contract/wire/permissions';

/** What those who work with the console are written, and read on the pages of their accounts. */
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
  } satisfies Record<Role, string>,
  mails: {
    invitationSubject: (promoter: string) => `Invitation to work for ${promoter}`,
    invitationText: (inviter: string, promoter: string, role: string) =>
      `${inviter} invites you to work for ${promoter} in the ticket office, as: ${role}.`,
    invitationLink: 'Accept the invitation',
    invitationEnds: (hours: number) =>
      `The link works once and for ${hours} hours. If it has ended, ask for another one.`,
    invitationUnwanted: 'If you did not expect this, do nothing: nobody gets access without you.',
    resetSubject: 'Choose another password',
    resetText: 'somebody asked for a link to choose another password for your account.',
    resetLink: 'Choose another password',
    resetEnds: (minutes: number) => `The link works once and for ${minutes} minutes.`,
    resetUnwanted: 'If it was not you, do nothing: your password stays as it is.',
  },
  pages: {
    invitation: 'Accept the invitation',
    invitationText: (inviter: string, promoter: string, role: string) =>
      `${inviter} invites you to work for ${promoter}, as: ${role}.`,
    invitationKnown: (email: string) => `${email} has an account. Its password shows that it is yours.`,
    yourName: 'Your name',
    newPassword: 'New password',
    passwordHint: (least: number) => `At least ${least} characters, and not easy to guess.`,
    passwordLength: (least: number, most: number) => `The password must have ${least} to ${most} characters.`,
    passwordGuessable: 'This password is easy to guess, or known from leaks. Choose another one.',
    changePassword: 'Change password',
    changePasswordText: 'You stay signed in here, and are signed out everywhere else.',
    currentPassword: 'Current password',
    currentWrong: 'The current password is wrong.',
    passwordChanged: 'Your password is changed',
    passwordChangedText: 'You stay signed in here, and are signed out everywhere else.',
    forgotten: 'Forgotten your password?',
    forgottenText: 'Enter your e-mail: you get a link with which you choose another one.',
    sendLink: 'Send link',
    linkSent: 'Look into your mailbox',
    linkSentText: (email: string) =>
      `If ${email} has an account, the link is there within a minute. It works for an hour.`,
    resetPassword: 'Choose another password',
    passwordReset: 'You have another password',
    passwordResetText: 'You are signed out everywhere. Sign in with the new password.',
    signInFirst: 'Sign in first',
    signInFirstText: 'To change your password, sign in to the console and come back.',
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
