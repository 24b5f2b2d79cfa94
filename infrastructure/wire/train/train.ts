/** Finding trains, quoting berths and buying them. */
import type {
  BoardingChanged,
  BookTrain,
  CertificateOutline,
  CertificateShown,
  ChangeBoarding,
  FindTrains,
  PnrStatus,
  TrainBooked,
  QuoteTrain,
  TrainClassFound,
  TrainDesk,
  TrainFound,
  TrainQuote,
  TrainStopShown,
} from '#application/desk/train/train.ts';
import { idKinds } from '#domain/people/identity.ts';
import type { KeptMove, MovedTo } from '#domain/train/berths/moves.ts';
import type { RailId, RailIdDraft } from '#domain/train/booking/identity.ts';
import type { NamedPassenger } from '#domain/train/booking/passengers.ts';
import { type TicketAct, ticketActs, ticketClosings } from '#domain/train/booking/ticket-acts.ts';
import type { TrainBooking } from '#domain/train/booking/train-booking.ts';
import { tdrReasons } from '#domain/train/cancel/tdr.ts';
import { certificateStandings } from '#domain/train/reference/certificate.ts';
import type { Station } from '#domain/train/reference/stations.ts';
import { agencyCard, status } from '../booking/booking-rows.ts';
import { bookingFields } from '../booking/common.ts';
import { requestChanged } from '../booking/requests.ts';
import { bookedFields, bookFields, quoteFields, inCart } from '../booking/sale.ts';
import { date, decimal, flag, moment, money, oneOf, requestId, text, textUpTo, whole } from '../form/leaves.ts';
import { nothing } from '../form/codec.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, mapped, maybe, maybeSpread, or, record } from '../form/shape.ts';
import { advanceFound, advanceRequest } from './alternatives.ts';
import {
  availability,
  journey,
  listChance,
  placeTime,
  quota,
  railPassenger,
  railPoint,
  bookedBerth,
  standing,
  standingFields,
  trainDay,
  trainKind,
  travelClass,
} from './journey.ts';
import { raiseTdr, tdrsShown } from './tdr.ts';

const ranks = { '1': 1, '2': 2, '3': 3 } as const;

const rank = mapped(
  oneOf(['1', '2', '3'] as const),
  (written) => ranks[written],
  (value) => `${value}` as const,
);

const station = record<Station>({
  code: at('code', text),
  name: at('name', text),
  city: at('city', text),
  state: at('state', text),
  zone: at('zone', text),
  latitude: at('latitude', decimal),
  longitude: at('longitude', decimal),
  rank: at('rank', rank),
  junction: at('junction', flag),
});

const stations = mapped(
  record<{ readonly stations: readonly Station[] }>({ stations: at('stations', list(station)) }),
  ({ stations: all }) => all,
  (all: readonly Station[]) => ({ stations: all }),
);

const classFound = record<TrainClassFound>({
  travelClass: at('class', travelClass),
  quota: at('quota', quota),
  fare: at('fare', money),
  days: at('availability', list(trainDay)),
});

const trainFound = record<TrainFound>({
  train: at('trainno', text),
  name: at('name', text),
  kind: at('kind', trainKind),
  began: at('began', date),
  days: at('days', whole),
  from: at('departure', railPoint),
  to: at('arrival', railPoint),
  minutes: at('durationminutes', whole),
  km: at('km', whole),
  stops: at('stops', whole),
  classes: at('classes', list(classFound)),
});

const stop = record<TrainStopShown>({
  station: at('station', text),
  name: at('name', text),
  km: at('km', whole),
  arrives: at('arrival', placeTime),
  departs: at('departure', placeTime),
});

const keptMove = record<KeptMove>({
  at: at('at', moment),
  charted: at('chart', flag),
  again: maybe('second', flag),
  moves: maybe('text', text),
  to: maybe('to', list(record<MovedTo>({ traveller: at('traveller', whole), status: at('status', text) }))),
});

const ticketAct = record<TicketAct>({
  act: at('act', oneOf(ticketActs)),
  closed: maybe('closed', oneOf(ticketClosings)),
  until: maybe('until', moment),
  from: maybe('from', moment),
  travellers: maybe('travellers', list(whole)),
  reasons: maybe('reasons', list(oneOf(tdrReasons))),
});

const quote = record<TrainQuote>({
  ...quoteFields,
  journey: at('journey', journey),
  passengers: at('passengers', list(railPassenger)),
  availability: at('availability', availability),
  chance: maybeSpread(listChance),
  chartAt: at('chartat', moment),
  secondChartAt: at('secondchartat', moment),
});

/** Of a QR code of some 40 modules a side, about 20,000 characters. */
const outlinePath = textUpTo(100_000);

const certificate = record<CertificateShown>({
  rspId: at('rspid', text),
  principal: at(
    'principal',
    record<CertificateShown['principal']>({ name: at('name', text), pspId: at('pspid', text) }),
  ),
  issuedOn: at('issuedon', date),
  validUntil: at('validuntil', date),
  agency: at('agency', agencyCard),
  standing: at('standing', oneOf(certificateStandings)),
  daysLeft: at('daysleft', whole),
  outline: at('outline', record<CertificateOutline>({ size: at('size', whole), path: at('path', outlinePath) })),
});

const named = record<NamedPassenger>({
  title: maybe('title', text),
  firstName: maybe('first_name', text),
  lastName: maybe('last_name', text),
});

const shownIdDraft = record<RailIdDraft>({
  traveller: maybe('traveller', whole),
  kind: maybe('kind', text),
  number: maybe('number', text),
});

