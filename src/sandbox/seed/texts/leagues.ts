import type { Text } from './text.ts';

/** A league with its teams; all names are invented. A league has enough teams for two matches a day. */
export interface League {
  id: string;
  name: string;
  teams: readonly string[];
}

interface Sport {
  gameName: Text;
  /** Picks the sport's icon (SPEC 2.7: basketball, soccer, other). */
  gameClassifyNew: string;
  perDay: number;
  leagues: readonly League[];
}

function league(id: string, name: string, teams: string): League {
  return { id, name, teams: teams.split('|') };
}

export const SPORTS: readonly Sport[] = [
  {
    gameName: { pt: 'Futebol', en: 'Soccer' },
    gameClassifyNew: 'soccer',
    perDay: 4,
    leagues: [
      league(
        'br-a',
        'Liga Brasil Série A',
        'Guanabara FC|União Paulista|Minas Atlético|Porto Gaúcho|Nordeste SC|Litoral Santista|Cerrado EC|Ilha Catarina|Real Curitiba|Amazonas Verde',
      ),
      league(
        'eu-1',
        'Copa Continental',
        'Lisboa Real|Madrid Norte|Milano Calcio|Londres United|Paris Étoile|Berlim 04|Porto Azul|Ajuda Roma|Lyon Soleil|Sevilla Sol',
      ),
      league(
        'sa-1',
        'Copa Sul-Americana de Clubes',
        'Plata Juniors|Andes Quito|Montevideo Celeste|Bogotá Cafeteros|Santiago Cóndor|Lima Imperial|Asunción Guaraní|La Paz Altura|Rosario Norte',
      ),
    ],
  },
  {
    gameName: { pt: 'Basquete', en: 'Basketball' },
    gameClassifyNew: 'basketball',
    perDay: 3,
    leagues: [
      league(
        'us-1',
        'North League',
        'Chicago Winds|Boston Harbors|Miami Tides|Denver Peaks|Dallas Riders|Seattle Rain|Phoenix Heatwave|Brooklyn Bridges',
      ),
      league(
        'br-b',
        'Liga Nacional de Basquete',
        'Franca Arena|Bauru Trem|Brasília Asas|Rio Maré|Minas Ferro|Mogi Serra|Pinheiros Altos',
      ),
    ],
  },
  {
    gameName: { pt: 'Vôlei', en: 'Volleyball' },
    gameClassifyNew: 'volleyball',
    perDay: 2,
    leagues: [
      league(
        'br-v',
        'Superliga',
        'Osasco Vôlei|Campinas Saque|Sada Horizonte|Joinville Praia|Uberlândia Rede|Maringá Bloqueio',
      ),
    ],
  },
];
