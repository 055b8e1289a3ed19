import type { EditorProps } from '../use-editor.tsx';
import { AvatarSheet } from './AvatarSheet.tsx';
import { DetailsSheet } from './DetailsSheet.tsx';

/** The forms that only the account has: the picture, and the groups of details. */
export default function DetailEditors(props: EditorProps) {
  return props.name === 'avatar' ? <AvatarSheet {...props} /> : <DetailsSheet {...props} />;
}
