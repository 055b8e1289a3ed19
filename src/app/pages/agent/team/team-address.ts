import { useSearch } from 'wouter/use-browser-location';
import { go } from '../../../routes/links.ts';
import type { TeamFilter } from '../../../stores/agent/team.ts';
import { teamPath } from '../agent-pages.ts';

/** Orders of the team's list. */
export const SORTS = ['newest', 'name', 'balance', 'lastLogin', 'downlines'] as const;

const ID = /^\d{1,15}$/;
const NAME = /^\w{1,20}$/;
const ROLES = ['agent', 'player'] as const;

/** Which part of the team an address shows; values that cannot be are left out. */
export function readTeam(search: string): TeamFilter {
  const query = new URLSearchParams(search);
  const [parentId, userName] = [query.get('parent') ?? '', query.get('name') ?? ''];
  const role = ROLES.find((one) => one === query.get('role'));
  const sort = SORTS.find((one) => one === query.get('sort'));
  return {
    ...(ID.test(parentId) && !NAME.test(userName) && { parentId }),
    ...(NAME.test(userName) && { userName }),
    ...(role && { role }),
    ...(sort && { sort }),
  };
}

/** The address of a part of the team. */
export function writeTeam({ parentId, userName, role, sort }: TeamFilter): string {
  const given = { parent: parentId, name: userName, role, sort };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value) query.set(name, value);
  const text = query.toString();
  return text ? `${teamPath}?${text}` : teamPath;
}

/** The part of the team on screen, kept in the address: a level further down is a step back. */
export function useTeamAddress() {
  const filter = readTeam(useSearch());
  return {
    filter,
    /** Another level, from its top. */
    open: (parentId: string | undefined) => {
      const { sort } = filter;
      go(writeTeam({ ...(parentId && { parentId }), ...(sort && { sort }) }));
    },
    /** Another order or selection of the same. */
    narrow: (next: TeamFilter) => go(writeTeam(next), { replace: true }),
  };
}
