import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../../support/dom.ts';
import type { CsvTable } from '../../../../../src/app/features/records/use-csv-export.ts';
import { configureTexts, loadTexts, showLanguage } from '../../../../../src/app/i18n/texts.ts';
import { csvLine, csvStyle } from '../../../../../src/app/lib/csv.ts';
import { betsTable, profitTable, rebateTable } from '../../../../../src/app/pages/agent/reports/ReportCsv.tsx';
import type { RebateIncome, TeamBet, TeamProfitRow } from '../../../../../src/contract/schemas/teamReports.ts';
import { dictionary } from '../../../i18n/dictionaries.ts';

const AREAS = ['common', 'teamPnl', 'teamBetting', 'teamRebate', 'reportSheets'] as const;

test.before(async () => {
  configureTexts(dictionary);
  for (const code of ['en', 'pt']) await loadTexts(code, AREAS);
});

/** A table as its file has it, in a language. */
function written<Row>(language: string, tableOf: () => CsvTable<Row>, rows: readonly Row[]): string[] {
  showLanguage(language);
  const table = tableOf();
  const style = csvStyle(language);
  return [table.columns, ...rows.map(table.cells)].map((cells) => csvLine(cells, style).trimEnd());
}

const MEMBER: TeamProfitRow = {
  ...{ memberId: '7', userName: '=cmd', type: 1, downlines: 3, deposit: '1000.00', withdrawal: '0.00' },
  ...{ stake: '20.50', payout: '10.25', bonus: '0.00', rebate: '0.10', net: '-10.15' },
};

test('a member is a line of numbers in the style of the language, and no name becomes a formula', () => {
  const [head, line] = written('pt', profitTable, [MEMBER]);
  assert.match(head ?? '', /^Membro;Tipo de conta;Diretos;Apostado \(\w+\);Prêmios/);
  assert.is(line, "'=cmd;Agente;3;20,50;10,25;0,00;0,10;-10,15;1000,00;0,00");
  assert.is(
    written('en', profitTable, [{ ...MEMBER, type: 0, userName: 'ana' }])[1]?.slice(0, 18),
    'ana,Player,3,20.50',
  );
  assert.is(head?.split(';').length, line?.split(';').length);
});

test('a bet says who, when on the phone, what and how it ended', () => {
  const bet: TeamBet = {
    ...{ betId: 'b1', userName: 'ana', placedAt: '2026-11-20T12:00:00.000Z', gameName: 'Tigre, o rei', gameId: 'g' },
    ...{ gameType: 'RNG', vassalage: 'PGE', stake: '1.00', payout: '2.50', status: 'won', currency: 'BRL' },
  } as unknown as TeamBet;
  const [head, line] = written('en', betsTable, [bet]);
  assert.match(line ?? '', /^b1,2026-11-\d\d \d\d:\d\d:00,ana,"Tigre, o rei",Slots,PGE,Won,1\.00,2\.50$/);
  assert.match(head ?? '', /^Bet no\.,Placed at,Member,Game,/);
});

test('rebate has a column for each type of game of the range, zero where a row has none', () => {
  const parts = [
    { gameType: 'RNG', turnover: '100.00', amount: '1.00' },
    { gameType: 'LIVE', turnover: '50.00', amount: '0.25' },
  ] as const;
  const rows: RebateIncome[] = [
    { day: '2026-11-20', turnover: '150.00', amount: '1.25', parts: [...parts] },
    { member: { memberId: '1', userName: 'bia' }, turnover: '100.00', amount: '1.00', parts: [parts[0]] },
  ];
  const [head, day, member] = written('en', () => rebateTable('day', parts), rows);
  assert.match(head ?? '', /^Day,Turnover \(\w+\),Rebate \(\w+\),Rebate: Slots \(\w+\),Rebate: Live casino \(\w+\)$/);
  assert.is(day, '2026-11-20,150.00,1.25,1.00,0.25');
  assert.is(member, 'bia,100.00,1.00,1.00,0.00');
});

test.run();
