/** Who asks for what: request n is of one of these agencies, the last of which can pay for few. */
export const rich = ['agency-a', 'agency-b', 'agency-c'];
export const poor = 'agency-poor';
/** Of those who answer requests. */
export const house = 'house';

export function agencyOf(n: number): string {
  return n % 7 === 6 ? poor : (rich[n % rich.length] ?? poor);
}

/** What is done to bookings after they were sold, each to a share of them; settle: a cancellation that was asked for. */
const amended = ['ticket-held', 'release-held', 'cancel', 'change', 'split', 'add-ssr', 'settle'] as const;

export function kindOf(n: number): (typeof amended)[number] {
  return amended[n % amended.length] ?? 'cancel';
}
