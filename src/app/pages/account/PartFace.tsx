import { t } from '../../i18n/texts.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { type PartSource, usePart } from '../../ui/part/use-part.ts';
import type { CaptchaProps } from './parts/Captcha.tsx';

/** The image captcha, once its bytes are here. */
export function LateCaptcha({ part, ...props }: CaptchaProps & { part: PartSource<CaptchaProps> }) {
  const { Part, failed, retry } = usePart(part);
  return Part ? <Part {...props} /> : <PartFace count={1} failed={failed} onRetry={retry} />;
}

/** Where fields of a form are still on their way, or could not be had. */
export function PartFace({ count, failed, onRetry }: { count: number; failed: boolean; onRetry: () => void }) {
  if (!failed) {
    return (
      <div className="form-wait">
        <LineBones count={count} />
      </div>
    );
  }
  return <Face kind="offline" title={t('no_internet')} action={t('retry')} onAction={onRetry} />;
}
