import '../../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type ApplyFlags, maySubmit } from '../../../../src/app/stores/promotions/apply-draft.ts';

const flags = (remarkRequired: 'Y' | 'N', imageRequired: 'Y' | 'N'): ApplyFlags => ({ remarkRequired, imageRequired });

test('an application may be sent with all that its flags ask for (SPEC section 5)', () => {
  const cases: [ApplyFlags, remarks: string, pictures: number, may: boolean][] = [
    [flags('Y', 'Y'), '', 0, false],
    [flags('Y', 'Y'), 'text', 0, false],
    [flags('Y', 'Y'), '', 1, false],
    [flags('Y', 'Y'), 'text', 1, true],
    [flags('N', 'Y'), 'text', 0, false],
    [flags('N', 'Y'), '', 1, true],
    [flags('Y', 'N'), '', 3, false],
    [flags('Y', 'N'), ' \n', 0, false],
    [flags('Y', 'N'), 'text', 0, true],
    [flags('N', 'N'), '', 0, true],
  ];
  for (const [asked, remarks, pictures, may] of cases) {
    assert.is(maySubmit(asked, remarks, pictures), may, JSON.stringify([asked, remarks, pictures]));
  }
});

test.run();
