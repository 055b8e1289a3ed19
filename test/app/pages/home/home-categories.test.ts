import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { knownGroups } from '../../../../src/app/pages/home/HomeCategories.tsx';
import { vendorStructure } from '../../../../src/app/stores/games/lobby.ts';
import type { VendorStructure } from '../../../../src/contract/schemas/games.ts';

test('home leaves out categories that it does not know, also those named like what every object has', () => {
  const names = ['RNG', 'constructor', 'toString', 'HOT', 'NOVEL', 'LIVE'];
  const sorting = names.map((gameCategory) => ({ gameCategory, vendorNames: [{ vassalage: 'PP' }] }));
  vendorStructure.set({ sorting, mapping: {} } as unknown as VendorStructure);
  assert.equal(
    knownGroups().map(({ gameCategory }) => gameCategory as string),
    ['RNG', 'LIVE'],
  );
});

test.run();
