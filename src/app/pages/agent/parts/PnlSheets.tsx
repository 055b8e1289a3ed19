import type { FilterChoice } from '../../../ui/filter/FilterSheet.tsx';
import { PnlFilters } from './PnlFilters.tsx';
import { PnlMember, type PnlMemberProps } from './PnlMember.tsx';

export type PnlSheetsProps = FilterChoice &
  Omit<PnlMemberProps, 'onClose' | 'row'> & {
    /** Whose figures are shown; the filters otherwise. */
    row: PnlMemberProps['row'] | undefined;
  };

/** What a tap opens on the team's profit and loss: a member's figures, or the filters. */
export default function PnlSheets({ row, ...props }: PnlSheetsProps) {
  return row ? <PnlMember row={row} {...props} /> : <PnlFilters {...props} />;
}
