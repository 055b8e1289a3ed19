/** Icons of the app page: symbols of static/icons/account.svg. */
export const phone = '/icons/account.svg#phone';
export const check = '/icons/account.svg#check';
