/** Where a member's deposit under way lies in local storage; read before the deposit's own code is there. */
export const depositPlace = (account: string): string => `deposit.${account}`;
