import type { GameType } from '../../contract/schemas/games.ts';

/** A maker of games and how many it brings of each type. */
export interface VendorSeed {
  vassalage: string;
  name: string;
  /** Short name in capitals and digits, drawn on pictures. */
  mark: string;
  games: Partial<Record<GameType, number>>;
}

function vendor(vassalage: string, name: string, mark: string, games: VendorSeed['games']): VendorSeed {
  return { vassalage, name, mark, games };
}

/** All vendors in the order that the site shows them: 40 vendors, 12,000 games (names are invented; codes follow SPEC section 9). */
export const VENDORS: readonly VendorSeed[] = [
  vendor('PGE', 'Pocket Gold Elite', 'PGE', { RNG: 420 }),
  vendor('PP', 'Prime Parade', 'PP', { RNG: 1100, LIVE: 150 }),
  vendor('JDB', 'Jade Bull', 'JDB', { RNG: 560, FISH: 60, PVP: 40 }),
  vendor('TA', 'Tanagra Arts', 'TA', { RNG: 520, FISH: 50, PVP: 40 }),
  vendor('FC', 'Fortune Chase', 'FC', { RNG: 480, FISH: 60 }),
  vendor('NOVA', 'Novaluz', 'NOVA', { RNG: 640 }),
  vendor('RAIO', 'Raio Studios', 'RAIO', { RNG: 620 }),
  vendor('ONCA', 'Onça Games', 'ONCA', { RNG: 560, FISH: 40 }),
  vendor('IPE', 'Ipê Play', 'IPE', { RNG: 480 }),
  vendor('SOLAR', 'Solar Reels', 'SOLAR', { RNG: 520 }),
  vendor('BLUE', 'Blue Lagoon', 'BLUE', { RNG: 440, FISH: 160 }),
  vendor('KING', 'King Comet', 'KING', { RNG: 420 }),
  vendor('NEON', 'Neon Forge', 'NEON', { RNG: 400 }),
  vendor('OAK', 'Oak and Iron', 'OAK', { RNG: 380 }),
  vendor('FOX', 'Foxfire', 'FOX', { RNG: 360 }),
  vendor('LUNA', 'Lunaris', 'LUNA', { RNG: 340 }),
  vendor('MANGO', 'Mango Spin', 'MANGO', { RNG: 300 }),
  vendor('ZEN', 'Zenith Nine', 'ZEN', { RNG: 240, PVP: 60 }),
  vendor('SPR', 'Spribo', 'SPR', { RNG: 160 }),
  vendor('TURBO', 'Turbo Ten', 'TURBO', { RNG: 120 }),
  vendor('EVA', 'Eva Live', 'EVA', { LIVE: 380 }),
  vendor('SAGA', 'Saga Studio', 'SAGA', { LIVE: 180 }),
  vendor('GRAND', 'Grand Salon', 'GRAND', { LIVE: 140 }),
  vendor('DREAM', 'Dreamline', 'DREAM', { LIVE: 100 }),
  vendor('CARTA', 'Carta Alta', 'CARTA', { PVP: 230 }),
  vendor('ACE', 'Ace Union', 'ACE', { PVP: 170 }),
  vendor('MARE', 'Maré Alta', 'MARE', { FISH: 170 }),
  vendor('SBO', 'Sport Bravo', 'SBO', { SPORTS: 100 }),
  vendor('GOL', 'Gol Mundial', 'GOL', { SPORTS: 80 }),
  vendor('AV', 'Avalanche Esports', 'AV', { ESPORTS: 36 }),
  vendor('AI', 'Arena Index', 'AI', { ESPORTS: 36 }),
  vendor('IMES', 'Impact Esports', 'IMES', { ESPORTS: 40 }),
  vendor('TF', 'Top Frag', 'TF', { ESPORTS: 30 }),
  vendor('IA', 'Insight Arena', 'IA', { ESPORTS: 30 }),
  vendor('DS88', 'Desafio 88', 'DS88', { COCKFIGHT: 20 }),
  vendor('DIG', 'Dinastia do Galo', 'DIG', { COCKFIGHT: 18 }),
  vendor('TCG_LOTTO_VN', 'TCG Lotto Vietnam', 'LOTTO', { ELOTT: 150 }),
  vendor('TCG_SEA', 'TCG Lotto SEA', 'SEA', { LOTT: 110 }),
  vendor('LOTT', 'Loteria Clássica', 'LOTT', { LOTT: 90 }),
  vendor('ELOTT', 'Loteria Eletrônica', 'ELOTT', { LOTT: 90, ELOTT: 80 }),
];
