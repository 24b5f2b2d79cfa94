/** Where a page finds what the back office serves, such as an uploaded logo: the page itself may lie elsewhere. */
import { createContext, use } from 'react';

/** The address of the back office without a slash at its end; empty for the page's own. */
export const BackOfficeAddress = createContext('');

/** An address as a page asks for it. */
export function useServedAddress(): (address: string) => string {
  const base = use(BackOfficeAddress);
  return (address) => (address.startsWith('/brand/') ? `${base}${address}` : address);
}
