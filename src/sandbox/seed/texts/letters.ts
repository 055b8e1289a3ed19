import type { Text } from './text.ts';

/** A message of the house to one member; `content` is HTML. */
export interface LetterSeed {
  title: Text;
  content: Text;
}

function letter([ptTitle, ptContent]: [string, string], [enTitle, enContent]: [string, string]): LetterSeed {
  return { title: { pt: ptTitle, en: enTitle }, content: { pt: ptContent, en: enContent } };
}

/** What everybody gets first. */
export const WELCOME: LetterSeed = letter(
  [
    'Bem-vindo à Leve',
    '<p>Olá! Sua conta está pronta.</p><ul><li>Deposite por Pix em segundos.</li><li>Confira as <a href="/m/activity">promoções</a> da semana.</li><li>Precisa de ajuda? O chat atende 24 horas.</li></ul><p>Jogue com responsabilidade: defina os seus <a href="/m/protection">limites</a>.</p>',
  ],
  [
    'Welcome to Leve',
    '<p>Hello! Your account is ready.</p><ul><li>Deposit by Pix in seconds.</li><li>See this week’s <a href="/m/activity">promotions</a>.</li><li>Need help? The chat is open 24 hours.</li></ul><p>Play responsibly: set your own <a href="/m/protection">limits</a>.</p>',
  ],
);

/** What comes in the life of any account, oldest first; none tells of something that has to have happened. */
export const LETTERS: readonly LetterSeed[] = [
  letter(
    [
      'Jogos novos na semana',
      '<p>Chegaram slots e mesas ao vivo. Veja as <a href="/m/slot-games">novidades</a> e marque os seus favoritos.</p><p>Boa sorte!</p>',
    ],
    [
      'New games this week',
      '<p>Slots and live tables have arrived. See <a href="/m/slot-games">what is new</a> and mark your favorites.</p><p>Good luck!</p>',
    ],
  ),
  letter(
    [
      'Conheça o clube VIP',
      '<p>Depósitos e apostas levam você a níveis com bônus semanal maior e mais rebate. Veja quanto falta para o próximo no <a href="/m/vip">clube VIP</a>.</p>',
    ],
    [
      'Get to know the VIP club',
      '<p>Deposits and bets take you to levels with a higher weekly bonus and more rebate. See how far the next one is in the <a href="/m/vip">VIP club</a>.</p>',
    ],
  ),
  letter(
    [
      'Proteja a sua conta',
      '<p>Crie uma senha de pagamento e perguntas de segurança na <a href="/m/securityCenter">central de segurança</a>. Nunca pedimos a sua senha por telefone ou chat.</p>',
    ],
    [
      'Protect your account',
      '<p>Create a payment password and security questions in the <a href="/m/securityCenter">security center</a>. We never ask for your password by phone or chat.</p>',
    ],
  ),
  letter(
    [
      'Como funcionam os saques',
      '<p>Cadastre uma chave Pix no seu nome e acompanhe cada passo do saque. As perguntas mais comuns estão na <a href="/m/help">central de ajuda</a>.</p>',
    ],
    [
      'How withdrawals work',
      '<p>Add a Pix key in your own name and follow each step of a withdrawal. The most common questions are in the <a href="/m/help">help center</a>.</p>',
    ],
  ),
  letter(
    [
      'Uma parte do que você aposta volta',
      '<p>O rebate junta uma parte de cada aposta. Veja as taxas do seu nível em <a href="/m/rebate">Rebate</a>.</p>',
    ],
    [
      'A share of what you stake comes back',
      '<p>Rebate collects a share of each bet. See the rates of your level in <a href="/m/rebate">Rebate</a>.</p>',
    ],
  ),
];
