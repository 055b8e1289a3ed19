/** How often lotteries draw, as their names say it; a vendor has each of its lotteries in all four. */
export const PACES = ['1 min', '5 min', '30 min', '24h'] as const;

const VIETNAM = (
  'Ha Noi|Ho Chi Minh|Da Nang|Hue|Can Tho|Hai Phong|Nha Trang|Da Lat|Vung Tau|Quang Ninh|Dong Nai|Binh Duong|Tay Ninh|' +
  'Long An|Tien Giang|Ben Tre|Vinh Long|Tra Vinh|Soc Trang|Bac Lieu|Ca Mau|Kien Giang|An Giang|Dong Thap|Hau Giang|Binh Phuoc|' +
  'Lam Dong|Gia Lai|Kon Tum|Dak Lak|Dak Nong|Phu Yen|Binh Dinh|Quang Ngai|Quang Nam|Quang Tri|Quang Binh|Bac Ninh'
).split('|');

const SOUTHEAST_ASIA = (
  'Bangkok|Jakarta|Singapura|Kuala Lumpur|Manila|Vientiane|Phnom Penh|Yangon|Bandung|Surabaya|Chiang Mai|Phuket|Penang|Cebu|' +
  'Davao|Medan|Johor|Pattaya|Mandalay|Siem Reap|Luang Prabang|Bali|Makassar|Malaca|Ipoh|Kuching|Batam|Hat Yai'
).split('|');

const KINDS = ['Loto', 'Dezena', 'Centena', 'Milhar', 'Trinca', 'Cifra', 'Roda'];
const BRAZIL = KINDS.flatMap((kind) => ['Real', 'Carioca', 'Mineira', 'Baiana'].map((of) => `${kind} ${of}`));
const SOUTH = KINDS.flatMap((kind) => ['Paulista', 'Gaúcha', 'do Norte', 'da Serra'].map((of) => `${kind} ${of}`));
const ELECTRONIC = ['Turbo', 'Neon', 'Pixel', 'Cometa', 'Foguete'].flatMap((lead) =>
  ['Loto', 'Keno', 'Bingo', 'Sorteio'].map((kind) => `${kind} ${lead}`),
);

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'TCG_LOTTO_VN ELOTT': VIETNAM,
  'TCG_SEA LOTT': SOUTHEAST_ASIA,
  'LOTT LOTT': BRAZIL,
  'ELOTT LOTT': SOUTH,
  'ELOTT ELOTT': ELECTRONIC,
};

/** The pace of a vendor's `at`-th lottery of a type, counted from 1, as an index of PACES. */
export const paceOf = (at: number): number => (at - 1) % PACES.length;

/** The name of a vendor's `at`-th lottery of a type: its place and its pace. Undefined where the names have run out. */
export function lotteryName(vassalage: string, gameType: string, at: number): string | undefined {
  const place = NAMES[`${vassalage} ${gameType}`]?.[Math.floor((at - 1) / PACES.length)];
  return place && `${place} ${PACES[paceOf(at)]}`;
}
