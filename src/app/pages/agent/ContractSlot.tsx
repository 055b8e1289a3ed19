import { t } from '../../i18n/texts.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { usePart } from '../../ui/part/use-part.ts';
import { CONTRACT_VIEWS } from './contract-texts.ts';
import type { ContractViewsProps } from './parts/ContractViews.tsx';

/** What a tap has asked for beside the contract itself. */
export function ContractSlot(props: ContractViewsProps) {
  const { Part, failed, retry } = usePart(CONTRACT_VIEWS);
  if (Part) return <Part {...props} />;
  if (failed) return <Face kind="offline" title={t('no_internet')} action={t('retry')} onAction={retry} />;
  return <LineBones count={5} />;
}
