/** What the contracts and the dividend share: one chunk, as chrome/form-kit.ts says. */
import '../../stores/contract-info.ts';
import './contract-amount.ts';
import './contract-texts.ts';
import './contract-words.ts';
import './ContractFace.tsx';
import './ContractNow.tsx';
import './ContractSlot.tsx';
import './ContractTerms.tsx';
import './tell-contract.ts';
import './Unanswered.tsx';
import './use-settled.ts';
