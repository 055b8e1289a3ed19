import type { Language } from './steps.ts';

/** Who is there: nobody, somebody who has just begun free play, or a session of one of the types of SPEC section 6. */
export type Who = 'guest' | 'trial' | 0 | 1 | 2 | 4 | 40 | 41 | 42;

/** What SPEC section 6 lets each do, written out by hand; a guest may nothing of it. */
interface May {
  /** Pays in, sends money. */
  readonly money?: true;
  /** Has real money, which is paid out. */
  readonly withdraw?: true;
  /** Has an inbox, a chat and notices that are read or not. */
  readonly messages?: true;
  /** Has the agents' home and tools. */
  readonly agent?: true;
  /** Is reminded at home of the contract that waits. */
  readonly reminded?: true;
  /** Is there, but for free. */
  readonly free?: true;
}

export interface SessionCase {
  readonly who: Who;
  /** The seeded account. */
  readonly username?: string;
  readonly language: Language;
  readonly may: May;
}

const type = (who: 0 | 1 | 2 | 40 | 41 | 42, language: Language, may: May): SessionCase => ({
  who,
  username: `tipo${who}`,
  language,
  may: { messages: true, withdraw: true, ...may },
});

/** Every type, half of them in each language, so that two that are alike see every flow in both. */
export const CASES: readonly SessionCase[] = [
  { who: 'guest', language: 'pt', may: {} },
  { who: 'guest', language: 'en', may: {} },
  type(0, 'pt', { money: true, reminded: true }),
  type(40, 'en', {}),
  type(1, 'pt', { money: true, agent: true, reminded: true }),
  type(2, 'en', { money: true, agent: true, reminded: true }),
  type(41, 'pt', { agent: true }),
  type(42, 'en', { agent: true }),
  { who: 4, username: 'trial', language: 'pt', may: { free: true } },
  { who: 'trial', language: 'en', may: { free: true } },
];

/** The agents' tools of SPEC 2.11 that are pages: the word on the tile, which is the page's title too, and its address. */
export const TOOLS = [
  '/m/agent/team/overview',
  '/m/transaction/record?types=A',
  '/m/member/team',
  '/m/redRain',
  '/m/agent/team/pnl',
  '/m/teamBetting',
  '/m/member/agent/agentRebeat',
  '/m/member/teamRebate',
  '/m/securityCenter',
  '/m/webEmail',
] as const;

/** Addresses that only agents open. */
export const AGENTS_ONLY = [
  '/m/agent',
  ...TOOLS.filter((path) => !/record|redRain|security|webEmail/.test(path)),
  '/m/agentRegister',
  '/m/member/agent/agentDivident',
] as const;

/** The contracts' pages, for whoever has an account. */
export const CONTRACTS = [
  '/m/member/agent/getSalaryContract',
  '/m/member/agent/getDevidendContract',
  '/m/member/agent/getHourContract',
] as const;

