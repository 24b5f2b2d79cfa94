/** Codes of cities with several airports, as IATA gives them, and those of their airports that have scheduled flights. */

const rows: Readonly<Record<string, string>> = {
  BJS: 'PEK PKX',
  BUE: 'EZE AEP',
  BUH: 'OTP BBU',
  CHI: 'ORD MDW',
  IEV: 'KBP IEV',
  JKT: 'CGK HLP',
  LON: 'LHR LGW STN LTN LCY SEN',
  MIL: 'MXP LIN BGY',
  MOW: 'SVO DME VKO ZIA',
  NYC: 'JFK EWR LGA',
  OSA: 'KIX ITM UKB',
  PAR: 'CDG ORY BVA',
  REK: 'KEF RKV',
  RIO: 'GIG SDU',
  ROM: 'FCO CIA',
  SAO: 'GRU CGH VCP',
  SEL: 'ICN GMP',
  SHA: 'PVG SHA',
  SPK: 'CTS OKD',
  STO: 'ARN BMA NYO VST',
  TYO: 'HND NRT',
  WAS: 'IAD DCA BWI',
  YMQ: 'YUL YHU',
  YTO: 'YYZ YTZ',
};

/**
 * The airports of a city by its code, the largest first; none where it is no city's code.
 *
 * @example airportsOfCity('TYO') // => ['HND', 'NRT']
 */
export function airportsOfCity(code: string): readonly string[] {
  return rows[code]?.split(' ') ?? [];
}
