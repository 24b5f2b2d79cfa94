/** A ticket's number as it is printed: 098-2417330561, the airline's code, then the serial. */
export function ticketText(number: string): string {
  return `${number.slice(0, 3)}-${number.slice(3)}`;
}
