type Codes = () => Promise<readonly string[]>;

let offer: (codes: Codes) => void = () => undefined;
const offered = new Promise<Codes>((resolve) => {
  offer = resolve;
});

/** Sets how the languages of the site are had; called once. */
export const offerLanguages = (codes: Codes): void => offer(codes);

/** Codes of the languages that the site offers (SPEC section 1). @throws when the list cannot be had */
export const siteLanguages: Codes = async () => (await offered)();
