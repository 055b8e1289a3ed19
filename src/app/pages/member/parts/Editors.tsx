import type { EditorProps } from '../use-editor.tsx';
import { EmailSheet } from './EmailSheet.tsx';
import { MobileSheet } from './MobileSheet.tsx';
import { NameSheet } from './NameSheet.tsx';
import { QuestionsSheet } from './QuestionsSheet.tsx';

/** The forms that the security centre and the account share, in one piece: whoever opens one opens another. */
export default function Editors(props: EditorProps) {
  if (props.name === 'email') return <EmailSheet {...props} />;
  if (props.name === 'mobile') return <MobileSheet {...props} />;
  return props.name === 'questions' ? <QuestionsSheet {...props} /> : <NameSheet {...props} />;
}
