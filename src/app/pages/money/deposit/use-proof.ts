import { useEffect, useRef, useState } from 'react';
import { PICTURE_BYTES } from '../../../../contract/fields/limits.ts';
import { dropPicture, keepPicture, keptPictures } from '../../../device/kept-pictures.ts';
import { checkedPicture } from '../../../device/pictures.ts';
import type { TextKey } from '../../../i18n/texts.ts';
import { account } from '../../../stores/session/session.ts';

/** A picture that keeps the rules, and an address to show it by, which its taker revokes. */
interface ProofPicture {
  readonly picture: Blob;
  readonly preview: string;
}

/** What is wrong with a file, as the text that says so (SPEC section 8). */
type ProofFlaw = Extract<TextKey, 'activity_image_type' | 'activity_apply_remark_limit3' | 'picture_unreadable'>;

const FLAWS = {
  type: 'activity_image_type',
  size: 'activity_apply_remark_limit3',
  unreadable: 'picture_unreadable',
} as const;

/** A file as a proof: jpeg or png by its bytes, and at most 5 MB once this phone has made it smaller. */
async function proofPicture(file: Blob): Promise<ProofPicture | ProofFlaw> {
  const checked = await checkedPicture(file);
  if (typeof checked === 'string') return FLAWS[checked];
  const { original, smaller, preview } = checked;
  const picture = smaller ?? original;
  if (picture.size <= PICTURE_BYTES) return { picture, preview };
  URL.revokeObjectURL(preview);
  return FLAWS.size;
}

/** The name of the proof among the pictures that the phone keeps. */
const NAME = 'proof';

/** The proof of a transfer: chosen, checked, and kept over a reload until it has been taken. */
export function useProof() {
  const [proof, setProof] = useState<ProofPicture>();
  const [flaw, setFlaw] = useState<ProofFlaw>();
  const [checking, setChecking] = useState(false);
  const latestChoice = useRef(0);
  const shown = useRef('');

  const show = (next: ProofPicture | undefined) => {
    if (shown.current) URL.revokeObjectURL(shown.current);
    shown.current = next?.preview ?? '';
    setProof(next);
  };
  const choose = async (file: Blob): Promise<ProofFlaw | undefined> => {
    latestChoice.current += 1;
    const mine = latestChoice.current;
    setChecking(true);
    const found = await proofPicture(file);
    if (mine !== latestChoice.current) return undefined;
    setChecking(false);
    show(typeof found === 'string' ? undefined : found);
    setFlaw(typeof found === 'string' ? found : undefined);
    if (typeof found === 'string') return found;
    const owner = account();
    if (owner !== undefined) void keepPicture(NAME, owner, found.picture);
    return undefined;
  };
  const clear = () => {
    latestChoice.current += 1;
    show(undefined);
    setFlaw(undefined);
    void dropPicture(NAME);
  };
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    const mine = latestChoice.current;
    void keptPictures(account() ?? '').then((kept) => {
      const last = kept.find(({ name }) => name === NAME);
      if (last && mine === latestChoice.current) void latest.current(last.picture);
    });
    return () => {
      latestChoice.current += 1;
      if (shown.current) URL.revokeObjectURL(shown.current);
    };
  }, []);
  return { proof, flaw, checking, choose, clear };
}
