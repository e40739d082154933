import type { AccountTexts } from '../en-GB/accounts.ts';

export const accountsPt: AccountTexts = {
  roles: {
    owner: 'Proprietário',
    'promoter-admin': 'Administrador do promotor',
    'venue-operator': 'Gestor de recinto',
    'event-manager': 'Gestor de eventos',
    'seating-manager': 'Gestor de lugares',
    'box-office': 'Bilheteira',
    finance: 'Finanças',
    marketing: 'Marketing',
    'reports-only': 'Só relatórios',
    partner: 'Parceiro',
    auditor: 'Auditor',
    custom: 'Função própria',
  },
  mails: {
    invitationSubject: (promoter) => `Convite para trabalhar para ${promoter}`,
    invitationText: (inviter, promoter, role) =>
      `${inviter} envia-lhe um convite para trabalhar para ${promoter} na bilheteira, como: ${role}.`,
    invitationPlaces: {
      venue: (names) => `Para estes recintos: ${names}.`,
      'partner-site': (names) => `Para estes sites parceiros: ${names}.`,
    },
    invitationLink: 'Aceitar o convite',
    invitationEnds: (hours) => `O link funciona uma vez e durante ${hours} horas. Se tiver expirado, peça outro.`,
    invitationUnwanted: 'Se não esperava este convite, não faça nada: ninguém obtém acesso sem si.',
    resetSubject: 'Escolher outra palavra-passe',
    resetText: 'alguém pediu um link para escolher outra palavra-passe para a sua conta.',
    resetLink: 'Escolher outra palavra-passe',
    resetEnds: (minutes) => `O link funciona uma vez e durante ${minutes} minutos.`,
    resetUnwanted: 'Se não fez este pedido, não faça nada: a sua palavra-passe fica como está.',
    events: {
      'password-changed': {
        subject: 'A sua palavra-passe foi alterada',
        text: (time) =>
          `a palavra-passe da sua conta foi alterada em ${time}. A sua sessão terminou em todos os outros sítios.`,
      },
      'second-factor-on': {
        subject: 'Autenticação de dois fatores ligada',
        text: (time) => `desde ${time} a sua conta pede, depois da palavra-passe, um código da sua aplicação.`,
      },
      'second-factor-off': {
        subject: 'Autenticação de dois fatores desligada',
        text: (time) => `desde ${time} a sua conta só pede a palavra-passe.`,
      },
      'second-factor-reset': {
        subject: 'Autenticação de dois fatores reposta',
        text: (time) =>
          `em ${time} alguém que gere utilizadores removeu o segundo passo do seu início de sessão. Até o configurar de novo, basta a palavra-passe.`,
      },
      'email-changed': {
        subject: 'O seu e-mail foi alterado',
        text: (time) =>
          `em ${time} a sua conta recebeu outro e-mail. A partir de agora inicia sessão com ele e é para lá que lhe escrevemos.`,
      },
    },
    emailSubject: 'Confirmar o e-mail',
    emailText: 'este deverá ser o e-mail da sua conta. Abra o link para confirmar que é seu.',
    emailLink: 'Confirmar o e-mail',
    emailUnwanted: 'Se não sabe do que se trata, não faça nada: nada muda.',
    noticeUnwanted:
      'Se foi o próprio, não há nada a fazer. Se não foi, escolha já outra palavra-passe e avise quem gere os utilizadores do seu promotor.',
    noticeLink: 'Escolher outra palavra-passe',
  },
  secondFactor: {
    title: 'Autenticação de dois fatores',
    signInText: 'Introduza o código que a sua aplicação mostra agora.',
    code: 'Código',
    codeHint: 'Seis algarismos, ou um dos seus códigos de recuperação.',
    codeWrong: 'Este código está errado ou já foi usado. Introduza o que a sua aplicação mostra agora.',
    setUpText:
      'Depois da palavra-passe, introduz um código que uma aplicação mostra no seu telefone. Leia esta imagem com a aplicação e introduza o código que ela mostra.',
    qrAlt: 'Código QR para a sua aplicação',
    secretText: 'Se não conseguir ler a imagem, escreva:',
    setUpSignInText:
      'A partir de agora, depois da palavra-passe, introduz um código que uma aplicação mostra no seu telefone. Leia esta imagem com a aplicação e introduza o código que ela mostra.',
    demandedText: (promoter) =>
      `${promoter} exige a autenticação de dois fatores a todos os que lá trabalham. Configure-a agora; depois continua para onde queria ir.`,
    demandedOn: (promoter) =>
      `Está ligada e assim fica enquanto trabalhar para ${promoter}, que a exige. Para outro telefone, peça a quem gere utilizadores que a reponha: no próximo início de sessão volta a configurá-la.`,
    setUpLate: 'Esta página esteve aberta demasiado tempo. Leia a nova imagem.',
    turnOn: 'Ligar',
    isOn: 'A autenticação de dois fatores está ligada',
    recoveryText:
      'Guarde estes códigos longe do seu telefone. Sem a aplicação, cada um permite iniciar sessão uma vez. Só são mostrados agora.',
    kept: 'Já os guardei',
    onText: (left) =>
      `Está ligada e restam ${left} dos seus códigos de recuperação. Para outro telefone ou novos códigos, desligue-a e volte a ligá-la.`,
    turnOff: 'Desligar',
    isOff: 'A autenticação de dois fatores está desligada',
    isOffText: 'Inicia sessão só com a palavra-passe.',
  },
  pages: {
    invitation: 'Aceitar o convite',
    invitationText: (inviter, promoter, role) =>
      `${inviter} envia-lhe um convite para trabalhar para ${promoter}, como: ${role}.`,
    invitationKnown: (email) => `${email} já tem uma conta. A palavra-passe mostra que é sua.`,
    yourName: 'O seu nome',
    newPassword: 'Nova palavra-passe',
    passwordHint: (least) => `Pelo menos ${least} caracteres, e não fácil de adivinhar.`,
    passwordLength: (least, most) => `A palavra-passe tem de ter ${least} a ${most} caracteres.`,
    passwordGuessable: 'Esta palavra-passe é fácil de adivinhar ou conhecida de fugas de dados. Escolha outra.',
    changePassword: 'Alterar palavra-passe',
    changePasswordText:
      'A sessão continua aqui e termina em todos os outros sítios. Os seus tokens de API continuam válidos.',
    currentPassword: 'Palavra-passe atual',
    currentWrong: 'A palavra-passe atual está errada.',
    passwordChanged: 'A sua palavra-passe foi alterada',
    passwordChangedText: 'A sessão continua aqui e terminou em todos os outros sítios.',
    changeEmail: 'Alterar e-mail',
    changeEmailText: (email) => `Agora é ${email}. O novo recebe um link e passa a valer quando o abrir.`,
    newEmail: 'Novo e-mail',
    emailWrong: 'Introduza um endereço de e-mail diferente do atual.',
    emailSentText: (email) =>
      `Se ninguém tiver uma conta com ${email}, o link chega dentro de um minuto. Funciona durante uma hora.`,
    confirmEmail: 'Confirmar o e-mail',
    confirmEmailText: (name, email) => `${email} passa a ser o e-mail da conta de ${name}.`,
    emailChanged: 'O seu e-mail foi alterado',
    emailChangedText: (email) => `A partir de agora inicia sessão com ${email}.`,
    forgotten: 'Esqueceu-se da palavra-passe?',
    forgottenText: 'Introduza o seu e-mail: recebe um link com o qual escolhe outra.',
    sendLink: 'Enviar link',
    linkSent: 'Veja a sua caixa de correio',
    linkSentText: (email) =>
      `Se ${email} tiver uma conta, o link chega dentro de um minuto. Funciona durante uma hora.`,
    resetPassword: 'Escolher outra palavra-passe',
    passwordReset: 'Já tem outra palavra-passe',
    passwordResetText:
      'A sessão terminou em todo o lado. Inicie sessão com a nova palavra-passe. Os seus tokens de API continuam válidos.',
    signInFirst: 'Inicie sessão primeiro',
    signInFirstText: 'Para alterar a palavra-passe, inicie sessão na consola e volte aqui.',
    nameMissing: 'Introduza o seu nome.',
    invitationAccepted: 'Pode começar',
    invitationAcceptedText: (promoter) =>
      `Já trabalha para ${promoter}. Inicie sessão com o seu e-mail e palavra-passe.`,
    toConsole: 'Ir para a consola',
    linkEnded: 'Este link já não funciona',
    linkEndedText: 'Foi usado, substituído por um mais recente ou retirado, ou o prazo terminou. Peça outro.',
  },
};
