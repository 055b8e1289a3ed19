/** Pages of the security centre, which only the member's own pages lead to: the shell has no room for what home never needs. */
export const securityCenter = '/m/securityCenter';
export const paymentPassword = '/m/paymentPassword';
