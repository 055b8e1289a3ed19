import seed from '../phone/seed.ts';

let seeded: Promise<void> | undefined;

/** Seeds the world of the phone and legacy tests once per run of the gate, before the first of them begins. */
export function seedOnce(): Promise<void> {
  seeded ??= seed();
  return seeded;
}