/** What is read on the screen, in the order in which it comes. */
export const WORDS = {
  pt: {
    reminder: /contrato de salário diário/,
    cancel: 'Cancelar',
    refused: 'Indisponível para contas de teste. Crie uma conta para continuar.',
    otherType: 'Indisponível para o seu tipo de conta. Fale com o suporte.',
    footer: { invite: 'Convidar', deposit: 'Depositar', chat: 'Suporte', member: 'Conta' },
    agentInvite: 'Convide como agente',
    gotIt: 'Entendi',
    register: 'Jogue de verdade',
    registerNow: 'Cadastrar agora',
    inbox: 'Caixa de entrada',
    notices: 'Avisos',
    liveChat: 'Chat ao vivo',
    unread: (count: number) => `${count} não lidos`,
    agentsNotice: 'Novo painel de equipe',
    help: 'Saques',
    feedback: 'O que podemos melhorar?',
    send: 'Enviar',
    sent: 'Obrigado! Sua sugestão foi enviada.',
    app: 'O mesmo site, em um toque, na tela inicial do seu celular.',
    ios: 'iPhone e iPad',
    safari: 'Toque em Compartilhar, no rodapé.',
    paidRooms: 'Pagas',
    ticket: /^Entrar na sala de /,
    greeting: /^(?:Bom dia|Boa tarde|Boa noite),/,
    tools: [
      'Visão da equipe',
      'Extrato da conta',
      'Gestão da equipe',
      'Chuva de envelopes',
      'Resultado da equipe',
      'Apostas da equipe',
      'Configurar rebate',
      'Receita de rebate',
      'Central de segurança',
      'Caixa de entrada',
      'Suporte online',
    ],
    agentFooter: ['Início', 'Abrir conta', 'Dividendos', 'Avisos'],
    transfer: 'Transferir',
    picked: 'Escolhidos: 0',
    proposes: 'agent1 propõe este contrato a você',
    noContract: 'Você ainda não tem este contrato',
    team: 'Equipe',
    agentsOnly: 'Só para agentes',
    agentView: 'Agente',
    envelopes: 'Meus envelopes',
    deposit: 'Depositar',
    withdraw: 'Sacar',
    agentArea: 'Área do agente',
    inviteFriends: 'Convidar amigos',
    menu: 'Abrir menu',
    password: 'Alterar senha',
    again: 'Tentar de novo',
    trouble: ['Tentar de novo', 'Só para agentes', 'Indisponível para contas de teste', 'Sua conta não tem permissão'],
    friends: 'Seus amigos',
    unreadMark: 'Não lida:',
    unreadNotice: /^Não lido:/,
    rooms: 'Salas ao vivo',
    onAir: 'Ao vivo',
    agentTools: 'Ferramentas do agente',
  },
  en: {
    reminder: /daily salary contract/,
    cancel: 'Cancel',
    refused: 'Not available for trial accounts. Create an account to continue.',
    otherType: 'Not available for your type of account. Talk to customer service.',
    footer: { invite: 'Invite', deposit: 'Deposit', chat: 'Support', member: 'Account' },
    agentInvite: 'Invite as an agent',
    gotIt: 'Got it',
    register: 'Play for real',
    registerNow: 'Register now',
    inbox: 'Inbox',
    notices: 'Announcements',
    liveChat: 'Live chat',
    unread: (count: number) => `${count} unread`,
    agentsNotice: 'New team panel',
    help: 'Withdrawals',
    feedback: 'What can we do better?',
    send: 'Send',
    sent: 'Thank you! Your feedback was sent.',
    app: "The same site, one tap away, on your phone's home screen.",
    ios: 'iPhone and iPad',
    safari: 'Tap Share at the bottom.',
    paidRooms: 'Pay per view',
    ticket: /^Enter .+'s room$/,
    greeting: /^Good (?:morning|afternoon|evening),/,
    tools: [
      'Team overview',
      'Account record',
      'Team management',
      'Red envelope rain',
      'Team profit and loss',
      'Team betting',
      'Rebate settings',
      'Team rebate income',
      'Security center',
      'Inbox',
      'Online service',
    ],
    agentFooter: ['Home', 'Open account', 'Dividends', 'Notices'],
    transfer: 'Transfer',
    picked: 'Chosen: 0',
    proposes: 'agent1 proposes this contract to you',
    noContract: 'You have no contract of this kind yet',
    team: 'Team',
    agentsOnly: 'For agents only',
    agentView: 'Agent',
    envelopes: 'My envelopes',
    deposit: 'Deposit',
    withdraw: 'Withdraw',
    agentArea: 'Agent area',
    inviteFriends: 'Invite friends',
    menu: 'Open menu',
    password: 'Change password',
    again: 'Try again',
    trouble: ['Try again', 'For agents only', 'Not available for trial accounts', 'Your account has no permission'],
    friends: 'Your friends',
    unreadMark: 'Unread:',
    unreadNotice: /^Unread:/,
    rooms: 'Live rooms',
    onAir: 'Live',
    agentTools: 'Agent tools',
  },
} as const;
