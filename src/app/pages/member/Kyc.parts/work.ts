import { chooseSmall, removePicture, takePicture, takeSmaller } from '../../../stores/kyc-pictures.ts';
import { holdKyc, restoreKyc, sendKyc, stopKyc } from '../../../stores/kyc-send.ts';

/** All that is done with pictures of a document: bytes that come once somebody chooses one, or an upload was interrupted. */
export const kycWork = {
  chooseSmall,
  removePicture,
  takePicture,
  takeSmaller,
  holdKyc,
  restoreKyc,
  sendKyc,
  stopKyc,
};
