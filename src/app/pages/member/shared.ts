/**
 * What the member's pages share with each other and with the forms that they open, listed here so that it comes in one chunk: each page
 * that opens such a form imports this file, or every pair of them would make a chunk and a request of its own.
 */
import './Asked.tsx';
import './fault-text.ts';
import './form-rules.ts';
import './MemberRow.tsx';
import './paths.ts';
import './TrialFace.tsx';
import './use-editor.tsx';
import './use-form.ts';
import '../../stores/profile.ts';
import '../../stores/refusal.ts';
import '../../stores/security.ts';
import '../../ui/icon/account.ts';
