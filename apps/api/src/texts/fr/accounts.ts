import type { AccountTexts } from '../en-GB/accounts.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('fr');

export const accountsFr: AccountTexts = {
  roles: {
    owner: 'Propriétaire',
    'promoter-admin': 'Administrateur',
    'venue-operator': 'Exploitant de lieu',
    'event-manager': 'Responsable d’événements',
    'seating-manager': 'Responsable du placement',
    'box-office': 'Guichet',
    finance: 'Finances',
    marketing: 'Marketing',
    'reports-only': 'Rapports seuls',
    partner: 'Partenaire',
    auditor: 'Auditeur',
    custom: 'Rôle personnalisé',
  },
  mails: {
    invitationSubject: (promoter) => `Invitation à travailler pour ${promoter}`,
    invitationText: (inviter, promoter, role) =>
      `${inviter} vous invite à travailler pour ${promoter} dans la billetterie. Votre rôle : ${role}.`,
    invitationPlaces: {
      venue: (names) => `Pour ces lieux : ${names}.`,
      'partner-site': (names) => `Pour ces sites partenaires : ${names}.`,
    },
    invitationLink: 'Accepter l’invitation',
    invitationEnds: (hours) =>
      `Le lien est valable une seule fois, pendant ${hours} heures. S’il a expiré, demandez-en un autre.`,
    invitationUnwanted: 'Si vous ne vous y attendiez pas, ne faites rien : personne n’obtient d’accès sans vous.',
    resetSubject: 'Choisir un nouveau mot de passe',
    resetText: 'Quelqu’un a demandé un lien pour choisir un nouveau mot de passe pour votre compte.',
    resetLink: 'Choisir un nouveau mot de passe',
    resetEnds: (minutes) => `Le lien est valable une seule fois, pendant ${minutes} minutes.`,
    resetUnwanted: 'Si ce n’était pas vous, ne faites rien : votre mot de passe reste inchangé.',
    events: {
      'password-changed': {
        subject: 'Votre mot de passe a été changé',
        text: (time) =>
          `Le mot de passe de votre compte a été changé le ${time}. Vous avez été déconnecté partout ailleurs.`,
      },
      'second-factor-on': {
        subject: 'La double authentification est activée',
        text: (time) => `Depuis le ${time}, votre compte demande un code de votre application après le mot de passe.`,
      },
      'second-factor-off': {
        subject: 'La double authentification est désactivée',
        text: (time) => `Depuis le ${time}, votre compte ne demande plus que le mot de passe.`,
      },
      'second-factor-reset': {
        subject: 'La double authentification a été réinitialisée',
        text: (time) =>
          `Le ${time}, une personne qui gère les utilisateurs a désactivé votre double authentification et supprimé vos clés d’accès. Jusqu’à ce que vous les configuriez de nouveau, le mot de passe suffit.`,
      },
      'passkey-added': {
        subject: 'Une clé d’accès a été ajoutée à votre compte',
        text: (time) =>
          `Le ${time}, une clé d’accès a été ajoutée à votre compte. Elle permet de se connecter sans mot de passe. Si ce n’était pas vous, supprimez-la dans « Mes informations ».`,
      },
      'passkey-removed': {
        subject: 'Une clé d’accès de votre compte a été supprimée',
        text: (time) =>
          `Le ${time}, une clé d’accès de votre compte a été supprimée. Elle ne permet plus de se connecter.`,
      },
      'email-changed': {
        subject: 'Votre adresse e-mail a été modifiée',
        text: (time) =>
          `L’adresse e-mail de votre compte a été modifiée le ${time}. Dès maintenant, vous vous connectez avec cette adresse et c’est là que nous vous écrivons.`,
      },
    },
    emailSubject: 'Confirmez votre adresse e-mail',
    emailText: 'Cette adresse doit devenir celle de votre compte. Ouvrez le lien pour confirmer qu’elle est à vous.',
    emailLink: 'Confirmer l’adresse e-mail',
    emailUnwanted: 'Si vous ne savez pas de quoi il s’agit, ne faites rien : rien ne change.',
    noticeUnwanted:
      'Si c’était vous, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et prévenez les personnes qui gèrent les utilisateurs de votre organisateur.',
    noticeLink: 'Choisir un nouveau mot de passe',
  },
  secondFactor: {
    title: 'Double authentification',
    signInText: 'Saisissez le code que votre application affiche maintenant.',
    code: 'Code',
    codeHint: 'Six chiffres, ou l’un de vos codes de secours.',
    codeWrong: 'Ce code est incorrect ou a déjà servi. Saisissez celui que votre application affiche maintenant.',
    otherAccount: 'Utiliser un autre compte',
    setUpText:
      'Après le mot de passe, vous saisissez un code affiché par une application de votre téléphone. Scannez cette image avec l’application, puis saisissez le code affiché.',
    setUpSignInText:
      'Désormais, vous saisissez après le mot de passe un code affiché par une application de votre téléphone. Scannez cette image avec l’application, puis saisissez le code affiché.',
    demandedText: (promoter) =>
      `${promoter} exige la double authentification de toutes les personnes qui y travaillent. Activez-la maintenant ; vous arriverez ensuite à la page demandée.`,
    demandedOn: (promoter) =>
      `Elle est activée et le reste tant que vous travaillez pour ${promoter}, qui l’exige. Pour un autre téléphone, demandez aux personnes qui gèrent les utilisateurs de la réinitialiser : vous l’activerez de nouveau à la prochaine connexion.`,
    qrAlt: 'Code QR pour votre application',
    secretText: 'Si vous ne pouvez pas scanner, saisissez :',
    setUpLate: 'Cette page est restée ouverte trop longtemps. Scannez la nouvelle image.',
    turnOn: 'Activer',
    isOn: 'La double authentification est activée',
    recoveryText:
      'Conservez ces codes ailleurs que sur votre téléphone. Sans l’application, chacun d’eux vous connecte une fois. Ils ne sont affichés que maintenant.',
    kept: 'Je les ai conservés',
    onText: (left) =>
      `Elle est activée, et il vous reste ${plural(left, { one: `${left} code`, other: `${left} codes` })} de secours. Pour un autre téléphone ou de nouveaux codes, désactivez-la puis réactivez-la.`,
    turnOff: 'Désactiver',
    isOff: 'La double authentification est désactivée',
    isOffText: 'Vous vous connectez avec le seul mot de passe.',
  },
  passkeys: {
    title: 'Clés d’accès',
    text: 'Avec une clé d’accès, vous vous connectez sans mot de passe ni code : vous déverrouillez votre téléphone, votre ordinateur ou une clé de sécurité.',
    added: (day) => `Ajoutée le ${day},`,
    used: (day) => `utilisée pour la dernière fois le ${day}.`,
    unused: 'jamais utilisée.',
    remove: 'Supprimer',
    removeOf: (name) => `Supprimer ${name}`,
    add: 'Ajouter une clé d’accès',
    name: 'Nom',
    nameHint: 'Pour la reconnaître, par exemple « Portable du bureau ».',
    nameMissing: 'Donnez un nom à la clé d’accès.',
    goOn: 'Continuer',
    full: (most) =>
      `Vous avez ${most} clés d’accès, ce qui est le maximum. Supprimez-en une pour en ajouter une autre.`,
    createText: 'Votre navigateur demande où conserver la clé d’accès et vous fait déverrouiller cet appareil.',
    create: 'Créer la clé d’accès',
    notMade: 'Aucune clé d’accès n’a été créée. Réessayez.',
    known: 'Cet appareil possède déjà une clé d’accès ici.',
    unsupported:
      'Ce navigateur ne sait pas créer de clé d’accès. Utilisez sa dernière version, ou un autre navigateur.',
    late: 'Cette page est restée ouverte trop longtemps. Réessayez.',
    gone: 'Cette clé d’accès a déjà été supprimée.',
    back: 'Retour aux clés d’accès',
    isAdded: 'La clé d’accès est ajoutée',
    isAddedText: 'À la prochaine connexion, choisissez « Utiliser une clé d’accès ». Votre mot de passe reste valable.',
    removeText:
      'Elle ne permettra plus de vous connecter. Supprimez-la aussi de votre appareil, qui continuerait à la proposer.',
    isRemoved: 'La clé d’accès est supprimée',
    isRemovedText: 'Personne ne peut plus se connecter avec elle.',
    signIn: 'Utiliser une clé d’accès',
    notUsed: 'Aucune clé d’accès n’a été utilisée. Réessayez, ou saisissez votre mot de passe.',
    refused: 'Cette clé d’accès n’a pas été acceptée. Réessayez, ou saisissez votre mot de passe.',
  },
  pages: {
    invitation: 'Accepter l’invitation',
    invitationText: (inviter, promoter, role) =>
      `${inviter} vous invite à travailler pour ${promoter}. Votre rôle : ${role}.`,
    invitationKnown: (email) => `${email} a déjà un compte. Son mot de passe prouve qu’il est à vous.`,
    yourName: 'Votre nom',
    newPassword: 'Nouveau mot de passe',
    passwordHint: (least) => `Au moins ${least} caractères, et difficile à deviner.`,
    passwordLength: (least, most) => `Le mot de passe doit compter de ${least} à ${most} caractères.`,
    passwordGuessable: 'Ce mot de passe est facile à deviner, ou connu à la suite de fuites. Choisissez-en un autre.',
    changePassword: 'Changer le mot de passe',
    changePasswordText:
      'Vous restez connecté ici et serez déconnecté partout ailleurs. Vos jetons API restent valables.',
    currentPassword: 'Mot de passe actuel',
    currentWrong: 'Le mot de passe actuel est incorrect.',
    passwordChanged: 'Votre mot de passe est changé',
    passwordChangedText: 'Vous restez connecté ici et êtes déconnecté partout ailleurs.',
    changeEmail: 'Changer d’adresse e-mail',
    changeEmailText: (email) =>
      `Actuellement : ${email}. La nouvelle adresse reçoit un lien ; elle compte dès que vous l’avez ouvert.`,
    newEmail: 'Nouvelle adresse e-mail',
    emailWrong: 'Saisissez une adresse e-mail, différente de l’actuelle.',
    emailSentText: (email) =>
      `Si personne n’a de compte avec ${email}, un lien y arrive d’ici une minute. Il est valable une heure.`,
    confirmEmail: 'Confirmer l’adresse e-mail',
    confirmEmailText: (name, email) => `${email} devient l’adresse e-mail du compte de ${name}.`,
    emailChanged: 'Votre adresse e-mail est modifiée',
    emailChangedText: (email) => `Dès maintenant, vous vous connectez avec ${email}.`,
    forgotten: 'Mot de passe oublié ?',
    forgottenText: 'Saisissez votre e-mail : vous recevrez un lien pour choisir un nouveau mot de passe.',
    sendLink: 'Envoyer le lien',
    linkSent: 'Consultez votre messagerie',
    linkSentText: (email) => `Si ${email} a un compte, le lien y arrive d’ici une minute. Il est valable une heure.`,
    resetPassword: 'Choisir un nouveau mot de passe',
    passwordReset: 'Vous avez un nouveau mot de passe',
    passwordResetText:
      'Vous êtes déconnecté partout. Connectez-vous avec le nouveau mot de passe. Vos jetons API restent valables.',
    signInFirst: 'Connectez-vous d’abord',
    signInFirstText: 'Connectez-vous à la console et revenez ici.',
    nameMissing: 'Saisissez votre nom.',
    invitationAccepted: 'Tout est prêt',
    invitationAcceptedText: (promoter) =>
      `Vous travaillez maintenant pour ${promoter}. Connectez-vous avec votre e-mail et votre mot de passe.`,
    toConsole: 'Vers la console',
    linkEnded: 'Ce lien ne fonctionne plus',
    linkEndedText:
      'Il a été utilisé, remplacé par un plus récent ou retiré, ou sa durée est écoulée. Demandez-en un autre.',
  },
};
