/**
 * The airlines that the product knows by name. Codes and ticket prefixes are those generally published by IATA members;
 * where no prefix is generally known, or an airline has none of its own, it is absent. Airlines that no longer fly stay
 * listed, because old bookings, tickets and filters still name them.
 */
import type { Language } from '../../people/language.ts';
import { arabicAirlineNames } from './airline-names.ts';
import { folded } from '../../places/folded.ts';
import type { AirlineCode } from '../offer/itinerary.ts';

export const alliances = ['star', 'oneworld', 'skyteam'] as const;
export type Alliance = (typeof alliances)[number];

export interface Airline {
  readonly code: AirlineCode;
  readonly name: string;
  /** First three digits of its tickets. */
  readonly ticketPrefix?: string;
  /** ISO 3166 alpha-2 of its home. */
  readonly country: string;
  readonly alliance?: Alliance;
  readonly lowCost: boolean;
  /** False once it has ceased or merged. */
  readonly flying: boolean;
}

const listing = `
6E|IndiGo|312|IN|low
AI|Air India|098|IN|star
IX|Air India Express||IN|low
SG|SpiceJet|775|IN|low
QP|Akasa Air||IN|low
9I|Alliance Air|391|IN|
S5|Star Air||IN|
IC|FLY91||IN|low
S9|flybig||IN|low
I5|AIX Connect (AirAsia India)||IN|low,ended
UK|Vistara|228|IN|ended
G8|Go First||IN|low,ended
9W|Jet Airways|589|IN|ended
2T|TruJet||IN|low,ended
DN|Air Deccan||IN|low,ended
EK|Emirates|176|AE|
EY|Etihad Airways|607|AE|
FZ|flydubai|141|AE|low
G9|Air Arabia|514|AE|low
3L|Air Arabia Abu Dhabi||AE|low
QR|Qatar Airways|157|QA|oneworld
GF|Gulf Air|072|BH|
KU|Kuwait Airways|229|KW|
J9|Jazeera Airways|486|KW|low
WY|Oman Air|910|OM|oneworld
OV|SalamAir|960|OM|low
SV|Saudia|065|SA|skyteam
XY|flynas|593|SA|low
F3|flyadeal||SA|low
RJ|Royal Jordanian|512|JO|oneworld
ME|Middle East Airlines|076|LB|skyteam
LY|El Al|114|IL|
MS|EgyptAir|077|EG|star
TK|Turkish Airlines|235|TR|star
PC|Pegasus Airlines|624|TR|low
IR|Iran Air|096|IR|
SQ|Singapore Airlines|618|SG|star
TR|Scoot|668|SG|low
MH|Malaysia Airlines|232|MY|oneworld
AK|AirAsia|807|MY|low
D7|AirAsia X|843|MY|low
OD|Batik Air Malaysia|816|MY|
TG|Thai Airways|217|TH|star
FD|Thai AirAsia|900|TH|low
SL|Thai Lion Air|310|TH|low
PG|Bangkok Airways|829|TH|
VZ|Thai VietJet Air||TH|low
VN|Vietnam Airlines|738|VN|skyteam
VJ|VietJet Air|978|VN|low
GA|Garuda Indonesia|126|ID|skyteam
JT|Lion Air|990|ID|low
ID|Batik Air|938|ID|
QZ|Indonesia AirAsia|975|ID|low
QG|Citilink|888|ID|low
PR|Philippine Airlines|079|PH|
5J|Cebu Pacific|203|PH|low
CX|Cathay Pacific|160|HK|oneworld
HX|Hong Kong Airlines|851|HK|
UO|HK Express|128|HK|low
CI|China Airlines|297|TW|skyteam
BR|EVA Air|695|TW|star
CA|Air China|999|CN|star
MU|China Eastern|781|CN|skyteam
CZ|China Southern|784|CN|
HU|Hainan Airlines|880|CN|
MF|XiamenAir|731|CN|skyteam
JL|Japan Airlines|131|JP|oneworld
NH|All Nippon Airways|205|JP|star
GK|Jetstar Japan||JP|low
BC|Skymark Airlines||JP|low
KE|Korean Air|180|KR|skyteam
OZ|Asiana Airlines|988|KR|star
7C|Jeju Air|806|KR|low
LJ|Jin Air|718|KR|low
UL|SriLankan Airlines|603|LK|oneworld
BG|Biman Bangladesh Airlines|997|BD|
BS|US-Bangla Airlines|779|BD|
RA|Nepal Airlines|285|NP|
H9|Himalaya Airlines||NP|low
KB|Drukair|787|BT|
B3|Bhutan Airlines|786|BT|
PK|Pakistan International Airlines|214|PK|
Q2|Maldivian|986|MV|
QF|Qantas|081|AU|oneworld
VA|Virgin Australia|795|AU|
JQ|Jetstar|041|AU|low
NZ|Air New Zealand|086|NZ|star
LH|Lufthansa|220|DE|star
CL|Lufthansa CityLine||DE|
LX|SWISS|724|CH|star
OS|Austrian Airlines|257|AT|star
SN|Brussels Airlines|082|BE|star
EW|Eurowings|104|DE|low
BA|British Airways|125|GB|oneworld
VS|Virgin Atlantic|932|GB|skyteam
U2|easyJet||GB|low
LS|Jet2|949|GB|low
FR|Ryanair|224|IE|low
EI|Aer Lingus|053|IE|
AF|Air France|057|FR|skyteam
KL|KLM|074|NL|skyteam
WA|KLM Cityhopper||NL|
HV|Transavia|979|NL|low
IB|Iberia|075|ES|oneworld
VY|Vueling|030|ES|low
UX|Air Europa|996|ES|skyteam
TP|TAP Air Portugal|047|PT|star
AZ|ITA Airways|055|IT|star
AY|Finnair|105|FI|oneworld
SK|SAS|117|SE|skyteam
DY|Norwegian|328|NO|low
LO|LOT Polish Airlines|080|PL|star
OK|Czech Airlines|064|CZ|ended
W6|Wizz Air||HU|low
A3|Aegean Airlines|390|GR|star
SU|Aeroflot|555|RU|
HY|Uzbekistan Airways|250|UZ|
KC|Air Astana|465|KZ|
J2|Azerbaijan Airlines|771|AZ|
ET|Ethiopian Airlines|071|ET|star
KQ|Kenya Airways|706|KE|skyteam
SA|South African Airways|083|ZA|star
MK|Air Mauritius|239|MU|
HM|Air Seychelles|061|SC|
AT|Royal Air Maroc|147|MA|oneworld
WB|RwandAir|459|RW|
AA|American Airlines|001|US|oneworld
UA|United Airlines|016|US|star
DL|Delta Air Lines|006|US|skyteam
WN|Southwest Airlines|526|US|low
B6|JetBlue|279|US|low
AS|Alaska Airlines|027|US|oneworld
NK|Spirit Airlines|487|US|low
F9|Frontier Airlines|422|US|low
AC|Air Canada|014|CA|star
WS|WestJet|838|CA|
AM|Aeromexico|139|MX|skyteam
Y4|Volaris|036|MX|low
LA|LATAM Airlines|045|CL|
G3|GOL|127|BR|low
AD|Azul|577|BR|
AV|Avianca|134|CO|star
CM|Copa Airlines|230|PA|star
AR|Aerolíneas Argentinas|044|AR|skyteam
`;

