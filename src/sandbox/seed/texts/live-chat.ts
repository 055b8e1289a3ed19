import type { Minor } from '../../rules/money.ts';
import type { Text } from './text.ts';

const said = (pt: string, en: string): Text => ({ pt, en });

/** What viewers of a live room say. */
export const VIEWER_LINES: readonly Text[] = [
  said('Boa noite, pessoal!', 'Good evening, everyone!'),
  said('Cheguei agora, perdi muito?', 'Just got here, did I miss much?'),
  said('Que jogada!', 'What a hand!'),
  said('Manda um salve para Recife!', 'Say hi to Recife!'),
  said('Hoje a sorte está do meu lado.', 'Luck is on my side today.'),
  said('Essa foi por pouco…', 'That was close…'),
  said('Melhor sala da noite.', 'Best room tonight.'),
  said('Alguém mais assistindo do ônibus?', 'Anyone else watching from the bus?'),
  said('kkkkk boa!', 'haha nice one!'),
  said('Qual foi a última?', 'What was the last one?'),
  said('Vai dar certo na próxima.', 'Next one will work out.'),
  said('Amo essa música.', 'I love this song.'),
  said('Jogo só o que posso perder, e você?', 'I only play what I can lose, and you?'),
  said('Volto amanhã, boa sorte a todos.', 'Back tomorrow, good luck all.'),
];

/** What a host says by and by. */
export const HOST_LINES: readonly Text[] = [
  said('Sejam bem-vindos! Fiquem à vontade.', 'Welcome, everyone! Make yourselves at home.'),
  said('Vamos para mais uma rodada.', 'Here comes another round.'),
  said('Contem de onde vocês estão assistindo.', 'Tell me where you are watching from.'),
  said('Lembrem: joguem com calma e dentro do limite.', 'Remember: take it easy and stay within your limits.'),
];

/** What a host answers, to a word and to a gift; `{name}` is who said or gave it. */
export const HOST_ANSWERS = {
  line: said('Valeu pela mensagem, {name}!', 'Thanks for the message, {name}!'),
  gift: said('Obrigado pelo presente, {name}!', 'Thank you for the gift, {name}!'),
} as const;

/** Viewers as a room shows them: names of others are never written out. */
export const VIEWERS: readonly string[] = [
  ...['lu***7', 'ma***s', 'jo***o', 'ra***9', 'be***a', 'ti***o', 'ca***2', 'vi***r', 'pa***e', 'gi***i', 'du***a'],
  ...['so***l', 'ne***y', 'ed***1', 'fa***i', 'ro***0', 'is***a', 'le***o', 'an***x', 'mi***4'],
];

/** A gift that is given to hosts. */
export interface GiftSeed {
  id: string;
  name: Text;
  price: Minor;
}

/** The gifts, the smallest first; an id is the name of its picture. */
export const LIVE_GIFTS: readonly GiftSeed[] = [
  { id: 'clapping-hands', name: said('Aplausos', 'Applause'), price: 100 },
  { id: 'hot-beverage', name: said('Café', 'Coffee'), price: 300 },
  { id: 'four-leaf-clover', name: said('Trevo', 'Clover'), price: 500 },
  { id: 'party-popper', name: said('Festa', 'Party'), price: 1000 },
  { id: 'rocket', name: said('Foguete', 'Rocket'), price: 2500 },
  { id: 'crown', name: said('Coroa', 'Crown'), price: 5000 },
];
