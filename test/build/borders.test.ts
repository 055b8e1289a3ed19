import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runProgram } from '../support/process.ts';

type Import = readonly [from: string, specifier: string, kind?: 'type'];

/** One import over each border of the table in src/README.md. */
const FORBIDDEN: readonly Import[] = [
  ['src/contract/calls/wallet.ts', 'zod'],
  ['src/contract/calls/wallet.ts', '../schemas/wallet.ts'],
  ['src/contract/calls/wallet.ts', '../payloads/wallet.ts'],
  ['src/contract/fields/kyc.ts', 'zod'],
  ['src/contract/schemas/wallet.ts', 'hono'],
  ['src/contract/schemas/wallet.ts', '../../app/lib/decimal.ts'],
  ['src/contract/calls/wallet.ts', '../../app/lib/decimal.ts'],
  ['src/contract/calls/wallet.ts', '../../sandbox/rules/money.ts'],
  ['src/sandbox/calls/wallet.ts', '../../app/lib/decimal.ts'],
  ['src/sandbox/calls/wallet.ts', '../../build/options.ts'],
  ['src/build/steps/html.ts', '../../app/routes/table.ts'],
  ['src/build/steps/html.ts', '../../contract/call.ts'],
  ['src/sw/worker.ts', '../app/lib/decimal.ts'],
  ['src/sw/worker.ts', '../contract/call.ts'],
  ['src/app/lib/decimal.ts', '../device/storage.ts'],
  ['src/app/i18n/texts.ts', '../device/storage.ts'],
  ['src/app/i18n/texts.ts', '../stores/session/session.ts'],
  ['src/app/device/storage.ts', '../i18n/texts.ts'],
  ['src/app/ui/grid/Grid.tsx', '../../stores/games/games.ts'],
  ['src/app/ui/grid/Grid.tsx', '../../i18n/texts.ts'],
  ['src/app/ui/grid/Grid.tsx', '../../../contract/schemas/games.ts'],
  ['src/app/ui/grid/Grid.tsx', 'preact/hooks'],
  ['src/app/api/client.ts', '../stores/session/session.ts'],
  ['src/app/api/client.ts', '../i18n/texts.ts'],
  ['src/app/stores/wallet/wallet.ts', '../../chrome/Frame.tsx'],
  ['src/app/stores/wallet/wallet.ts', '../../ui/toast/Toast.tsx'],
  ['src/app/stores/wallet/wallet.ts', '../../../sandbox/rules/money.ts'],
  ['src/app/stores/wallet/wallet.ts', 'node:fs'],
  ['src/app/stores/wallet/wallet.ts', 'zod'],
  ['src/app/stores/wallet/wallet.ts', '../../../contract/schemas/wallet.ts'],
  ['src/app/stores/wallet/wallet.ts', '../../../contract/payloads/wallet.ts'],
  ['src/app/chrome/Frame.tsx', '../../contract/schemas/wallet.ts'],
  ['src/app/pages/home/Home.tsx', '../../../contract/schemas/games.ts'],
  ['src/app/pages/home/Home.tsx', '../../../contract/payloads/games.ts'],
  ['src/app/chrome/Frame.tsx', '../api/client.ts'],
  ['src/app/chrome/Frame.tsx', '../pages/home/Home.tsx'],
  ['src/app/chrome/Frame.tsx', '../routes/table.ts'],
  ['src/app/pages/home/Home.tsx', '../../api/client.ts'],
  ['src/app/pages/home/Home.tsx', '../account/Login.tsx'],
  ['src/app/pages/home/Home.tsx', '../../chrome/Frame.tsx'],
  ['src/app/pages/home/Home.tsx', '../../../contract/calls/games.ts'],
  ['src/app/pages/home/Home.tsx', '../member/MemberHome.tsx'],
  ['src/app/pages/member/centre/MemberHome.tsx', '../../protection/Protection.tsx'],
  ['src/app/pages/protection/Protection.tsx', '../account/Login.tsx'],
  ['src/app/pages/lottery/Lottery.tsx', '../promotions/Promotions.tsx'],
  ['src/app/pages/rewards/center/RewardCenter.tsx', '../../promotions/Promotions.tsx'],
  ['src/app/pages/member/centre/MemberHome.tsx', '../../rewards/RewardCenter.tsx'],
  ['src/app/pages/app/App.tsx', '../home/HomeBanner.tsx'],
  ['src/app/pages/home/lobby/Lobby.tsx', '../../app/Guides.tsx'],
  ['src/app/pages/new-area/Page.tsx', '../home/HomeBanner.tsx'],
  ['src/app/pages/home/HomeBanner.tsx', '../new-area/Page.tsx'],
  ['src/app/pages/promotions/list/Promotions.tsx', '../../rewards/leaderboard/Ranking.tsx'],
  ['src/app/pages/agent/contract/proposal/ProposalTerms.tsx', '../../../rewards/RewardPage.tsx'],
  ['src/app/lib/decimal.ts', '../features/forms/use-form.ts'],
  ['src/app/ui/grid/Grid.tsx', '../../features/loading/Part.tsx'],
  ['src/app/stores/wallet/wallet.ts', '../../features/forms/use-form.ts'],
  ['src/app/boot/entry.tsx', '../features/loading/Part.tsx'],
  ['src/app/routes/guards.ts', '../stores/wallet/wallet.ts'],
  ['src/app/routes/guards.ts', '../ui/toast/Toast.tsx'],
  ['src/app/boot/entry.tsx', '../pages/home/Home.tsx'],
  ['src/app/boot/entry.tsx', '../../sandbox/server.ts'],
];

