import { type ReadonlySignal, signal } from '@preact/signals';
import { getPromotionStates } from '../../../contract/calls/promotions.ts';
import type { PromotionState } from '../../../contract/schemas/promotions.ts';
import { send } from '../../api/client.ts';
import { local } from '../../device/storage.ts';
import { type Resource, resource } from '../data/resource.ts';
import { accountPlaces, onSignOut } from '../session/session.ts';

/** Where the member stands with each promotion (SPEC sections 3 and 4). */
export const promotionStates: Resource<PromotionState[]> = resource('promotions.states', () =>
  send(getPromotionStates, {}),
);

/** The state of one promotion, by the announcement's id. */
export const stateOf = (promotionId: string): PromotionState | undefined =>
  promotionStates.value.value?.find((state) => state.promotionId === promotionId);

/** The name of the claim: its place in storage, with the member's. */
export const CLAIM = 'promotion';

/** Whether a claim was left open, by a reload or a lost answer: what settles it comes only then. */
export const isClaimOpen = (): boolean => accountPlaces().some((place) => local.get(`${CLAIM}.${place}`) !== undefined);

const busy = signal<string | undefined>(undefined, { name: 'promotions.busy' });
const lost = signal<string | undefined>(undefined, { name: 'promotions.lost' });

/** The promotion that is being joined or claimed. */
export const promotionBusy: ReadonlySignal<string | undefined> = busy;

/** The promotion whose claim has lost its answer. */
export const promotionLost: ReadonlySignal<string | undefined> = lost;

/** Notes what is under way. */
export function noteBusy(promotionId: string | undefined): void {
  busy.value = promotionId;
}

/** Notes the claim of which nobody knows yet how it ended. */
export function noteLost(promotionId: string | undefined): void {
  lost.value = promotionId;
}

onSignOut(() => {
  noteBusy(undefined);
  noteLost(undefined);
  promotionStates.set(undefined);
});
