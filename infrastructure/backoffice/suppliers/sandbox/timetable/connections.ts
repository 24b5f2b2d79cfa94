/** Where and between whom travellers may change planes, and how long it takes at the least. */
import { airlineByCode } from '#domain/flight/reference/airlines.ts';

/**
 * Minimum connecting times in minutes, by what is left and what is boarded. Rounded from what airports generally
 * publish; India asks international arrivals to collect and check baggage again.
 */
const times = {
  domesticToDomestic: 45,
  domesticToInternational: 90,
  internationalToDomestic: 90,
  internationalToDomesticIndia: 120,
  internationalToInternational: 60,
  atGreatAirport: 15,
  terminalChange: 45,
  otherCarrier: 15,
};

/** Where one walks long, or queues long. */
const great = new Set('DEL BOM LHR CDG JFK FRA DXB IST LAX ORD ATL DFW SVO PVG PEK YYZ EWR MIA IAD SFO BKK'.split(' '));

export interface Change {
  readonly airport: string;
  readonly country: string;
  readonly arrivesDomestic: boolean;
  readonly leavesDomestic: boolean;
  readonly sameTerminal: boolean;
  readonly sameCarrier: boolean;
}

/** Minutes that must lie between arrival and departure for a change of planes. */
export function minimumConnectingTime(change: Change): number {
  const { arrivesDomestic, leavesDomestic } = change;
  const plain =
    arrivesDomestic && leavesDomestic
      ? times.domesticToDomestic
      : arrivesDomestic
        ? times.domesticToInternational
        : leavesDomestic
          ? change.country === 'IN'
            ? times.internationalToDomesticIndia
            : times.internationalToDomestic
          : times.internationalToInternational;
  return (
    plain +
    (great.has(change.airport) ? times.atGreatAirport : 0) +
    (change.sameTerminal ? 0 : times.terminalChange) +
    (change.sameCarrier ? 0 : times.otherCarrier)
  );
}

/** Carriers that sell each other's flights on one ticket beyond their alliances; each line is a circle of partners. */
const circles =
  'AI IX 9I,6E TK,6E QR,6E KL AF DL VS,6E QF,6E BA AA,6E JL,6E EY,6E GA,6E MH,6E VA,EK FZ,EK QF,EK AI,EK SG,EK UA,EK AC,EK B6 AS,EY AI,EY B6,EY GF,' +
  'EY VA,EY 3L,QP EY,QP QR,QP EK,QP G9,S5 AI IX,S5 6E,9I 6E,IC AI,IC 6E,S9 SG,SG GF,IX QR,IX SQ,SQ TR,SQ VA,SQ UK,SQ GA,SQ MH,AK D7 FD QZ,VJ VZ,' +
  'JT SL OD ID,QF JQ,QF BA,TK PC,TK QG,WY AI,WY QR,WY MH,GF AI,GF TK,KU TK,SV XY,SV F3,SV EY,SV GF,UL EK,UL AI,UL 6E,BG SV,BG MH,RA TK,KB AI,' +
  'ET UA LH SQ,KQ KL AF DL,LA DL IB QR,G3 AA AF,AD UA TP,AM DL AF,WS DL KL AF,QF LA,VA UA,VA QR,B6 QR,AS BA,AS QR,CZ MH,CZ EK,CZ BA QR,HU AS,BC NH,7C JQ,' +
  'HY TK,HY KE,KC TK,KC LH,J2 TK,SU CZ,SU AI,MK EK,MK AF,MK SA,WB QR,EI BA AA IB,EI B6,EI UA,LX LH OS SN,MS LH,Q2 UL,BS BG,PG SQ QR EK TG,VN JL,FD SL';

const partners = new Set<string>();
for (const circle of circles.split(',')) {
  const carriers = circle.split(' ');
  // The first of a circle is a partner of all the others.
  const [hub = '', ...rest] = carriers;
  for (const other of rest) {
    partners.add(hub + other);
    partners.add(other + hub);
  }
}

const known = new Map<string, boolean>();

/** Whether two carriers' flights may stand on one ticket. */
export function sellTogether(first: string, second: string): boolean {
  if (first === second) {
    return true;
  }
  const key = first + second;
  const answer = known.get(key);
  if (answer !== undefined) {
    return answer;
  }
  const alliance = airlineByCode(first)?.alliance;
  const allied = alliance !== undefined && alliance === airlineByCode(second)?.alliance;
  const together = allied || partners.has(key);
  known.set(key, together);
  return together;
}
