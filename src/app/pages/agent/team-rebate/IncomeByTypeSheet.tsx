import type { RebatePart } from '../../../../contract/schemas/teamReports.ts';
import { t } from '../../../i18n/texts.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import agentStyles from '../agent.css';
import { amount, typeName } from '../agent-words.ts';
import sheetStyles from '../sheet.css';

export interface IncomeByTypeSheetProps {
  income: { turnover: string; amount: string; parts: readonly RebatePart[] };
  /** What it is the income of, in the language on screen. */
  title: string;
  onClose: () => void;
}

/** Rebate income by type of game. */
export default function IncomeByTypeSheet({ income, title, onClose }: IncomeByTypeSheetProps) {
  return (
    <Drawer open from="bottom" title={title} closeLabel={t('close')} onClose={onClose}>
      <div className={sheetStyles.agentSheet}>
        <table className={sheetStyles.agentTable}>
          <thead>
            <tr>
              <th scope="col">{t('treb_type')}</th>
              <th scope="col">{t('treb_turnover')}</th>
              <th scope="col">{t('treb_amount')}</th>
            </tr>
          </thead>
          <tbody>
            {income.parts.map((part) => (
              <tr key={part.gameType}>
                <th scope="row">{typeName(part.gameType)}</th>
                <td>{amount(part.turnover)}</td>
                <td className={agentStyles.agentWon}>{amount(part.amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('treb_sum')}</th>
              <td>{amount(income.turnover)}</td>
              <td className={agentStyles.agentWon}>{amount(income.amount)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Drawer>
  );
}
