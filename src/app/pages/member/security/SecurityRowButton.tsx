import { t } from '../../../i18n/texts.ts';
import {
  bankCard,
  check,
  envelope,
  handHeart,
  idCard,
  keyhole,
  link,
  nameTag,
  password,
  phone,
  question,
} from '../../../ui/icon/account.ts';
import type { ContactEditor } from '../editors/use-editor.tsx';
import { MemberRow, type MemberRowProps } from '../MemberRow.tsx';
import type { SecurityRow, SecurityRowId } from './security-rows.ts';

const ICONS: Record<SecurityRowId, string> = {
  password,
  email: envelope,
  mobileNum: phone,
  paymentPassword: keyhole,
  payeeName: nameTag,
  bankCard,
  securityQuestions: question,
  kyc: idCard,
  linked: link,
  protection: handHeart,
};

function markOf(set: boolean | undefined): MemberRowProps['mark'] {
  if (set === undefined) return undefined;
  return set ? { text: t('state_set'), tone: 'good', icon: check } : { text: t('state_open'), tone: 'open' };
}

interface SecurityRowButtonProps {
  row: SecurityRow;
  opening: ContactEditor | undefined;
  onPress: () => void;
}

/** One protection: what it is, whether it is set, and the way to set or change it. */
export function SecurityRowButton({ row, opening, onPress }: SecurityRowButtonProps) {
  const { id, set, known, fixed } = row;
  const mine = opening === id || (opening === 'mobile' && id === 'mobileNum');
  return (
    <MemberRow
      icon={ICONS[id]}
      title={t(`row_${id}`)}
      note={known ?? t(fixed ? 'row_fixed' : `about_${id}`)}
      mark={markOf(set)}
      busy={mine}
      onPress={fixed ? undefined : onPress}
    />
  );
}
