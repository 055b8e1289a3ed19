import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { groupVendors } from '../../../src/app/lib/vendor-groups.ts';

const vendors = (...names: string[]) => names.map((vassalage) => ({ vassalage }));

test('e-sports vendors stand right after sports, in a category of their own (SPEC section 3)', () => {
  const groups = groupVendors([
    { gameCategory: 'SPORTS', vendorNames: vendors('SABA', 'IA', 'BTI', 'AV', 'AI', 'IMES', 'TF') },
    { gameCategory: 'PVP', vendorNames: vendors('KM') },
  ]);
  assert.equal(groups, [
    { gameCategory: 'SPORTS', vendorNames: vendors('SABA', 'BTI') },
    { gameCategory: 'ESPORTS', vendorNames: vendors('IA', 'AV', 'AI', 'IMES', 'TF') },
    { gameCategory: 'PVP', vendorNames: vendors('KM') },
  ]);
});

test('a PGE vendor under slots becomes the first category, and slots keep it', () => {
  const groups = groupVendors([
    { gameCategory: 'LIVE', vendorNames: vendors('EVO') },
    { gameCategory: 'RNG', vendorNames: vendors('PP', 'PGE') },
  ]);
  assert.equal(
    groups.map(({ gameCategory }) => gameCategory),
    ['PGE', 'LIVE', 'RNG'],
  );
  assert.equal(groups[0]?.vendorNames, vendors('PGE'));
  assert.equal(groups[2]?.vendorNames, vendors('PP', 'PGE'));
});

test('without such vendors the categories stay as they came, and what came is not changed', () => {
  const sorting = [
    { gameCategory: 'RNG', vendorNames: vendors('PP') },
    { gameCategory: 'SPORTS', vendorNames: vendors('SABA') },
  ];
  const before = structuredClone(sorting);
  assert.equal(groupVendors(sorting), before);
  assert.equal(sorting, before);
});

test('a category that the platform gives twice, or has split already, is one', () => {
  const sorting = [
    { gameCategory: 'PGE', vendorNames: vendors('PGE') },
    { gameCategory: 'SPORTS', vendorNames: vendors('SABA', 'IA') },
    { gameCategory: 'ESPORTS', vendorNames: vendors('OMG') },
    { gameCategory: 'SPORTS', vendorNames: vendors('BTI') },
  ];
  const before = structuredClone(sorting);
  assert.equal(groupVendors(sorting), [
    { gameCategory: 'PGE', vendorNames: vendors('PGE') },
    { gameCategory: 'SPORTS', vendorNames: vendors('SABA', 'BTI') },
    { gameCategory: 'ESPORTS', vendorNames: vendors('IA', 'OMG') },
  ]);
  assert.equal(sorting, before);
});

test.run();
