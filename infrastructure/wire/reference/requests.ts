/** Examples of asking for what a person must answer, and of the queue in which it lies. */
import { groupSize } from '#domain/flight/request/group.ts';
import type { AskFlightRequest } from '#application/desk/flight-requests.ts';
import type { RequestDesk } from '#application/desk/requests.ts';
import { countsByRequestState } from '#domain/booking/request/request.ts';
import type { OfferedFlights } from '#domain/flight/request/request.ts';
import type { FlightRequest } from '#domain/flight/request/request.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { localDateTime } from '#domain/time/place-time.ts';
import { cancelQuote } from './amendments.ts';
import type { AreaReference } from './area-reference.ts';
import { bookedOn, contact, itinerary, requestId, rupees, transactionId, travelDate, traveller } from './samples.ts';

const number = 'RQ2611000003';
const agency = { agentId: 'AGT10482', companyName: 'Malabar Holidays Pvt Ltd' };
const changedAt = bookedOn;

const group: AskFlightRequest = {
  requestId,
  product: 'flight',
  kind: 'group',
  group: {
    journeyType: 'one-way',
    sectors: [{ origin: 'DEL', destination: 'BOM', date: travelDate }],
    party: { adults: 22, children: 2, infants: 1 },
    cabin: 'Y',
    wishes: 'A morning flight; a school class',
    contact,
  },
  travellers: [traveller],
};

const offered: OfferedFlights = {
  directions: [
    {
      flights: [
        {
          carrier: '6E',
          flightNumber: '2134',
          bookingClass: 'G',
          origin: 'DEL',
          destination: 'BOM',
          departure: localDateTime(`${travelDate}T06:00`),
          arrival: localDateTime(`${travelDate}T08:10`),
        },
      ],
    },
  ],
  baggage: { checkInKg: 15, cabinKg: 7 },
};

const service: FlightRequest = {
  number,
  product: 'flight',
  kind: 'offline-ssr',
  way: 'settlement',
  state: 'confirmed',
  about: {
    transactionId,
    travellers: [0],
    place: { itinerary: 0, segment: 0 },
    code: 'WCHC',
    remarks: 'Own chair',
  },
  agency,
  askedBy: 'Anita Menon',
  askedAt: bookedOn,
  takenBy: 'Farida Khan',
  answer: { charged: rupees('450.00'), ledgerEntry: 'LG-4141', note: 'Confirmed by the airline, HK1' },
  booking: {
    reference: 'K7PQ2M',
    supplier: 'imported',
    itineraries: [itinerary],
    travellers: [{ name: 'Ms Asha Rao', type: 'adult', ticket: '3122400000012' }],
  },
  travellers: [],
  bookings: [],
  history: [
    { at: bookedOn, code: 'asked', params: { kind: 'offline-ssr' }, actor: 'Anita Menon' },
    { at: bookedOn, code: 'take', params: { kind: 'offline-ssr' }, actor: 'Farida Khan' },
    { at: bookedOn, code: 'confirm', params: { kind: 'offline-ssr' }, actor: 'Farida Khan' },
  ],
};

