/** The reward pages' ways to each other. */
export const signInPath = '/m/activity/signIn';
export const vouchersPath = '/m/vouchers';
export const rebatePath = '/m/rebate';
export const redRainPath = '/m/redRain';
export const leaderboardPath = '/m/leaderboard';
