import type { SitePageName } from '../../../contract/schemas/help.ts';
import type { Text } from './text.ts';

/** Pages of text that every site has. */
export const SITE_PAGES: Readonly<Record<SitePageName, { title: Text; content: Text }>> = {
  about: {
    title: { pt: 'Sobre nós', en: 'About us' },
    content: {
      pt: '<p>A Leve é uma casa de jogos feita para o celular que você já tem. Reunimos mais de 12 mil jogos de 40 estúdios em um site que abre depressa, gasta poucos dados e mostra sempre quanto você tem e quanto apostou.</p><p>Esta é a plataforma de demonstração: o dinheiro, as mensagens e os jogos daqui não valem fora dela.</p>',
      en: '<p>Leve is a house of games made for the phone that you already have. We bring more than 12,000 games of 40 studios to a site that opens fast, uses little data and always shows what you have and what you staked.</p><p>This is the demonstration platform: money, messages and games here mean nothing outside it.</p>',
    },
  },
  responsible: {
    title: { pt: 'Jogo responsável', en: 'Safer gambling' },
    content: {
      pt: '<p>Só para maiores de 18 anos. Jogar é diversão, não é renda.</p><ul><li>Defina antes quanto pode gastar e por quanto tempo.</li><li>Não tente recuperar perdas.</li><li>Peça ao suporte um limite de depósito, uma pausa ou o fechamento da conta.</li></ul><p>Precisa conversar? O CVV atende de graça no telefone 188, 24 horas.</p>',
      en: '<p>Only for people aged 18 or over. Playing is entertainment, not income.</p><ul><li>Decide beforehand how much you can spend and for how long.</li><li>Do not try to win losses back.</li><li>Ask support for a deposit limit, a break or to close your account.</li></ul><p>If you need to talk, Gamblers Anonymous listens free of charge and in confidence.</p>',
    },
  },
  terms: {
    title: { pt: 'Termos de uso', en: 'Terms of use' },
    content: {
      pt: '<ol><li>Cada pessoa pode ter uma conta, em seu próprio nome, e precisa ter 18 anos ou mais.</li><li>As apostas valem quando o servidor as confirma. Uma aposta confirmada não pode ser cancelada, salvo por erro evidente do jogo, quando é anulada e devolvida.</li><li>Depósitos e saques usam contas do mesmo titular.</li><li>Cada promoção tem as suas próprias regras, mostradas antes da participação.</li><li>Podemos pedir documentos para proteger a sua conta e cumprir a lei.</li></ol>',
      en: '<ol><li>Each person may have one account, in their own name, and must be 18 or older.</li><li>Bets count when the server confirms them. A confirmed bet cannot be cancelled, unless the game was plainly at fault, when it is void and returned.</li><li>Deposits and withdrawals use accounts of the same holder.</li><li>Each promotion has rules of its own, shown before you take part.</li><li>We may ask for documents to protect your account and to comply with the law.</li></ol>',
    },
  },
  privacy: {
    title: { pt: 'Privacidade', en: 'Privacy' },
    content: {
      pt: '<p>Guardamos o que é preciso para a sua conta funcionar: dados do registro, apostas, pagamentos e mensagens com o suporte. Não vendemos dados. Você pode pedir uma cópia, a correção ou o apagamento dos seus dados, conforme a LGPD.</p><p>O site guarda no seu aparelho só o idioma, o tema e a sessão.</p>',
      en: '<p>We keep what your account needs to work: registration data, bets, payments and messages with support. We do not sell data. You may ask for a copy, a correction or the deletion of your data.</p><p>The site keeps on your device only the language, the theme and the session.</p>',
    },
  },
};
