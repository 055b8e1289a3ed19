import { useEffect, useRef, useState } from 'react';
import { dropPicture, keepPicture, keptPictures } from '../../../device/kept-pictures.ts';
import { session } from '../../../stores/session.ts';
import { type ProofFlaw, type ProofPicture, proofPicture } from './proof-picture.ts';

/** Names the proof among the pictures that the phone keeps. */
const NAME = 'proof';

/** The proof of a transfer: chosen, checked, and kept over a reload until it has been taken. */
export function useProof() {
  const [proof, setProof] = useState<ProofPicture>();
  const [flaw, setFlaw] = useState<ProofFlaw>();
  const [checking, setChecking] = useState(false);
  const turn = useRef(0);
  const shown = useRef('');

  const show = (next: ProofPicture | undefined) => {
    if (shown.current) URL.revokeObjectURL(shown.current);
    shown.current = next?.preview ?? '';
    setProof(next);
  };
  const choose = async (file: Blob): Promise<ProofFlaw | undefined> => {
    turn.current += 1;
    const mine = turn.current;
    setChecking(true);
    const found = await proofPicture(file);
    if (mine !== turn.current) return undefined;
    setChecking(false);
    show(typeof found === 'string' ? undefined : found);
    setFlaw(typeof found === 'string' ? found : undefined);
    if (typeof found === 'string') return found;
    const owner = session.peek()?.userName;
    if (owner !== undefined) void keepPicture(NAME, owner, found.picture);
    return undefined;
  };
  const clear = () => {
    turn.current += 1;
    show(undefined);
    setFlaw(undefined);
    void dropPicture(NAME);
  };
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    const mine = turn.current;
    void keptPictures(session.peek()?.userName ?? '').then((kept) => {
      const last = kept.find(({ name }) => name === NAME);
      if (last && mine === turn.current) void latest.current(last.picture);
    });
    return () => {
      turn.current += 1;
      if (shown.current) URL.revokeObjectURL(shown.current);
    };
  }, []);
  return { proof, flaw, checking, choose, clear };
}
