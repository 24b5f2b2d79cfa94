/** Sailings, cabins and terms of lines on the wire. */
import type { BookedCabin, SharedCabin } from '#domain/cruise/booking/cruise-booking.ts';
import {
  type CabinParty,
  cabinKinds,
  cruiseRegions,
  type CruiseShip,
  diningTimes,
  type PortDay,
  type Sailing,
} from '#domain/cruise/sailing/sailing.ts';
import { type GridStep, type Instalment, instalmentKinds, type LineTerms } from '#domain/cruise/terms/line-terms.ts';
import type { PlaceTime } from '#domain/time/place-time.ts';
import { clock, date, flag, localTime, money, oneOf, text, whole } from '../form/leaves.ts';
import { at, either, list, maybe, or, record, type Shape, some } from '../form/shape.ts';

const placeTime = record<PlaceTime>({ local: at('local', localTime), zone: at('zone', text) });

const port = record<NonNullable<PortDay['port']>>({
  code: at('code', text),
  name: at('name', text),
  country: at('country', text),
});

const portDay = record<PortDay>({
  day: at('day', whole),
  port: maybe('port', port),
  arrives: maybe('arrives', clock),
  leaves: maybe('leaves', clock),
  tender: maybe('tender', flag),
});

const ship = record<CruiseShip>({
  shipId: at('shipid', text),
  name: at('name', text),
  line: at('line', text),
  built: at('built', whole),
  guests: at('guests', whole),
  dining: at('dining', list(oneOf(diningTimes))),
});

export const sailing = record<Sailing>({
  sailingKey: at('sailingkey', text),
  ship: at('ship', ship),
  region: at('region', oneOf(cruiseRegions)),
  name: at('name', text),
  nights: at('nights', whole),
  departs: at('departs', placeTime),
  returns: at('returns', placeTime),
  days: at('days', list(portDay)),
});

export const party = record<CabinParty>({
  adults: at('adults', whole),
  childAges: or('childages', list(whole), []),
});

const cabinFields = {
  kind: at('kind', oneOf(cabinKinds)),
  number: maybe('number', text),
  deck: maybe('deck', whole),
  squareMetres: at('squaremetres', whole),
  party: at('party', party),
} as const;

export const sharedCabin = record<SharedCabin>(cabinFields);

export const bookedCabin = record<BookedCabin>({ ...cabinFields, guests: at('guests', some(whole)) });

type Deposit = LineTerms['deposit'];

const deposit: Shape<Deposit> = either<
  [Extract<Deposit, { perGuest: unknown }>, Extract<Deposit, { percent: unknown }>]
>(
  record<Extract<Deposit, { perGuest: unknown }>>({ perGuest: at('perguest', money) }),
  record<Extract<Deposit, { percent: unknown }>>({ percent: at('percent', whole) }),
);

export const lineTerms = record<LineTerms>({
  id: at('id', text),
  from: at('from', date),
  deposit: at('deposit', deposit),
  balanceDays: at('balancedays', whole),
  grid: at('grid', list(record<GridStep>({ fromDays: at('fromdays', whole), percent: at('percent', whole) }))),
});

export const instalment = record<Instalment>({
  kind: at('kind', oneOf(instalmentKinds)),
  due: at('due', date),
  amount: at('amount', money),
});