/** What the table allows. */
const ALLOWED: readonly Import[] = [
  ['src/contract/calls/records.ts', '../schemas/records.ts', 'type'],
  ['src/contract/schemas/records.ts', 'zod'],
  ['src/contract/schemas/kyc.ts', '../fields/kyc.ts'],
  ['src/contract/payloads/records.ts', '../schemas/records.ts'],
  ['src/sandbox/calls/records.ts', '../../contract/payloads/records.ts'],
  ['src/sandbox/calls/records.ts', '../../contract/calls/records.ts'],
  ['src/sandbox/calls/records.ts', 'zod'],
  ['src/app/ui/tile/Tile.tsx', '../../lib/picture-url.ts'],
  ['src/app/ui/tile/Tile.tsx', '../picture/Picture.tsx'],
  ['src/app/ui/tile/Tile.tsx', 'react'],
  ['src/app/api/errors.ts', '../../contract/errors.ts'],
  ['src/app/stores/games/games.ts', '../../api/errors.ts'],
  ['src/app/chrome/Footer.tsx', '../stores/session/session.ts'],
  ['src/app/chrome/Footer.tsx', '../routes/links.ts'],
  ['src/app/pages/home/Tiles.tsx', '../../stores/games/games.ts'],
  ['src/app/pages/home/Tiles.tsx', '../../../contract/schemas/games.ts', 'type'],
  ['src/app/pages/home/Tiles.tsx', '../../../contract/fields/limits.ts'],
  ['src/app/stores/games/games.ts', '../../../contract/schemas/games.ts', 'type'],
  ['src/app/pages/home/Tiles.tsx', './Banner.tsx'],
  ['src/app/pages/home/Tiles.tsx', './lobby/Lobby.tsx'],
  ['src/app/pages/home/lobby/Lobby.tsx', '../HomeSection.tsx'],
  ['src/app/pages/home/lobby/Lobby.tsx', '../match/Match.tsx'],
  ['src/app/pages/home/lobby/Lobby.tsx', '../../../stores/member/member.ts'],
  ['src/app/pages/agent/contract/proposal/ProposalTerms.tsx', '../../team/Team.tsx'],
  ['src/app/pages/agent/contract/proposal/ProposalTerms.tsx', '../../../../features/forms/use-form.ts'],
  ['src/app/routes/home.ts', '../stores/session/session.ts'],
  ['src/app/boot/Root.tsx', '../routes/guards.ts'],
];

interface Finding {
  readonly category?: string;
  readonly location: { readonly path: string };
}

const borders = suite<{ refused: ReadonlySet<string> }>('borders');
const nameOf = ([from]: Import, index: number): string => from.replace(/(\.tsx?)$/, `-${index}$1`);

borders.before(async (context) => {
  const root = resolve('dist/test/borders');
  rmSync(root, { recursive: true, force: true });
  for (const [index, [from, specifier, kind]] of [...FORBIDDEN, ...ALLOWED].entries()) {
    const file = join(root, nameOf([from, specifier], index));
    mkdirSync(dirname(file), { recursive: true });
    const text = kind
      ? `import type { One } from '${specifier}';\n\nexport type Two = One;\n`
      : `import { one } from '${specifier}';\n\nexport const two = one;\n`;
    writeFileSync(file, text);
  }
  cpSync('.biome.json', join(root, '.biome.json'));
  const config = JSON.parse(readFileSync('.biome.json', 'utf8'));
  writeFileSync(join(root, '.biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { output } = await runProgram(resolve('node_modules/.bin/biome'), args, { cwd: root });
  const report = JSON.parse(output.slice(output.indexOf('{"'), output.lastIndexOf('}') + 1));
  const findings = (report.diagnostics as readonly Finding[]).filter(({ category }) =>
    category?.endsWith('noRestrictedImports'),
  );
  context.refused = new Set(findings.map(({ location }) => location.path.slice(location.path.indexOf('src/'))));
});

for (const [index, row] of FORBIDDEN.entries()) {
  borders(`${row[0]} may not import ${row[1]}`, ({ refused }) => {
    assert.ok(refused.has(nameOf(row, index)));
  });
}

for (const [index, row] of ALLOWED.entries()) {
  borders(`${row[0]} may import ${row[1]}`, ({ refused }) => {
    assert.not.ok(refused.has(nameOf(row, FORBIDDEN.length + index)));
  });
}

borders.run();
