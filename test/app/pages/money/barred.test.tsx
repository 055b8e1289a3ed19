import type { ReactNode } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import '../../../support/routes.ts';
import { language, loadTexts, type TextKey, t } from '../../../../src/app/i18n/texts.ts';
import DepositRecord from '../../../../src/app/pages/money/deposits/DepositRecord.tsx';
import TransferRecord from '../../../../src/app/pages/money/transfer-record/TransferRecord.tsx';
import { render, reset } from '../../../support/dom.ts';
import { enter, onPlatform, until } from '../../stores/platform.ts';

/** The faces of records without anything, and the button that leads to more. */
const RECORDS: readonly (readonly [page: () => ReactNode, empty: TextKey, action: TextKey])[] = [
  [() => <DepositRecord />, 'deposits_empty', 'deposits_start'],
  [() => <TransferRecord />, 'transfer_empty', 'title_transfer'],
];

test('an empty record offers to move money to who may', () =>
  onPlatform(async () => {
    await loadTexts(language(), ['deposits', 'transfer']);
    for (const [name, may] of [
      ['newbie', true],
      ['trial', false],
      ['nonagent', false],
    ] as const) {
      await enter(name);
      for (const [page, empty, action] of RECORDS) {
        const box = render(page());
        await until(() => box.textContent?.includes(t(empty)) ?? false);
        const offered = [...box.querySelectorAll('button')].some(({ textContent }) => textContent === t(action));
        assert.is(offered, may, `${name} ${action}`);
        reset();
      }
    }
  }));

test.run();