const shownId = record<RailId>({
  traveller: at('traveller', whole),
  kind: at('kind', oneOf(idKinds)),
  number: at('number', text),
});

const quoteAsked = record<QuoteTrain>({
  train: at('trainno', text),
  date: at('date', date),
  travelClass: at('class', travelClass),
  quota: or('quota', quota, 'GN'),
  origin: at('origin', text),
  destination: at('destination', text),
  boarding: maybe('boarding', text),
  travellers: at('travellers', list(railPassenger)),
  shown: maybe('shown', money),
});

const booked = record<BookTrain>({
  ...bookFields,
  travellers: at('travellers', list(named)),
  onlyConfirmed: maybe('onlyconfirmed', flag),
  autoUpgrade: maybe('autoupgrade', flag),
  shownId: maybe('shownid', shownIdDraft),
});

export const trainInCart = inCart('train', quoteAsked, booked);

export const trainBooking = record<TrainBooking>({
  ...bookingFields,
  product: at('product', oneOf(['train'] as const)),
  journey: at('journey', journey),
  passengers: at('passengers', list(railPassenger)),
  autoUpgrade: maybe('autoupgrade', flag),
  shownId: maybe('shownid', shownId),
  pnr: or('pnr', text, ''),
  standings: or('standings', list(standing), []),
  chartedAt: maybe('chartedat', moment),
  secondChartedAt: maybe('secondchartedat', moment),
});

export const trainOperations: AreaOperations<TrainDesk> = {
  stations: operation({
    opid: 'TS001',
    actioncode: 'STATIONS',
    request: codecOf(record<{ readonly text: string }>({ text: at('text', text) })),
    answer: inResult(codecOf(stations)),
  }),
  search: operation({
    opid: 'TS001',
    actioncode: 'TRAINSEARCH',
    request: codecOf(
      record<FindTrains>({
        origin: at('origin', text),
        destination: at('destination', text),
        date: at('date', date),
        travelClass: maybe('class', travelClass),
        quota: or('quota', quota, 'GN'),
      }),
    ),
    answer: inResult(
      codecOf(record<{ readonly trains: readonly TrainFound[] }>({ trains: at('trains', list(trainFound)) })),
    ),
  }),
  advanceSearch: operation({
    opid: 'TS001',
    actioncode: 'ADVANCESEARCH',
    request: codecOf(advanceRequest),
    answer: inResult(codecOf(advanceFound)),
  }),
  route: operation({
    opid: 'TS001',
    actioncode: 'ROUTE',
    request: codecOf(record<Parameters<TrainDesk['route']>[0]>({ train: at('trainno', text), date: at('date', date) })),
    answer: inResult(
      codecOf(record<{ readonly stops: readonly TrainStopShown[] }>({ stops: at('stops', list(stop)) })),
    ),
  }),
  quote: operation({
    opid: 'TS002',
    actioncode: 'TRAINQUOTE',
    request: codecOf(quoteAsked),
    answer: inResult(codecOf(quote)),
  }),
  pnrStatus: operation({
    opid: 'TS004',
    actioncode: 'PNRSTATUS',
    request: codecOf(record<{ readonly pnr: string }>({ pnr: at('pnr', text) })),
    answer: inResult(
      codecOf(
        record<PnrStatus>({
          transactionId: maybe('transactionid', text),
          pnr: at('pnr', text),
          journey: at('journey', journey),
          bookedOn: maybe('bookedon', moment),
          coaches: or('coaches', list(text), []),
          departed: at('departed', flag),
          chartAt: at('chartat', moment),
          charted: at('chart', flag),
          secondChartAt: at('secondchartat', moment),
          secondCharted: at('secondchart', flag),
          autoUpgrade: maybe('autoupgrade', flag),
          passengers: at(
            'passengers',
            list(record<PnrStatus['passengers'][number]>({ ...standingFields, name: maybe('name', text) })),
          ),
          acts: or('acts', list(ticketAct), []),
          moves: or('moves', list(keptMove), []),
        }),
      ),
    ),
  }),
  certificate: operation({
    opid: 'TS004',
    actioncode: 'CERTIFICATE',
    request: nothing,
    answer: inResult(codecOf(certificate)),
  }),
  tdrs: operation({
    opid: 'TS004',
    actioncode: 'TDRS',
    request: codecOf(record<{ readonly transactionId: string }>({ transactionId: at('transactionid', text) })),
    answer: inResult(codecOf(tdrsShown)),
  }),
  raiseTdr: operation({
    opid: 'TS004',
    actioncode: 'RAISETDR',
    request: codecOf(raiseTdr),
    answer: inResult(codecOf(requestChanged)),
    changes: true,
  }),
  changeBoarding: operation({
    opid: 'TS004',
    actioncode: 'CHANGEBOARDING',
    request: codecOf(
      record<ChangeBoarding>({
        requestId: at('requestid', requestId),
        transactionId: at('transactionid', text),
        boarding: at('boarding', text),
      }),
    ),
    answer: inResult(
      codecOf(
        record<BoardingChanged>({
          transactionId: at('transactionid', text),
          status: at('status', status),
          moved: at('moved', flag),
        }),
      ),
    ),
    changes: true,
    patient: true,
  }),
  book: operation({
    opid: 'TS003',
    actioncode: 'BOOK',
    request: codecOf(booked),
    answer: inResult(
      codecOf(
        record<TrainBooked>({
          ...bookedFields,
          pnr: maybe('pnr', text),
          passengers: maybe('passengers', list(bookedBerth)),
        }),
      ),
    ),
    changes: true,
    patient: true,
  }),
};