/** All, in the order of the listing: India first, then by region. */
export const airlines: readonly Airline[] = listing
  .trim()
  .split('\n')
  .map((line) => airlineOf(line));

const byCode: ReadonlyMap<string, Airline> = new Map(airlines.map((airline) => [airline.code, airline]));

/**
 * The airline of a designator; undefined where the product does not know it.
 *
 * @example airlineByCode('6E')?.name // => 'IndiGo'
 */
export function airlineByCode(code: string): Airline | undefined {
  return byCode.get(code);
}

/**
 * Airlines for what a person typed, best first: the one of exactly that code, then those whose name begins so, then those with
 * words that begin so; within each those that fly first. Neither case nor accents count, and an Arabic name does as well.
 * None for an empty text.
 *
 * @example searchAirlines('6e').map(({ name }) => name) // => ['IndiGo']
 */
export function searchAirlines(text: string): readonly Airline[] {
  const sought = folded(text);
  if (sought === '') return [];
  const rankOf = ({ code, name }: Airline): number => {
    const names = [name, arabicAirlineNames.get(code) ?? ''].map((each) => ` ${folded(each)}`);
    if (code.toLowerCase() === sought) return 0;
    if (names.some((words) => words.startsWith(` ${sought}`))) return 1;
    return names.some((words) => sought.split(' ').every((word) => words.includes(` ${word}`))) ? 2 : none;
  };
  return airlines
    .map((airline) => ({ airline, rank: rankOf(airline) }))
    .filter(({ rank }) => rank < none)
    .sort((one, other) => one.rank - other.rank || Number(other.airline.flying) - Number(one.airline.flying))
    .map(({ airline }) => airline);
}

const none = 3;

/**
 * What to call an airline in a language: its name, or its code where it is unknown. In English and French it is its own name.
 *
 * @example airlineName('AI') // => 'Air India'
 * @example airlineName('AI', 'ar') // => 'إير إنديا'
 * @example airlineName('ZZ') // => 'ZZ'
 */
export function airlineName(code: string, language: Language = 'en'): string {
  return (language === 'ar' ? arabicAirlineNames.get(code) : undefined) ?? byCode.get(code)?.name ?? code;
}

function airlineOf(line: string): Airline {
  const [code = '', name = '', ticketPrefix = '', country = '', marks = ''] = line.split('|');
  const alliance = alliances.find((each) => marks.includes(each));
  return {
    code,
    name,
    ...(ticketPrefix === '' ? {} : { ticketPrefix }),
    country,
    ...(alliance === undefined ? {} : { alliance }),
    lowCost: marks.includes('low'),
    flying: !marks.includes('ended'),
  };
}
