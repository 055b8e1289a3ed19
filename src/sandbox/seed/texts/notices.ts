import type { Text } from './text.ts';

/** A notice: `PL` for players, `A` for agents, `PU` pop-up after login, `H` highlighted. `daysAgo` is when it was published. */
export interface NoticeSeed {
  id: string;
  type: 'PL' | 'A' | 'PU' | 'H';
  daysAgo: number;
  title: Text;
  content: Text;
}

function notice(
  id: string,
  type: NoticeSeed['type'],
  daysAgo: number,
  [ptTitle, ptContent]: [string, string],
  [enTitle, enContent]: [string, string],
): NoticeSeed {
  return { id, type, daysAgo, title: { pt: ptTitle, en: enTitle }, content: { pt: ptContent, en: enContent } };
}

/** The pop-up for who has no payment password yet. */
export const PAYMENT_PASSWORD_POPUP = 'n14';

export const NOTICES: readonly NoticeSeed[] = [
  notice(
    'n01',
    'PL',
    0,
    [
      'Pix mais rápido: depósitos em até 10 segundos',
      '<p>Renovamos a nossa conexão com o Pix. A partir de hoje, a maioria dos depósitos aparece no saldo em <strong>até 10 segundos</strong>.</p><p>Se o seu depósito demorar mais de 15 minutos, fale com o suporte e informe o número dele.</p>',
    ],
    [
      'Faster Pix: deposits within 10 seconds',
      '<p>We have renewed our connection to Pix. From today most deposits show in your balance <strong>within 10 seconds</strong>.</p><p>If yours takes more than 15 minutes, talk to support and give its number.</p>',
    ],
  ),
  notice(
    'n02',
    'PL',
    1,
    [
      'Manutenção programada na madrugada de quarta',
      '<p>Na quarta-feira, das <strong>4h às 5h (horário de Brasília)</strong>, faremos uma manutenção. Depósitos, saques e jogos ficam indisponíveis por esse período.</p><p>Rodadas abertas antes das 4h terminam normalmente e o prêmio vai para o saldo.</p>',
    ],
    [
      'Planned maintenance early on Wednesday',
      '<p>On Wednesday, from <strong>4 to 5 am (Brasília time)</strong>, we will carry out maintenance. Deposits, withdrawals and games will be unavailable during that hour.</p><p>Rounds opened before 4 am end as usual and any win goes to your balance.</p>',
    ],
  ),
  notice(
    'n03',
    'PL',
    2,
    [
      'Mais de 200 slots novos neste mês',
      '<p>Chegaram mais de 200 slots de 20 estúdios. Procure a etiqueta <strong>Novo</strong> na lista ou abra a aba Novos.</p>',
    ],
    [
      'More than 200 new slots this month',
      '<p>More than 200 slots from 20 studios have arrived. Look for the <strong>New</strong> ribbon in the list or open the New tab.</p>',
    ],
  ),
  notice(
    'n04',
    'PL',
    3,
    [
      'Cuidado com perfis falsos em nosso nome',
      '<p>Não vendemos “salas de sinais” nem “horários pagantes”: o resultado de cada rodada é sorteado e ninguém pode prever. Nunca pedimos senha, código de SMS ou depósito em conta de pessoa física.</p><p>Recebeu uma mensagem assim? Avise o suporte.</p>',
    ],
    [
      'Beware of false profiles in our name',
      '<p>We do not sell “signal rooms” or “paying hours”: the outcome of every round is drawn at random and nobody can foresee it. We never ask for your password, an SMS code or a deposit to a private account.</p><p>Received such a message? Tell support.</p>',
    ],
  ),
  notice(
    'n05',
    'PL',
    5,
    [
      'Limites de depósito: você no controle',
      '<p>Agora você pode pedir ao suporte um limite diário, semanal ou mensal de depósito. Diminuir vale na hora; aumentar só vale depois de 24 horas.</p>',
    ],
    [
      'Deposit limits: you are in control',
      '<p>You can now ask support for a daily, weekly or monthly deposit limit. Lowering it takes effect at once; raising it only after 24 hours.</p>',
    ],
  ),
  notice(
    'n06',
    'PL',
    7,
    [
      'Verificação de identidade mais simples',
      '<p>Basta uma foto da frente e outra do verso do documento. A análise leva em média duas horas e até 24 horas nos dias de maior movimento.</p>',
    ],
    [
      'Simpler identity verification',
      '<p>One photo of the front and one of the back of your document is enough. The review takes about two hours, and up to 24 on busy days.</p>',
    ],
  ),
  notice(
    'n07',
    'PL',
    9,
    [
      'Horário de saques no feriado',
      '<p>No feriado nacional os saques continuam funcionando. Valores acima de R$ 5.000 podem ser pagos no próximo dia útil.</p>',
    ],
    [
      'Withdrawals on the public holiday',
      '<p>Withdrawals keep working on the public holiday. Amounts above R$ 5,000 may be paid on the next working day.</p>',
    ],
  ),
  notice(
    'n08',
    'PL',
    12,
    [
      'Economia de dados: jogue gastando menos',
      '<p>Ative a economia de dados em <strong>Configurações</strong>. As imagens ficam até três vezes menores e o contador mostra quanto você gastou no mês.</p>',
    ],
    [
      'Data saving: play and spend less',
      '<p>Turn on data saving in <strong>Settings</strong>. Pictures become up to three times smaller and the meter shows what you used this month.</p>',
    ],
  ),
  notice(
    'n09',
    'PL',
    15,
    [
      'Novas mesas ao vivo em português',
      '<p>Três novas mesas com apresentadores brasileiros: roleta, blackjack e baccarat, todos os dias das 10h às 2h.</p>',
    ],
    [
      'New live tables in Portuguese',
      '<p>Three new tables with Brazilian hosts: roulette, blackjack and baccarat, every day from 10 am to 2 am.</p>',
    ],
  ),
  notice(
    'n10',
    'PL',
    18,
    [
      'Regras de esportes atualizadas',
      '<p>Partidas adiadas por mais de 36 horas têm as apostas anuladas e devolvidas. Leia as regras completas na central de ajuda.</p>',
    ],
    [
      'Sports rules updated',
      '<p>Bets on matches postponed by more than 36 hours are void and returned. Read the full rules in the help center.</p>',
    ],
  ),
  notice(
    'n11',
    'PL',
    22,
    [
      'O que mudou nos termos de uso',
      '<p>Explicamos melhor como tratamos os seus dados, conforme a LGPD, e como encerrar a conta. Nada muda no seu saldo nem nos seus bônus.</p>',
    ],
    [
      'What changed in the terms of use',
      '<p>We explain better how we treat your data and how to close your account. Nothing changes in your balance or your bonuses.</p>',
    ],
  ),
  notice(
    'n12',
    'PL',
    26,
    [
      'Instale o atalho na tela inicial',
      '<p>O atalho abre em tela cheia e ocupa menos de 1 MB. Toque em <strong>Baixar o app</strong> na tela inicial e siga os passos.</p>',
    ],
    [
      'Add the shortcut to your home screen',
      '<p>The shortcut opens in full screen and takes less than 1 MB. Tap <strong>Get the app</strong> on the home screen and follow the steps.</p>',
    ],
  ),
  notice(
    'n13',
    'PL',
    30,
    [
      'Jogue com calma',
      '<p>Uma pausa a cada hora ajuda a decidir melhor. Se o jogo deixou de ser divertido, o suporte pode fechar a sua conta pelo tempo que você pedir, e o CVV atende no telefone 188, de graça e em sigilo.</p>',
    ],
    [
      'Take your time',
      '<p>A break every hour helps you decide better. If playing has stopped being fun, support can close your account for as long as you ask.</p>',
    ],
  ),
  notice(
    PAYMENT_PASSWORD_POPUP,
    'PU',
    1,
    [
      'Sua conta merece uma senha de pagamento',
      '<p>A senha de pagamento protege os seus saques mesmo que alguém pegue o seu celular. Leva menos de um minuto para criar.</p><p><a href="/m/securityCenter">Criar agora</a></p>',
    ],
    [
      'Your account deserves a payment password',
      '<p>The payment password protects your withdrawals even if someone takes your phone. It takes less than a minute to set.</p><p><a href="/m/securityCenter">Set it now</a></p>',
    ],
  ),
  notice(
    'n15',
    'PU',
    2,
    [
      'Torneio da semana: R$ 50.000 em prêmios',
      '<p>De segunda a domingo, cada R$ 1,00 apostado em slots vale um ponto. Os 300 primeiros dividem R$ 50.000,00, sem giro.</p><p><a href="/m/activity?id=p07">Ver as regras</a></p>',
    ],
    [
      'Tournament of the week: R$ 50,000 in prizes',
      '<p>From Monday to Sunday every R$ 1.00 staked on slots is one point. The first 300 share R$ 50,000.00, free of wagering.</p><p><a href="/m/activity?id=p07">See the rules</a></p>',
    ],
  ),
  notice(
    'n18',
    'PU',
    0,
    [
      'Slots novos toda sexta-feira',
      '<p>Toda sexta-feira chegam slots de estúdios novos. A etiqueta <strong>Novo</strong> mostra o que ainda não estava aqui na semana passada.</p><p><a href="/m/slot-games">Ver os slots</a></p>',
    ],
    [
      'New slots every Friday',
      '<p>Every Friday brings slots of new studios. The <strong>New</strong> ribbon shows what was not here last week.</p><p><a href="/m/slot-games">See the slots</a></p>',
    ],
  ),
  notice(
    'n16',
    'H',
    0,
    [
      'Slots da semana escolhidos pelos jogadores',
      '<p>Os 36 jogos mais abertos dos últimos sete dias estão na aba <strong>Quentes</strong>.</p>',
    ],
    [
      'Slots of the week, chosen by players',
      '<p>The 36 most opened games of the last seven days are in the <strong>Hot</strong> tab.</p>',
    ],
  ),
  notice(
    'n17',
    'H',
    4,
    [
      'Crash: o jogo que você mesmo encerra',
      '<p>A curva sobe, você decide quando sair. Saia cedo e ganhe pouco, espere e arrisque tudo.</p>',
    ],
    [
      'Crash: the game that you end yourself',
      '<p>The curve climbs, you decide when to leave. Leave early for a little, wait and risk it all.</p>',
    ],
  ),
  notice(
    'a01',
    'A',
    1,
    [
      'Comissões de novembro: calendário',
      '<p>As comissões do mês são calculadas no dia 1º e pagas até o dia 3, direto no saldo de agente.</p>',
    ],
    [
      'Commissions of the month: calendar',
      '<p>Commissions are computed on the 1st and paid by the 3rd, straight to your agent balance.</p>',
    ],
  ),
  notice(
    'a02',
    'A',
    4,
    [
      'Novo painel de equipe',
      '<p>O painel mostra agora apostas, lucro e novos registros por período, com soma da equipe inteira.</p>',
    ],
    [
      'New team panel',
      '<p>The panel now shows bets, profit and new registrations by period, with sums over the whole team.</p>',
    ],
  ),
  notice(
    'a03',
    'A',
    10,
    [
      'Divulgação responsável',
      '<p>Não prometa ganhos, não anuncie para menores de 18 anos e use só os materiais oficiais. Contas que descumprem as regras perdem o contrato.</p>',
    ],
    [
      'Responsible promotion',
      '<p>Do not promise winnings, do not advertise to anyone under 18, and use only official material. Accounts that break these rules lose their contract.</p>',
    ],
  ),
  notice(
    'a04',
    'A',
    20,
    [
      'Contratos de dividendos: renovação',
      '<p>Contratos assinados antes de julho precisam ser aceitos de novo até o fim do mês. O pedido aparece na sua área de agente.</p>',
    ],
    [
      'Dividend contracts: renewal',
      '<p>Contracts signed before July must be accepted again by the end of the month. The request shows in your agent area.</p>',
    ],
  ),
];
