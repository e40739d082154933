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
      `${inviter} envia-lhe um convite para trabalhar para ${promoter} na bilheteira. A sua função: ${role}.`,
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
          `em ${time} alguém que gere utilizadores removeu o segundo passo do seu início de sessão e as suas chaves de acesso. Até os configurar de novo, basta a palavra-passe.`,
      },
      'passkey-added': {
        subject: 'Chave de acesso adicionada à sua conta',
        text: (time) =>
          `em ${time} foi adicionada uma chave de acesso à sua conta. Com ela inicia-se sessão sem palavra-passe. Se não foi o próprio, remova-a em «Os meus dados».`,
      },
      'passkey-removed': {
        subject: 'Chave de acesso removida da sua conta',
        text: (time) => `em ${time} foi removida uma chave de acesso da sua conta. Já não permite iniciar sessão.`,
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
    otherAccount: 'Usar outra conta',
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
  passkeys: {
    title: 'Chaves de acesso',
    text: 'Com uma chave de acesso inicia sessão sem palavra-passe nem código: em vez disso, desbloqueia o telefone, o computador ou uma chave de segurança.',
    added: (day) => `Adicionada em ${day},`,
    used: (day) => `usada pela última vez em ${day}.`,
    unused: 'nunca usada.',
    remove: 'Remover',
    removeOf: (name) => `Remover ${name}`,
    add: 'Adicionar uma chave de acesso',
    name: 'Nome',
    nameHint: 'Para a reconhecer, por exemplo «Portátil do escritório».',
    nameMissing: 'Dê um nome à chave de acesso.',
    goOn: 'Continuar',
    full: (most) => `Tem ${most} chaves de acesso, o máximo possível. Remova uma para adicionar outra.`,
    createText: 'O navegador pergunta onde guardar a chave de acesso e pede-lhe que desbloqueie esse dispositivo.',
    create: 'Criar chave de acesso',
    notMade: 'Não foi criada nenhuma chave de acesso. Tente de novo.',
    known: 'Este dispositivo já tem uma chave de acesso aqui.',
    unsupported: 'Este navegador não consegue criar chaves de acesso. Use a versão mais recente ou outro navegador.',
    late: 'Esta página esteve aberta demasiado tempo. Tente de novo.',
    gone: 'Esta chave de acesso já foi removida.',
    back: 'Voltar às chaves de acesso',
    isAdded: 'A chave de acesso foi adicionada',
    isAddedText:
      'No próximo início de sessão, escolha «Usar uma chave de acesso». A sua palavra-passe continua válida.',
    removeText:
      'Deixa de poder iniciar sessão com ela. Elimine-a também do seu dispositivo, que de outro modo a continua a propor.',
    isRemoved: 'A chave de acesso foi removida',
    isRemovedText: 'Já ninguém pode iniciar sessão com ela.',
    signIn: 'Usar uma chave de acesso',
    notUsed: 'Não foi usada nenhuma chave de acesso. Tente de novo ou introduza a palavra-passe.',
    refused: 'Esta chave de acesso não foi aceite. Tente de novo ou introduza a palavra-passe.',
  },
  pages: {
    invitation: 'Aceitar o convite',
    invitationText: (inviter, promoter, role) =>
      `${inviter} envia-lhe um convite para trabalhar para ${promoter}. A sua função: ${role}.`,
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
    signInFirstText: 'Inicie sessão na consola e volte aqui.',
    nameMissing: 'Introduza o seu nome.',
    invitationAccepted: 'Pode começar',
    invitationAcceptedText: (promoter) =>
      `Já trabalha para ${promoter}. Inicie sessão com o seu e-mail e palavra-passe.`,
    toConsole: 'Ir para a consola',
    linkEnded: 'Este link já não funciona',
    linkEndedText: 'Foi usado, substituído por um mais recente ou retirado, ou o prazo terminou. Peça outro.',
  },
};
