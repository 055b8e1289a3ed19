/** A symbol of static/icons/deposit.svg for the parts of the deposit page, as ui/icon/deposit.ts has what its form shows. */
export const copy = '/icons/deposit.svg#copy';