export const requestReference: AreaReference<RequestDesk> = {
  askRequest: {
    about:
      'Asks for what no supplier can be asked for by itself. kind group: ' +
      `${groupSize.least} to ${groupSize.most} travellers, in group, named in travellers ` +
      'or later, with the fields that FS004/BOOK takes. offline-ssr, cancel, change: of a booking of the agency, in about: travellers and itineraries by position; ' +
      'of a service place, the flight, and ssrcode. Nothing is booked, charged or cancelled by asking.',
    request: group,
    answer: { number, state: 'asked', changedAt },
  },
  requests: {
    about:
      'Requests, a page at a time: the agency’s own, or with scope all every agency’s, for elevated users. asked and taken ' +
      'come oldest first, the rest newest first. text finds the beginning of a request’s number, a booking id, an agent id or ' +
      'a company’s name. counts are under the other filters.',
    request: { scope: 'all', state: 'asked', page: 1 },
    answer: {
      requests: [
        {
          number,
          product: 'flight',
          kind: 'group',
          state: 'asked',
          agency,
          askedBy: 'Anita Menon',
          askedAt: bookedOn,
          title: 'DEL-BOM',
          startsOn: travelDate,
          travellerCount: 25,
        },
      ],
      total: 1,
      page: 1,
      pageSize: 20,
      counts: countsByRequestState({ asked: 1, confirmed: 4 }),
    },
  },
  request: {
    about:
      'A request whole: what was asked, what was answered, and its history. booking is as it was when it was asked.',
    request: { number },
    answer: service,
  },
  answerRequest: {
    about:
      'For elevated users. take: takes a request up, one user at a time (910 with the state where somebody else was first); ' +
      'hand-back: puts it back. Then, by the person who took it: offer, of a group, with a fare for each type that travels and the ' +
      'last day on which it can be accepted, and with its terms where it has any: the deposit of the whole party and the days by ' +
      'which deposit, names and balance, which is what the deposit leaves of the price, are due; flights says what is flown, ' +
      'a direction for each sector that was asked for, times local to their airports, and what everybody may bring; taxes is part of the fare; confirm, of a service of a booking that is only held (what moves a booking is settled ' +
      'instead, see SETTLEREQUEST); refuse, with a reason ' +
      'in note. close ends a group that was offered or accepted; where something is held for it, depositback says how much of that the ' +
      'account is given back, with the same commit, and the rest is kept.',
    request: {
      requestId,
      number,
      act: 'offer',
      answer: {
        prices: [
          { type: 'adult', amount: rupees('5200.00'), tax: rupees('812.00') },
          { type: 'child', amount: rupees('5200.00'), tax: rupees('812.00') },
          { type: 'infant', amount: rupees('1500.00') },
        ],
        offered,
        validUntil: isoDate('2026-11-22'),
        deposit: rupees('25000.00'),
        depositDue: isoDate('2026-11-25'),
        namesDue: isoDate('2026-12-01'),
        balanceDue: isoDate('2026-12-03'),
        note: 'The deposit is kept where the group is cancelled; no change of date',
      },
    },
    answer: { number, state: 'offered', changedAt },
  },
  requestQuote: {
    about:
      'For the elevated user who took a cancellation up: what it would come to, with the exact ledger lines. By the fare’s own ' +
      'rules, or with charges, one for each traveller and itinerary (positions from 0) that is given up: what the airline ' +
      'keeps, its tax not included, and the deployment’s fee. shares, what each ticket cost and the taxes in it, is needed ' +
      'where the fare does not say (902 with shares-needed), as of imported bookings, whose charges have to be given too ' +
      '(charges-needed). An airline keeps no more than base fare and fuel surcharge (charge-above-fare).',
    request: {
      number,
      charges: [{ traveller: 0, item: 0, airline: rupees('3000.00'), fee: rupees('250.00') }],
      shares: [{ traveller: 0, item: 0, paid: rupees('5920.00'), taxes: rupees('812.00') }],
    },
    answer: cancelQuote,
  },
  settleRequest: {
    about:
      'Does what REQUESTQUOTE, FS006/AGREEDCHANGE or FS006/AGREEDSERVICES showed, by its id in cancelquoteid: booking, ledger and request move together, and the agency is notified. state is confirmed; ' +
      'taken where the airline refused; 909 while it has not answered, when the request stays under-way. 910 where the ' +
      'booking or the request has moved on since. 905 where the balance does not cover it: the request stays taken, and the agency is notified.',
    request: {
      requestId,
      number,
      quoteId: cancelQuote.cancelQuoteId,
      note: 'Cancelled with the airline, ref. 88213',
    },
    answer: { number, state: 'confirmed', changedAt },
  },
  takeOverRequest: {
    about:
      'Takes over a booking that an agency imported and no supplier confirmed (kind import), for the person who took the request up. ' +
      'fare is what it costs, as the operator has confirmed with the office that made it: with tickets the agency’s account is charged ' +
      'it. Booking, charge and request are recorded together, once, and the agency is notified. 905 where its balance is too low; ' +
      '902 with pnr-imported or pnr-taken where it is a booking here by now, with pnr-total-supplier where a supplier knows it ' +
      'by now and says another total.',
    request: { requestId, number, total: rupees('5804.00'), note: 'Confirmed by the airline’s desk, ref. 7712' },
    answer: { number, state: 'confirmed', changedAt },
  },
  decideRequest: {
    about:
      'The agency’s own word: accept or decline an offer, or withdraw what is not answered. Accepting agrees to the fares, ' +
      'and charges the deposit that the offer asks for; pay charges what is left of the price (905 where the balance is too low). ' +
      'Both are held for the group until bookings are made of it. 902 with offer-expired after the offer’s last day, with ' +
      'balance-overdue after the day by which the balance was due, with offer-paid where nothing is left to pay.',
    request: { requestId, number, act: 'accept' },
    answer: { number, state: 'accepted', changedAt },
  },
  nameGroup: {
    about: 'The travellers of a group, all who are known by now: they take the place of those named before.',
    request: { requestId, number, travellers: [traveller] },
    answer: { number, state: 'asked', changedAt },
  },
  makeOfferBooking: {
    about:
      'For elevated users: a booking of an accepted group that is paid. travellers are positions, from 0, among those who are ' +
      'named, at most nine with a seat; pnr is the airline’s record, ticketnumbers are theirs, in the same order. It costs what the offer says of ' +
      'them, out of what is held; booking, ledger and request move together, and the agency is notified. closed with the last of the party. ' +
      '902 with offer-unpaid before the balance is paid, with offer-made for one who is in a booking already.',
    request: {
      requestId,
      number,
      travellers: [0, 1],
      reference: 'GRP7QX',
      documents: ['0985551230001', '0985551230002'],
    },
    answer: { number, state: 'accepted', changedAt },
  },
  linkBooking: {
    about: 'A booking that one of an accepted group’s PNRs became, such as by FS007/IMPORTPNR.',
    request: { requestId, number, transactionId },
    answer: { number, state: 'accepted', changedAt },
  },
};
