/** Numbers of a booking in the ways in which people write them: of tickets, telephones, papers. */

/**
 * The number of a request that a text is.
 *
 * @example requestNumberIn('rq2611000042') // => 'RQ2611000042'
 * @example requestNumberIn('PQRS12') // => undefined
 */
export function requestNumberIn(text: string): string | undefined {
  const number = text.trim().toUpperCase();
  return /^RQ\d{10,}$/.test(number) ? number : undefined;
}

/** A ticket's number without its airline's code, a telephone's without its country's. */
const shortDigits = 10;
/** A ticket's with the airline's code; a check digit or the booklet's next coupon may stand behind it. */
const ticketDigits = 13;

/**
 * The words that one is found by, however it is written: a number also by its digits alone and by the last ten of them.
 *
 * @example spellingsOf('098-2345678901') // => ['098-2345678901', '0982345678901', '2345678901']
 * @example spellingsOf('TKT 098 2345678901') // => ['TKT 098 2345678901', '0982345678901', '2345678901']
 * @example spellingsOf('Asha Rao') // => ['Asha Rao']
 */
export function spellingsOf(word: string): readonly string[] {
  const number = word.replace(/^\s*e?-?(tkt|ticket)[\s:.#]*/i, '');
  const digits = /^[\d\s()+./-]+$/.test(number) ? number.replaceAll(/\D/g, '') : '';
  if (digits.length < 5) return [word];
  const whole = digits.length > ticketDigits ? digits.slice(0, ticketDigits) : digits;
  return [...new Set([word, whole, whole.slice(-shortDigits)])];
}
