/** A text taken to the messenger of the reader's choice: an address that is opened by a press, and only then. */

/** Opens WhatsApp with the text written; whom it goes to is chosen there. */
export function whatsAppLink(text: string): string {
  // A space as a plus is not read as one everywhere.
  return `https://wa.me/?${new URLSearchParams({ text }).toString().replaceAll('+', '%20')}`;
}
