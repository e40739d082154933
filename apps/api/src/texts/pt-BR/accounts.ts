import type { AccountTexts } from '../en-GB/accounts.ts';

export const accountsPtBr: AccountTexts = {
  roles: {
    owner: 'Proprietário',
    'promoter-admin': 'Administrador do produtor',
    'venue-operator': 'Gestor de local',
    'event-manager': 'Gestor de eventos',
    'seating-manager': 'Gestor de lugares',
    'box-office': 'Bilheteria',
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
      `${inviter} convida você a trabalhar para ${promoter} na bilheteria. A sua função: ${role}.`,
    invitationPlaces: {
      venue: (names) => `Para estes locais: ${names}.`,
      'partner-site': (names) => `Para estes sites parceiros: ${names}.`,
    },
    invitationLink: 'Aceitar o convite',
    invitationEnds: (hours) => `O link funciona uma vez e durante ${hours} horas. Se tiver expirado, peça outro.`,
    invitationUnwanted: 'Se não esperava este convite, não faça nada: ninguém obtém acesso sem você.',
    resetSubject: 'Escolher outra senha',
    resetText: 'alguém pediu um link para escolher outra senha para a sua conta.',
    resetLink: 'Escolher outra senha',
    resetEnds: (minutes) => `O link funciona uma vez e durante ${minutes} minutos.`,
    resetUnwanted: 'Se não foi você, não faça nada: a sua senha continua a mesma.',
    events: {
      'password-changed': {
        subject: 'A sua senha foi alterada',
        text: (time) =>
          `a senha da sua conta foi alterada em ${time}. A sua sessão terminou em todos os outros lugares.`,
      },
      'second-factor-on': {
        subject: 'Autenticação de dois fatores ligada',
        text: (time) => `desde ${time} a sua conta pede, depois da senha, um código do seu aplicativo.`,
      },
      'second-factor-off': {
        subject: 'Autenticação de dois fatores desligada',
        text: (time) => `desde ${time} a sua conta só pede a senha.`,
      },
      'second-factor-reset': {
        subject: 'Autenticação de dois fatores redefinida',
        text: (time) =>
          `em ${time} alguém que gerencia usuários removeu a segunda etapa do seu login e as suas chaves de acesso. Até você configurá-las de novo, basta a senha.`,
      },
      'passkey-added': {
        subject: 'Chave de acesso adicionada à sua conta',
        text: (time) =>
          `em ${time} foi adicionada uma chave de acesso à sua conta. Com ela é possível entrar sem senha. Se não foi você, remova-a em “Os meus dados”.`,
      },
      'passkey-removed': {
        subject: 'Chave de acesso removida da sua conta',
        text: (time) => `em ${time} foi removida uma chave de acesso da sua conta. Ela não permite mais entrar.`,
      },
      'email-changed': {
        subject: 'O seu e-mail foi alterado',
        text: (time) =>
          `em ${time} a sua conta recebeu outro e-mail. A partir de agora, você entra com ele e recebe nele as nossas mensagens.`,
      },
    },
    emailSubject: 'Confirmar o e-mail',
    emailText: 'este deverá ser o e-mail da sua conta. Abra o link para confirmar que é seu.',
    emailLink: 'Confirmar o e-mail',
    emailUnwanted: 'Se não sabe do que se trata, não faça nada: nada muda.',
    noticeUnwanted:
      'Se foi você, não há nada a fazer. Se não foi, escolha outra senha agora e avise quem gerencia os usuários do seu produtor.',
    noticeLink: 'Escolher outra senha',
  },
  secondFactor: {
    title: 'Autenticação de dois fatores',
    signInText: 'Digite o código que o seu aplicativo mostra agora.',
    code: 'Código',
    codeHint: 'Seis algarismos, ou um dos seus códigos de recuperação.',
    codeWrong: 'Este código está errado ou já foi usado. Digite o que o seu aplicativo mostra agora.',
    otherAccount: 'Usar outra conta',
    setUpText:
      'Depois da senha, você digita um código que um aplicativo mostra no seu telefone. Leia esta imagem com o aplicativo e digite o código que ele mostra.',
    qrAlt: 'QR code para o seu aplicativo',
    secretText: 'Se não conseguir ler a imagem, escreva:',
    setUpSignInText:
      'A partir de agora, depois da senha, você digita um código que um aplicativo mostra no seu telefone. Leia esta imagem com o aplicativo e digite o código que ele mostra.',
    demandedText: (promoter) =>
      `${promoter} exige a autenticação de dois fatores de todos os que trabalham lá. Configure-a agora; depois você continua para onde queria ir.`,
    demandedOn: (promoter) =>
      `Está ligada e assim fica enquanto você trabalhar para ${promoter}, que a exige. Para outro telefone, peça a quem gerencia usuários que a redefina: no próximo login, você a configura de novo.`,
    setUpLate: 'Esta página esteve aberta tempo demais. Leia a nova imagem.',
    turnOn: 'Ligar',
    isOn: 'A autenticação de dois fatores está ligada',
    recoveryText:
      'Guarde estes códigos longe do seu telefone. Sem o aplicativo, cada um permite entrar uma vez. Só são mostrados agora.',
    kept: 'Já os guardei',
    onText: (left) =>
      `Está ligada e restam ${left} dos seus códigos de recuperação. Para outro telefone ou novos códigos, desligue-a e volte a ligá-la.`,
    turnOff: 'Desligar',
    isOff: 'A autenticação de dois fatores está desligada',
    isOffText: 'Você entra só com a senha.',
  },
  passkeys: {
    title: 'Chaves de acesso',
    text: 'Com uma chave de acesso você entra sem senha nem código: em vez disso, desbloqueia o telefone, o computador ou uma chave de segurança.',
    added: (day) => `Adicionada em ${day},`,
    used: (day) => `usada pela última vez em ${day}.`,
    unused: 'nunca usada.',
    remove: 'Remover',
    removeOf: (name) => `Remover ${name}`,
    add: 'Adicionar uma chave de acesso',
    name: 'Nome',
    nameHint: 'Para você a reconhecer, por exemplo “Notebook do escritório”.',
    nameMissing: 'Dê um nome à chave de acesso.',
    goOn: 'Continuar',
    full: (most) => `Você tem ${most} chaves de acesso, o máximo possível. Remova uma para adicionar outra.`,
    createText: 'O navegador pergunta onde guardar a chave de acesso e pede que você desbloqueie esse dispositivo.',
    create: 'Criar chave de acesso',
    notMade: 'Nenhuma chave de acesso foi criada. Tente de novo.',
    known: 'Este dispositivo já tem uma chave de acesso aqui.',
    unsupported: 'Este navegador não consegue criar chaves de acesso. Use a versão mais recente ou outro navegador.',
    late: 'Esta página esteve aberta tempo demais. Tente de novo.',
    gone: 'Esta chave de acesso já foi removida.',
    back: 'Voltar às chaves de acesso',
    isAdded: 'A chave de acesso foi adicionada',
    isAddedText: 'No próximo login, escolha “Usar uma chave de acesso”. Sua senha continua válida.',
    removeText:
      'Você não poderá mais entrar com ela. Exclua-a também do seu dispositivo, que de outro modo continua a oferecê-la.',
    isRemoved: 'A chave de acesso foi removida',
    isRemovedText: 'Ninguém mais pode entrar com ela.',
    signIn: 'Usar uma chave de acesso',
    notUsed: 'Nenhuma chave de acesso foi usada. Tente de novo ou digite a senha.',
    refused: 'Esta chave de acesso não foi aceita. Tente de novo ou digite a senha.',
  },
  pages: {
    invitation: 'Aceitar o convite',
    invitationText: (inviter, promoter, role) =>
      `${inviter} convida você a trabalhar para ${promoter}. A sua função: ${role}.`,
    invitationKnown: (email) => `${email} já tem uma conta. A senha mostra que é sua.`,
    yourName: 'O seu nome',
    newPassword: 'Nova senha',
    passwordHint: (least) => `Pelo menos ${least} caracteres, e não fácil de adivinhar.`,
    passwordLength: (least, most) => `A senha deve ter ${least} a ${most} caracteres.`,
    passwordGuessable: 'Esta senha é fácil de adivinhar ou conhecida de vazamentos de dados. Escolha outra.',
    changePassword: 'Alterar senha',
    changePasswordText:
      'A sessão continua aqui e termina em todos os outros lugares. Seus tokens de API continuam válidos.',
    currentPassword: 'Senha atual',
    currentWrong: 'A senha atual está errada.',
    passwordChanged: 'A sua senha foi alterada',
    passwordChangedText: 'A sessão continua aqui e terminou em todos os outros lugares.',
    changeEmail: 'Alterar e-mail',
    changeEmailText: (email) => `Agora é ${email}. O novo recebe um link e passa a valer quando o abrir.`,
    newEmail: 'Novo e-mail',
    emailWrong: 'Digite um endereço de e-mail diferente do atual.',
    emailSentText: (email) =>
      `Se ninguém tiver uma conta com ${email}, o link chega dentro de um minuto. Funciona durante uma hora.`,
    confirmEmail: 'Confirmar o e-mail',
    confirmEmailText: (name, email) => `${email} passa a ser o e-mail da conta de ${name}.`,
    emailChanged: 'O seu e-mail foi alterado',
    emailChangedText: (email) => `A partir de agora, você entra com ${email}.`,
    forgotten: 'Esqueceu a senha?',
    forgottenText: 'Digite o seu e-mail: você recebe um link para escolher outra.',
    sendLink: 'Enviar link',
    linkSent: 'Veja a sua caixa de entrada',
    linkSentText: (email) =>
      `Se ${email} tiver uma conta, o link chega dentro de um minuto. Funciona durante uma hora.`,
    resetPassword: 'Escolher outra senha',
    passwordReset: 'Você já tem outra senha',
    passwordResetText:
      'A sessão terminou em todos os lugares. Entre com a nova senha. Seus tokens de API continuam válidos.',
    signInFirst: 'Entre primeiro',
    signInFirstText: 'Entre no console e volte aqui.',
    nameMissing: 'Digite o seu nome.',
    invitationAccepted: 'Pode começar',
    invitationAcceptedText: (promoter) => `Você já trabalha para ${promoter}. Entre com o seu e-mail e senha.`,
    toConsole: 'Ir para o console',
    linkEnded: 'Este link não funciona mais',
    linkEndedText: 'Foi usado, substituído por um mais recente ou retirado, ou o prazo terminou. Peça outro.',
  },
};
