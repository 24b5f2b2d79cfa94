/** Airports and airlines. */
import type {
  AirlinesPage,
  AirportsPage,
  ListedAirline,
  ListedAirport,
  ReferenceAsked,
  ReferenceDesk,
} from '#application/desk/reference-data.ts';
import { alliances } from '#domain/flight/reference/airlines.ts';
import { commaList, decimal, flag, oneOf, paged, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, maybe, or, record } from '../form/shape.ts';

const asked = codecOf(
  record<ReferenceAsked>({ text: maybe('text', text), codes: maybe('codes', commaList), page: or('page', whole, 1) }),
);

const airport = record<ListedAirport>({
  code: at('code', text),
  name: at('name', text),
  city: at('city', text),
  country: at('country', text),
  countryName: at('countryname', text),
  zone: at('zone', text),
  latitude: at('latitude', decimal),
  longitude: at('longitude', decimal),
  size: at('size', whole),
  also: maybe('also', text),
});

const airline = record<ListedAirline>({
  code: at('code', text),
  name: at('name', text),
  country: at('country', text),
  countryName: at('countryname', text),
  ticketPrefix: maybe('ticketprefix', text),
  alliance: maybe('alliance', oneOf(alliances)),
  lowCost: at('lowcost', flag),
  flying: at('flying', flag),
});

export const referenceOperations: AreaOperations<ReferenceDesk> = {
  airports: operation({
    opid: 'RF001',
    actioncode: 'AIRPORTS',
    request: asked,
    answer: inResult(codecOf(record<AirportsPage>({ airports: at('airports', list(airport)), ...paged }))),
  }),
  airlines: operation({
    opid: 'RF001',
    actioncode: 'AIRLINES',
    request: asked,
    answer: inResult(codecOf(record<AirlinesPage>({ airlines: at('airlines', list(airline)), ...paged }))),
  }),
};
