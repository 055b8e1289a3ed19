import type { Database } from '../db/database.ts';
import { addMember } from '../rules/members.ts';
import type { Opening } from './accounts-balance.ts';
import { createRandom, type Random } from './random.ts';

const FIRST =
  'Ana|Bruno|Camila|Daniel|Eduarda|Felipe|Gabriela|Henrique|Isabela|João|Karina|Lucas|Mariana|Nathan|Otávio|Patrícia|Rafael|Sabrina|Thiago|Úrsula|Vinícius|Wesley|Yasmin|Zélia|Aline|Caio|Débora|Everton|Fernanda|Gustavo|Helena|Igor|Juliana|Leandro|Larissa|Marcelo|Natália|Paulo|Renata|Samuel|Tatiane|Vitória|Rodrigo|Simone|Diego|Luana|Matheus|Priscila'.split(
    '|',
  );
const LAST =
  'Silva|Santos|Oliveira|Souza|Lima|Pereira|Ferreira|Costa|Rodrigues|Almeida|Nascimento|Carvalho|Araújo|Ribeiro|Barbosa|Gomes|Martins|Rocha|Dias|Moreira|Cardoso|Teixeira|Cavalcanti|Monteiro|Mendes|Freitas|Ramos|Pinto|Nogueira|Campos'.split(
    '|',
  );

const DAY = 24 * 3600 * 1000;
const SUB_AGENTS = 14;
const PLAYERS = 320;

interface Tree {
  /** Agents who lead the tree; each has sub-agents and players below. */
  heads: readonly number[];
  passwordHash: string;
  now: number;
}

/**
 * Grows the agent tree below its heads: sub-agents three deep, and their players. The same seed, the same tree. Gives what is to be left of
 * their opening balances.
 */
export function seedTree(db: Database, { heads, passwordHash, now }: Tree): Opening[] {
  const random = createRandom(0x1e7e);
  const names = new Set<string>();
  const agents = [...heads];
  const openings: Opening[] = [];
  const add = (type: 0 | 2, upline: number) => {
    const name = `${random.pick(FIRST)} ${random.pick(LAST)}`;
    const username = usernameOf(name, names, random);
    const created = now - random.int(2, 400) * DAY - random.int(0, DAY);
    // A draw that decides nothing: who comes after keeps name and history.
    random.next();
    const id = addMember(db, {
      username,
      password_hash: passwordHash,
      type,
      nickname: name.split(' ')[0] ?? name,
      icon: `/img/avatar/${random.int(1, 24)}`,
      payee_name: name,
      upline_id: upline,
      affiliate_code: `L${(100_000 + names.size * 7919).toString(36).toUpperCase()}`,
      first_login: 0,
      created_at: created,
      last_login_at: now - random.int(0, 30 * DAY),
    });
    openings.push({ memberId: id, amount: random.int(5, 900) * 1000, at: created });
    return id;
  };
  for (let made = 0; made < SUB_AGENTS; made += 1) agents.push(add(2, random.pick(agents)));
  for (let made = 0; made < PLAYERS; made += 1) add(0, random.pick(agents));
  return openings;
}

/** `João Silva` becomes `joaosilva84`: letters and digits only, at most 20, never twice. */
function usernameOf(name: string, taken: Set<string>, random: Random): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
    .slice(0, 17);
  const username = `${plain}${random.int(1, 999)}`;
  if (taken.has(username)) return usernameOf(name, taken, random);
  taken.add(username);
  return username;
}
