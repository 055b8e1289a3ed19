const element = typeof document === 'object' && document.getElementById('snapshot');

/**
 * What the HTML file already shows of the platform, by the names of stores (src/build/snapshot): each store starts with its part, so
 * that the first render draws what stands there, and asks again behind. Empty where there is no snapshot for this visitor.
 */
export const snapshot: Readonly<Record<string, unknown>> = element ? JSON.parse(element.textContent) : {};
