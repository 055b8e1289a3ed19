import { type DepositDetailProps, DetailBody } from './DetailBody.tsx';

/** The new version of a deposit's detail as a part of its own: the records show the same in their sheet. */
export default function DepositDetail(props: DepositDetailProps) {
  return <DetailBody {...props} />;
}
