/** Pages that only the member's own pages lead to: the shell has no room for what home never needs. */
export const securityCenter = '/m/securityCenter';
export const paymentPassword = '/m/paymentPassword';
export const kyc = '/m/kyc';
export const linked = '/m/linkedAccounts';
export const protection = '/m/protection';
