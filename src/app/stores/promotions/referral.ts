import { getReferral } from '../../../contract/calls/promotions.ts';
import type { Referral } from '../../../contract/schemas/promotions.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';

/** The member's invitation: the link, what it pays, what it has brought. */
export const referral: Resource<Referral> = resource('referral', () =>
  send(getReferral, { query: { language: language() } }),
);

onSignOut(() => referral.set(undefined));
