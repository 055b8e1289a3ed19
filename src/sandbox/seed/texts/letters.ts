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
    '<p>Olá! Sua conta está pronta.</p><ul><li>Deposite por PIX em segundos.</li><li>Confira as <a href="/m/activity">promoções</a> da semana.</li><li>Precisa de ajuda? O chat atende 24 horas.</li></ul><p>Jogue com responsabilidade: defina os seus <a href="/m/protection">limites</a>.</p>',
  ],
  [
    'Welcome to Leve',
    '<p>Hello! Your account is ready.</p><ul><li>Deposit by PIX in seconds.</li><li>See this week’s <a href="/m/activity">promotions</a>.</li><li>Need help? The chat is open 24 hours.</li></ul><p>Play responsibly: set your own <a href="/m/protection">limits</a>.</p>',
  ],
);

/** What comes in the life of an account, oldest first. */
export const LETTERS: readonly LetterSeed[] = [
  letter(
    [
      'Seu depósito foi aprovado',
      '<p>O valor já está na sua <a href="/m/wallet">carteira</a>. Boa sorte!</p><p>O comprovante está em <a href="/m/depositRecord">Meus depósitos</a>.</p>',
    ],
    [
      'Your deposit was approved',
      '<p>The amount is in your <a href="/m/wallet">wallet</a>. Good luck!</p><p>The receipt is in <a href="/m/depositRecord">My deposits</a>.</p>',
    ],
  ),
  letter(
    [
      'Você subiu no clube VIP',
      '<p>Parabéns! O seu novo nível traz bônus semanal maior e mais saques por dia. Veja tudo no <a href="/m/vip">clube VIP</a>.</p>',
    ],
    [
      'You moved up in the VIP club',
      '<p>Congratulations! Your new level brings a higher weekly bonus and more withdrawals a day. See it all in the <a href="/m/vip">VIP club</a>.</p>',
    ],
  ),
  letter(
    [
      'Novo acesso à sua conta',
      '<p>Sua conta foi acessada em um novo aparelho. Se não foi você, troque a senha na <a href="/m/securityCenter">central de segurança</a> agora.</p>',
    ],
    [
      'New login to your account',
      '<p>Your account was opened on a new device. If it was not you, change the password in the <a href="/m/securityCenter">security center</a> now.</p>',
    ],
  ),
  letter(
    [
      'Seu saque foi pago',
      '<p>Enviamos o valor à sua chave PIX. Na maioria dos bancos ele aparece em poucos minutos.</p>',
    ],
    ['Your withdrawal was paid', '<p>We sent the amount to your PIX key. With most banks it shows within minutes.</p>'],
  ),
  letter(
    [
      'Cashback da semana creditado',
      '<p>Uma parte do que você apostou voltou para a carteira. Veja os detalhes em <a href="/m/rebate">Rebate</a>.</p>',
    ],
    [
      'This week’s cashback was credited',
      '<p>A share of what you staked is back in your wallet. See the details in <a href="/m/rebate">Rebate</a>.</p>',
    ],
  ),
];
