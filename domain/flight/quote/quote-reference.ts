/** The number by which a quote that was sent is spoken of. */

/**
 * What a quote is called by: the beginning of its id.
 *
 * @example quoteReferenceOf('0c9a31be-5d1f-4f0e-9f6e-0d3c5a7b9e11') // => 'Q-0C9A31BE'
 */
export function quoteReferenceOf(sentQuoteId: string): string {
  return `Q-${sentQuoteId.replaceAll('-', '').slice(0, 8).toUpperCase()}`;
}

/**
 * The reference that a text is, in any case.
 *
 * @example quoteReferenceIn('q-0c9a31be') // => 'Q-0C9A31BE'
 * @example quoteReferenceIn('PQRS12') // => undefined
 */
export function quoteReferenceIn(text: string): string | undefined {
  const [, digits] = /^Q[\s-]?([0-9A-F]{8})$/.exec(text.trim().toUpperCase()) ?? [];
  return digits && `Q-${digits}`;
}
