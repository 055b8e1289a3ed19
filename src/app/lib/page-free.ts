/** ms between two looks whether something still lies over the page. */
const AGAIN = 500;

/** Ends once no sheet, question or pop-up lies over the page. */
export async function pageFree(): Promise<void> {
  while (document.querySelector('[aria-modal]')) await new Promise((resolve) => setTimeout(resolve, AGAIN));
}
