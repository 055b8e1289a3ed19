/** The sports that have an icon of their own (SPEC 2.7). */
export type Sport = 'basketball' | 'soccer' | 'other';

/** The sport whose icon a group of matches takes, from the classification or, where that says nothing, from the group's name. */
export function sportOf({ gameClassifyNew, gameName }: { gameClassifyNew: string; gameName: string }): Sport {
  const told = `${gameClassifyNew} ${gameName}`.toLowerCase();
  if (/basket|basquete/.test(told)) return 'basketball';
  return /soccer|football|futebol/.test(told) && !/americ/.test(told) ? 'soccer' : 'other';
}

/** The first matches of all groups by time, each with its sport. The groups are not changed. */
export function soonestMatches<Match extends { matchTime: string }>(
  groups: readonly { gameClassifyNew: string; gameName: string; matches: readonly Match[] }[],
  count: number,
): { match: Match; sport: Sport }[] {
  return ([] as { match: Match; sport: Sport }[])
    .concat(...groups.map((group) => group.matches.map((match) => ({ match, sport: sportOf(group) }))))
    .sort((a, b) => Date.parse(a.match.matchTime) - Date.parse(b.match.matchTime))
    .slice(0, count);
}
