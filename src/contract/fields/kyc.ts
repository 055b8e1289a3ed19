/** Documents that prove who somebody is, in the order of the form (SPEC section 5). */
export const DOCUMENT_TYPES = ['idCard', 'driverLicence', 'passport'] as const;

/** Sides of a document: front and back are both needed (SPEC section 5). */
export const DOCUMENT_SIDES = ['front', 'back'] as const;
