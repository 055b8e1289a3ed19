import type { MallKind } from '../../../contract/schemas/mall.ts';
import type { Text } from './text.ts';

/** Something that the mall offers; points for one, money in minor units. */
export interface MallSeed {
  id: string;
  kind: MallKind;
  name: Text;
  about: Text;
  /** A picture of the image service. */
  icon: string;
  points: number;
  /** How many there are to begin with. */
  stock: number;
  /** What credit and vouchers are worth. */
  amount?: number;
  /** Turnover that the amount asks for, as its multiple; none if absent. */
  times?: number;
}

const CREDIT: Text = {
  pt: 'Cai na sua carteira na hora, sem giro.',
  en: 'Arrives in your wallet at once, without wagering.',
};
const VOUCHER: Text = {
  pt: 'Resgate na página de vouchers em até 30 dias.',
  en: 'Redeem it on the vouchers page within 30 days.',
};
const SENT: Text = {
  pt: 'Enviamos em até 10 dias úteis, com frete grátis para todo o Brasil.',
  en: 'Shipped within 10 working days, free of charge anywhere in Brazil.',
};

const credit = (units: number, points: number, icon: string, stock: number): MallSeed => ({
  id: `credit-${units}`,
  kind: 'credit',
  name: { pt: `Crédito de R$ ${units}`, en: `R$ ${units} credit` },
  about: CREDIT,
  icon,
  points,
  stock,
  amount: units * 100,
});

const voucher = (units: number, points: number, stock: number, times: number): MallSeed => ({
  id: `voucher-${units}`,
  kind: 'voucher',
  name: { pt: `Cupom de bônus R$ ${units}`, en: `R$ ${units} bonus voucher` },
  about: VOUCHER,
  icon: units > 30 ? 'admission-tickets' : 'ticket',
  points,
  stock,
  amount: units * 100,
  times,
});

const goods = (id: string, pt: string, en: string, icon: string, points: number, stock: number): MallSeed => ({
  id,
  kind: 'goods',
  name: { pt, en },
  about: SENT,
  icon,
  points,
  stock,
});

/** The mall's shelves, in the order in which they are shown. */
export const MALL_ITEMS: readonly MallSeed[] = [
  credit(5, 500, 'coin', 500),
  voucher(10, 800, 200, 3),
  goods('mug', 'Caneca Leve', 'Leve mug', 'hot-beverage', 1_800, 40),
  credit(10, 980, 'dollar-banknote', 300),
  goods('cap', 'Boné Leve bordado', 'Embroidered Leve cap', 'billed-cap', 2_400, 25),
  voucher(25, 1_900, 120, 3),
  goods('shirt', 'Camiseta Leve', 'Leve T-shirt', 't-shirt', 3_200, 30),
  credit(25, 2_400, 'money-bag', 150),
  goods('backpack', 'Mochila impermeável', 'Waterproof backpack', 'backpack', 6_500, 12),
  voucher(50, 3_600, 80, 4),
  goods('headphones', 'Fone de ouvido sem fio', 'Wireless headphones', 'headphone', 9_800, 8),
  credit(50, 4_700, 'gem-stone', 90),
  goods('ball', 'Bola oficial de futebol', 'Match-grade football', 'soccer-ball', 12_000, 10),
  voucher(100, 6_800, 40, 4),
  credit(100, 9_200, 'crown', 40),
  goods('watch', 'Relógio inteligente', 'Smartwatch', 'watch', 28_000, 5),
  goods('console', 'Controle para videogame', 'Game controller', 'video-game', 36_000, 3),
  goods('phone', 'Smartphone 128 GB', '128 GB smartphone', 'mobile-phone', 145_000, 1),
  goods('laptop', 'Notebook 15"', '15" laptop', 'laptop', 320_000, 0),
];
