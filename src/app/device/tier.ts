/** How much this device can take. `low` stops motion and asks for smaller pictures (DESIGN.md section 7). */
export type Tier = 'low' | 'mid' | 'high';

interface Hints {
  deviceMemory?: number;
  hardwareConcurrency?: number;
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Decides the tier from memory (GiB), cores, Save-Data and the connection; what a browser does not tell counts as middle. */
export function tierOf(hints: Hints): Tier {
  const memory = hints.deviceMemory ?? 2;
  const cores = hints.hardwareConcurrency ?? 4;
  const connection = hints.connection;
  const slow = connection?.effectiveType === '2g' || connection?.effectiveType === 'slow-2g';
  if (connection?.saveData || slow || memory <= 1 || cores <= 2) return 'low';
  return memory >= 4 && cores >= 6 ? 'high' : 'mid';
}

/** The tier of this device. */
export function deviceTier(): Tier {
  return tierOf(navigator as Navigator & Hints);
}
