import type { Text } from './text.ts';

/** The help centre (SPEC 2.9), in the order of its menu. */
export const HELP: readonly { title: Text; content: Text }[] = [
  {
    title: { pt: 'Criar e acessar a conta', en: 'Opening and accessing your account' },
    content: {
      pt: '<p>Toque em <strong>Criar conta</strong>, escolha um nome de usuário de 4 a 20 letras, números ou sublinhado e uma senha que só você conhece. A conta fica pronta na hora.</p><p>Depois de uma senha errada pedimos o código de seis números da imagem. Se você esqueceu a senha, use <strong>Esqueceu a senha?</strong> na tela de acesso: enviamos um link por e-mail ou um código por SMS.</p><p>Cada pessoa pode ter uma única conta. É preciso ter 18 anos ou mais.</p>',
      en: '<p>Tap <strong>Sign up</strong>, choose a username of 4 to 20 letters, digits or underscores and a password that only you know. Your account is ready at once.</p><p>After a wrong password we ask for the six digits in the picture. If you forgot your password, use <strong>Forgot password?</strong> on the login screen: we send a link by e-mail or a code by SMS.</p><p>Each person may have one account. You must be 18 or older.</p>',
    },
  },
  {
    title: { pt: 'Depósitos', en: 'Deposits' },
    content: {
      pt: '<p>Abra <strong>Depositar</strong>, escolha o método e o valor e confirme no aplicativo do seu banco. Depósitos por Pix caem em segundos; outros métodos podem levar até 15 minutos.</p><ul><li>Deposite só de uma conta no seu próprio nome.</li><li>Se você fechar a tela no meio do pagamento, nada se perde: o depósito aparece no histórico como pendente até ser confirmado ou expirar.</li><li>Não cobramos tarifa.</li></ul>',
      en: "<p>Open <strong>Deposit</strong>, choose the method and the amount and confirm in your bank's app. Pix deposits arrive in seconds; other methods may take up to 15 minutes.</p><ul><li>Deposit only from an account in your own name.</li><li>If you close the screen during a payment nothing is lost: the deposit shows as pending in your history until it is confirmed or expires.</li><li>We charge no fee.</li></ul>",
    },
  },
  {
    title: { pt: 'Saques', en: 'Withdrawals' },
    content: {
      pt: '<p>Em <strong>Sacar</strong>, informe o valor e a senha de pagamento. Pedidos até R$ 5.000 são pagos em média em 10 minutos; acima disso, em até 24 horas.</p><ul><li>O valor sai do saldo na hora do pedido e volta inteiro se o pedido for recusado.</li><li>Se há giro de bônus pendente, a tela mostra quanto falta.</li><li>Só pagamos para contas do mesmo titular.</li></ul>',
      en: '<p>In <strong>Withdraw</strong>, enter the amount and your payment password. Requests up to R$ 5,000 are paid in about 10 minutes; larger ones within 24 hours.</p><ul><li>The amount leaves your balance when you ask for it and comes back whole if the request is refused.</li><li>If bonus wagering is still due, the screen shows how much.</li><li>We pay only to accounts of the same holder.</li></ul>',
    },
  },
  {
    title: { pt: 'Bônus e giro', en: 'Bonuses and wagering' },
    content: {
      pt: '<p>Giro é quanto precisa ser apostado antes de sacar um bônus. Um bônus de R$ 50,00 com giro de 8 vezes pede R$ 400,00 em apostas.</p><table><tr><th>Tipo de jogo</th><th>Quanto conta</th></tr><tr><td>Slots e pesca</td><td>100%</td></tr><tr><td>Crash</td><td>50%</td></tr><tr><td>Cassino ao vivo e mesas</td><td>20%</td></tr></table><p>Você pode desistir de um bônus a qualquer momento; o dinheiro depositado continua seu.</p>',
      en: '<p>Wagering is how much must be staked before a bonus can be withdrawn. A bonus of R$ 50.00 with wagering of 8 times asks for R$ 400.00 in bets.</p><table><tr><th>Type of game</th><th>How much counts</th></tr><tr><td>Slots and fishing</td><td>100%</td></tr><tr><td>Crash</td><td>50%</td></tr><tr><td>Live casino and tables</td><td>20%</td></tr></table><p>You may give up a bonus at any time; the money you deposited remains yours.</p>',
    },
  },
  {
    title: { pt: 'Como os jogos funcionam', en: 'How the games work' },
    content: {
      pt: '<p>O resultado de cada rodada é sorteado no servidor antes da animação começar. Se a internet cair, a rodada termina do mesmo jeito e o prêmio vai para o saldo.</p><p>O retorno ao jogador (RTP) é uma média de milhões de rodadas. Um RTP de 96% não promete que R$ 100,00 viram R$ 96,00: em poucas rodadas tudo pode acontecer.</p><p>Todas as apostas ficam em <strong>Histórico de apostas</strong>, com valor, prêmio e hora.</p>',
      en: '<p>The outcome of each round is drawn on the server before the animation starts. If your connection drops, the round ends all the same and any win goes to your balance.</p><p>Return to player (RTP) is an average over millions of rounds. An RTP of 96% does not promise that R$ 100.00 turns into R$ 96.00: in a few rounds anything can happen.</p><p>All bets are kept in the <strong>Betting record</strong>, with stake, payout and time.</p>',
    },
  },
  {
    title: { pt: 'Gastar menos internet', en: 'Using less data' },
    content: {
      pt: '<p>O site foi feito para planos pré-pagos. Em <strong>Configurações</strong> você liga a economia de dados, que pede imagens menores, ou desliga as imagens por completo. O contador mostra quanto foi gasto hoje e no mês.</p><p>Os jogos são abertos só quando você toca neles; nada é baixado escondido.</p>',
      en: '<p>The site was made for prepaid plans. In <strong>Settings</strong> you can turn on data saving, which asks for smaller pictures, or turn pictures off. The meter shows what was used today and this month.</p><p>Games load only when you tap them; nothing is downloaded behind your back.</p>',
    },
  },
  {
    title: { pt: 'Segurança e verificação', en: 'Security and verification' },
    content: {
      pt: '<p>Para proteger o seu dinheiro, o primeiro saque pode pedir a verificação de identidade: frente e verso de um documento com foto. A análise leva até 24 horas.</p><ul><li>Nunca pedimos a sua senha por telefone, chat ou e-mail.</li><li>Use uma senha de pagamento diferente da senha de acesso.</li><li>Em um celular que não é seu, saia da conta ao terminar.</li></ul>',
      en: '<p>To protect your money, the first withdrawal may ask you to verify your identity: both sides of a document with a photo. The review takes up to 24 hours.</p><ul><li>We never ask for your password by phone, chat or e-mail.</li><li>Use a payment password that differs from your login password.</li><li>On a phone that is not yours, sign out when you are done.</li></ul>',
    },
  },
  {
    title: { pt: 'Indicar amigos e agentes', en: 'Inviting friends and agents' },
    content: {
      pt: '<p>Em <strong>Convidar amigos</strong> você encontra o seu link e o seu código. Quem se registra por ele entra na sua lista e você recebe uma parte do giro, sem custo para o amigo.</p><p>Agentes têm uma área própria com equipe, comissões e contratos. Fale com o suporte para se tornar agente.</p>',
      en: '<p>In <strong>Invite friends</strong> you find your link and your code. Whoever registers through it joins your list and you receive a share of the turnover, at no cost to your friend.</p><p>Agents have an area of their own with team, commissions and contracts. Talk to support to become an agent.</p>',
    },
  },
  {
    title: { pt: 'Jogo responsável', en: 'Safer gambling' },
    content: {
      pt: '<p>Jogar é diversão, não é renda. Defina quanto pode gastar antes de começar e pare quando chegar lá.</p><ul><li>Não tente recuperar perdas apostando mais.</li><li>Não jogue com dinheiro de contas, aluguel ou comida.</li><li>Faça pausas. O histórico mostra quanto você apostou.</li><li>O suporte pode limitar os seus depósitos ou fechar a sua conta pelo tempo que você pedir.</li></ul><p>Se o jogo deixou de ser divertido, procure ajuda: Jogadores Anônimos e o CVV, telefone 188, atendem de graça e em sigilo.</p>',
      en: '<p>Playing is entertainment, not income. Decide how much you can spend before you start and stop when you get there.</p><ul><li>Do not try to win losses back by betting more.</li><li>Do not play with money for bills, rent or food.</li><li>Take breaks. Your history shows how much you have staked.</li><li>Support can limit your deposits or close your account for as long as you ask.</li></ul><p>If playing has stopped being fun, ask for help: Gamblers Anonymous listens free of charge and in confidence.</p>',
    },
  },
  {
    title: { pt: 'Falar com o suporte', en: 'Talking to support' },
    content: {
      pt: '<p>O chat atende todos os dias, 24 horas, em português e inglês. Tenha em mãos o nome de usuário e, para pagamentos, o número do depósito ou do saque.</p><p>Uma reclamação por escrito recebe resposta em até cinco dias úteis.</p>',
      en: '<p>Chat is open every day, around the clock, in Portuguese and English. Have your username at hand and, for payments, the number of the deposit or withdrawal.</p><p>A written complaint is answered within five working days.</p>',
    },
  },
];
