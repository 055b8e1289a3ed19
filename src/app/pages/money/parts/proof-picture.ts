import { pictureType, readPicture, smallerPicture } from '../../../device/pictures.ts';
import type { TextKey } from '../../../i18n/texts.ts';

/** Bytes of a proof at most (SPEC section 5). */
const PROOF_BYTES = 5_242_880;

/** A picture that keeps the rules, with an address to show it by; whoever takes it revokes that. */
export interface ProofPicture {
  readonly picture: Blob;
  readonly preview: string;
}

/** What is wrong with a file, as the text that says so (SPEC section 8). */
export type ProofFlaw = Extract<TextKey, 'activity_image_type' | 'activity_apply_remark_limit3' | 'picture_unreadable'>;

/** Takes a file as a proof: jpeg or png by its bytes, at most 5 MB once it is as small as this phone can make it. */
export async function proofPicture(file: Blob): Promise<ProofPicture | ProofFlaw> {
  // A file that cannot even be read is told as one of the wrong type.
  const type = await pictureType(file).catch((thrown: unknown) => void console.warn(thrown));
  if (!type) return 'activity_image_type';
  const original = file.slice(0, file.size, type);
  const preview = URL.createObjectURL(original);
  try {
    const picture = (await smallerPicture(original, await readPicture(preview))) ?? original;
    if (picture.size <= PROOF_BYTES) return { picture, preview };
    URL.revokeObjectURL(preview);
    return 'activity_apply_remark_limit3';
  } catch (thrown) {
    console.warn(thrown);
    URL.revokeObjectURL(preview);
    return 'picture_unreadable';
  }
}
