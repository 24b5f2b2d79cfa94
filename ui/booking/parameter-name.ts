/** What a booking-page parameter is called: the product's own two in the page's language, others as the deployment names them. */
import { defaultParameters } from '#domain/booking/parameters.ts';
import type { Words } from '../design/words/words.ts';

const named: Readonly<Record<string, string>> = {
  'RM*BRB/': 'parameter-requested-by',
  'RM*EREF/': 'parameter-email-reference',
};

/** `of`: the words of the page. */
export function parameterName(
  words: Words,
  of: 'booking' | 'manage',
  { code, name }: { readonly code: string; readonly name: string },
): string {
  const own = defaultParameters.find((each) => each.code === code && each.name === name);
  return own === undefined ? name : words(`${of}-${named[own.code]}`);
}
