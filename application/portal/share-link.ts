/** A text or a paper taken to the messenger of the reader's choice: an address that is opened by a press, and only then. */

/** Telephone numbers with their country's code: a plus, and what the standard allows after it. */
const international = /^\+[1-9]\d{6,14}$/;

/** Opens WhatsApp with the text written, to a number in international form where that is known; else it is chosen there. */
export function whatsAppLink(text: string, mobile = ''): string {
  const plain = mobile.replaceAll(/[\s().-]/g, '');
  const to = international.test(plain) ? plain.slice(1) : '';
  // A space as a plus is not read as one everywhere.
  return `https://wa.me/${to}?${new URLSearchParams({ text }).toString().replaceAll('+', '%20')}`;
}

/** The token in the last part of such an address; '' where there is none. */
export function sharedToken(hash: string): string {
  return /^#([\w-]{1,100})$/.exec(hash)?.[1] ?? '';
}
