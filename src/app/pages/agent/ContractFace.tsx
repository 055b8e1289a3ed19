import type { ContractInfo } from '../../../contract/schemas/contracts.ts';
import { t } from '../../i18n/texts.ts';
import { errorText } from '../../stores/error-text.ts';
import type { Resource } from '../../stores/resource.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';

interface ContractFaceProps {
  info: Resource<ContractInfo>;
}

/** What stands there while it is not known how the member stands: the skeleton, or why it could not be had. */
export function ContractFace({ info }: ContractFaceProps) {
  const error = info.error.value;
  if (error) {
    return (
      <Face
        kind={error.kind === 'offline' ? 'offline' : 'error'}
        title={t('deal_failed')}
        text={t(errorText(error))}
        action={t('retry')}
        onAction={() => void info.load()}
        busy={info.busy.value}
      />
    );
  }
  return (
    <>
      <div className="bones" aria-hidden="true">
        <div className="bone agent-hero-bone" />
      </div>
      <LineBones count={4} />
    </>
  );
}

/** That what stands there is from before, as it could not be asked for again. */
export function StaleContract({ info }: ContractFaceProps) {
  const error = info.error.value;
  return error ? (
    <p className="agent-error" role="alert">
      {t(errorText(error))}
    </p>
  ) : null;
}
