/** States without borders between them, whose visas and minimum of insurance are one. */

/**
 * By their ISO 3166-1 codes.
 *
 * Source: the 29 states of the Schengen area since Bulgaria and Romania joined in full on 1 January 2025.
 */
export const schengenStates: readonly string[] =
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');
