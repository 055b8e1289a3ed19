import {
  getKycSchema,
  sendKycPieceSchema,
  startKycUploadSchema,
  submitKycSchema,
} from '../../contract/payloads/kyc.ts';
import { type DefinedCall, defineForMember, type MemberVisit } from '../http/define.ts';
import { kycOf, startUpload, submitForReview, takePiece } from '../rules/kyc.ts';
import { refuse } from '../rules/refusal.ts';

/** A trial account belongs to nobody, so there is nobody to verify. */
function beSomebody({ session }: MemberVisit): void {
  if (session.type === 4) refuse('free.reject');
}

export const kycCalls: readonly DefinedCall[] = [
  defineForMember(getKycSchema, ({ db, session }) => kycOf(db, session.memberId)),
  defineForMember(startKycUploadSchema, (visit) => {
    beSomebody(visit);
    return startUpload(visit.db, visit.session.memberId, visit.body, visit.now);
  }),
  defineForMember(sendKycPieceSchema, ({ db, session, query, body }) => takePiece(db, session.memberId, query, body)),
  defineForMember(submitKycSchema, (visit) => {
    beSomebody(visit);
    return submitForReview(visit.db, visit.session.memberId, visit.body.documentType, visit.now);
  }),
];
