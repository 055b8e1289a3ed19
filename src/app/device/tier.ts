import { local } from './storage.ts';

/** How much this device can take. `low` stops motion and asks for smaller pictures (DESIGN.md section 7). */
export type Tier = 'low' | 'mid' | 'high';

/** What the person wants: a tier of their own, or the one that the device is taken for. */
export type TierChoice = 'auto' | Tier;

interface Hints {
  deviceMemory?: number;
  hardwareConcurrency?: number;
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** ms per visit in which long tasks held fingers back: from here a device is low, or no longer high. */
const LOW_FROM = 1000;
const HIGH_BELOW = 300;

/**
 * Decides the tier from memory (GiB), cores, Save-Data, the connection and the ms held back on visits before. What a browser does
 * not tell speaks neither for nor against it: iPhones report two cores whatever they have, and no memory.
 */
export function tierOf({ deviceMemory, hardwareConcurrency = 4, connection }: Hints, heldBack = 0): Tier {
  const memory = deviceMemory ?? 3;
  const slow = /2g$/.test(connection?.effectiveType ?? '');
  const weak = memory <= 1 || (memory <= 2 && hardwareConcurrency <= 2);
  if (weak || slow || connection?.saveData || heldBack >= LOW_FROM) return 'low';
  return memory >= 4 && hardwareConcurrency >= 6 && heldBack < HIGH_BELOW ? 'high' : 'mid';
}

/** The tier of this device, as this and earlier visits know it. */
export function deviceTier(): Tier {
  return tierOf(navigator as Navigator & Hints, Number(local.get('heldBack') ?? 0));
}
