import { PICTURE_BYTES } from '../../../../contract/fields/limits.ts';
import { checkedPicture } from '../../../device/pictures.ts';
import type { TextKey } from '../../../i18n/texts.ts';

/** A picture that keeps the rules, with an address to show it by; whoever takes it revokes that. */
export interface ProofPicture {
  readonly picture: Blob;
  readonly preview: string;
}

/** What is wrong with a file, as the text that says so (SPEC section 8). */
export type ProofFlaw = Extract<TextKey, 'activity_image_type' | 'activity_apply_remark_limit3' | 'picture_unreadable'>;

const FLAWS = {
  type: 'activity_image_type',
  size: 'activity_apply_remark_limit3',
  unreadable: 'picture_unreadable',
} as const;

/** Takes a file as a proof: jpeg or png by its bytes, at most 5 MB once it is as small as this phone can make it. */
export async function proofPicture(file: Blob): Promise<ProofPicture | ProofFlaw> {
  const checked = await checkedPicture(file);
  if (typeof checked === 'string') return FLAWS[checked];
  const { original, smaller, preview } = checked;
  const picture = smaller ?? original;
  if (picture.size <= PICTURE_BYTES) return { picture, preview };
  URL.revokeObjectURL(preview);
  return FLAWS.size;
}
