/** Examples of finding trains, quoting berths and buying them. */
import type { TrainDesk } from '#application/desk/train/train.ts';
import type { RailJourney } from '#domain/train/booking/train-booking.ts';
import type { Price } from '#domain/price/price.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { placeTime } from '#domain/time/place-time.ts';
import type { AreaReference } from '../area-reference.ts';
import { contact, requestId, rupees } from '../samples.ts';

const zone = 'Asia/Kolkata';
const travelDate = isoDate('2026-12-11');
const quoteId = 'b0f7a8e2-8d0c-4b6c-9f56-2c1f6f0d3a12';

const from = { station: 'ERS', name: 'Ernakulam Jn', at: placeTime('2026-12-11T17:10', zone) };
const to = { station: 'SBC', name: 'KSR Bengaluru', at: placeTime('2026-12-12T04:35', zone) };

export const trainJourney: RailJourney = {
  train: '12691',
  trainName: 'Ernakulam Bengaluru Superfast Express',
  kind: 'superfast',
  began: travelDate,
  travelClass: '3A',
  quota: 'GN',
  from,
  to,
  km: 592,
  chartAt: instant('2026-12-11T01:40:00.000Z'),
};

const travels = { low: 100, high: 100, reason: 'rac-travels', departures: 12, cleared: 9 } as const;

const ticket = {
  train: '12691',
  name: 'Ernakulam Bengaluru Superfast Express',
  kind: 'superfast',
  from,
  to,
  travelClass: '3A',
  quota: 'GN',
  fare: rupees('1040.00'),
} as const;

const unit = { passenger: 1, item: 0 };
const fare: Price['breakdown'] = {
  name: 'fare',
  amount: rupees('1040.00'),
  parts: [
    { name: 'base-fare', amount: rupees('905.00'), params: { ...unit } },
    { name: 'reservation-charge', amount: rupees('40.00'), params: { ...unit } },
    { name: 'superfast-charge', amount: rupees('45.00'), params: { ...unit } },
    { name: 'taxes', amount: rupees('49.50'), params: { percent: '5', of: '990.00', ...unit } },
    { name: 'rail-rounding', amount: rupees('0.50'), params: { ...unit } },
  ],
};

export const trainPrice: Price = {
  total: rupees('1040.00'),
  breakdown: { name: 'customer-price', amount: rupees('1040.00'), parts: [fare] },
  netBreakdown: { name: 'net-payable', amount: rupees('1040.00'), parts: [fare] },
  terms: {
    net: rupees('1040.00'),
    commission: rupees('0.00'),
    tds: rupees('0.00'),
    markup: rupees('0.00'),
    earn: rupees('0.00'),
  },
};

export const trainReference: AreaReference<TrainDesk> = {
  stations: {
    about:
      'Railway stations by code, or by the beginning of a name or city; at most 8, the one of that very code first.',
    request: { text: 'ers' },
    answer: [
      {
        code: 'ERS',
        name: 'Ernakulam Jn',
        city: 'Ernakulam',
        state: 'KL',
        zone: 'SR',
        latitude: 9.969,
        longitude: 76.291,
        rank: 1,
        junction: true,
      },
    ],
  },
  search: {
    about:
      'Trains of a day between two stations and those of the same city. days are those on which the train leaves the origin, a bit ' +
      'each: 1 Monday to 64 Sunday; began is the one on which it leaves its first stop. Of each class, what an adult pays and what can be booked on the day asked for and five after it; with class, that class alone, of trains that have it. ' +
      'status is written as the trade reads it: AVAILABLE-0123, RAC 12/RAC 8, GNWL25/WL12, REGRET/WL. chance to chanceto is an estimate, in per ' +
      'cent, that who books now travels by the chart, with a berth or a share of one: RAC always does. chancereason says why; chancecleared is ' +
      'in how many of chancedepartures past departures of the quota the place moved up, a waiting number to travel, an RAC number to a whole berth.',
    request: { origin: 'ERS', destination: 'SBC', date: travelDate, quota: 'GN' },
    answer: {
      trains: [
        {
          train: '12691',
          name: 'Ernakulam Bengaluru Superfast Express',
          kind: 'superfast',
          began: travelDate,
          days: 127,
          from,
          to,
          minutes: 685,
          km: 592,
          stops: 12,
          classes: [
            {
              travelClass: 'SL',
              quota: 'GN',
              fare: rupees('395.00'),
              days: [
                {
                  date: travelDate,
                  availability: { kind: 'waiting', list: 'GNWL', booked: 25, current: 12 },
                  chance: { low: 66, high: 93, reason: 'past-departures', departures: 12, cleared: 10 },
                },
                { date: isoDate('2026-12-12'), availability: { kind: 'regret' } },
              ],
            },
            {
              travelClass: '3A',
              quota: 'GN',
              fare: rupees('1040.00'),
              days: [
                { date: travelDate, availability: { kind: 'available', left: 6 } },
                { date: isoDate('2026-12-12'), availability: { kind: 'rac', booked: 12, current: 8 }, chance: travels },
              ],
            },
          ],
        },
      ],
    },
  },
  advanceSearch: {
    about:
      'Other tickets where a train has no berth (trainno, where one train is wanted), each surer than the surest of what was asked for ' +
      '(asked), the surest first, at most three of a kind: other-train, earlier-boarding and later-leaving (a longer ticket on the same train; boarding or leaving is where they wanted to), ' +
      'other-class, other-quota, nearby (within 50 km), other-day (three around), split (two tickets on one train that meet at a ' +
      'stop: berths for parts of the way are kept apart from those for all of it) and change (two trains, 60 minutes to 8 hours between). why says by what it is surer: what the worst of legs leads to (outlook: confirmed, rac, likely, unlikely) instead of what was asked for (insteadof, which may be none); where both are alike its chance is better. by says by how much it differs: kilometres, days (negative earlier) or minutes; station is the one ' +
      'that it is about. Each of legs is quoted by TRAINQUOTE. fare and total are an adult’s.',
    request: { origin: 'ERS', destination: 'SBC', date: travelDate, travelClass: 'SL', quota: 'GN', train: '12691' },
    answer: {
      asked: {
        ...ticket,
        travelClass: 'SL',
        fare: rupees('395.00'),
        availability: { kind: 'waiting', list: 'GNWL', booked: 25, current: 12 },
        chance: { low: 25, high: 59, reason: 'past-departures', departures: 12, cleared: 5 },
      },
      alternatives: [
        {
          kind: 'other-class',
          tickets: [{ ...ticket, availability: { kind: 'available', left: 6 } }],
          total: rupees('1040.00'),
          why: { outlook: 'confirmed', insteadOf: 'unlikely' },
        },
        {
          kind: 'earlier-boarding',
          tickets: [
            {
              ...ticket,
              from: { station: 'ALLP', name: 'Alappuzha', at: placeTime('2026-12-11T16:05', zone) },
              boarding: from,
              travelClass: 'SL',
              fare: rupees('430.00'),
              availability: { kind: 'rac', booked: 12, current: 8 },
              chance: travels,
            },
          ],
          total: rupees('430.00'),
          why: { outlook: 'rac', insteadOf: 'unlikely' },
          by: 57,
          station: { code: 'ALLP', name: 'Alappuzha' },
        },
      ],
    },
  },
  route: {
    about: 'Where a train stops. date is the day on which it leaves its first stop.',
    request: { train: '12691', date: travelDate },
    answer: {
      stops: [
        { station: 'ERS', name: 'Ernakulam Jn', km: 0, arrives: from.at, departs: from.at },
        {
          station: 'TCR',
          name: 'Thrissur',
          km: 74,
          arrives: placeTime('2026-12-11T18:20', zone),
          departs: placeTime('2026-12-11T18:25', zone),
        },
        { station: 'SBC', name: 'KSR Bengaluru', km: 592, arrives: to.at, departs: to.at },
      ],
    },
  },
  quote: {
    about:
      'A price for a party on a train: ages make fares and berths, so they are said here; names follow with BOOK, in the same order. ' +
      'boarding is a stop between both ends where the party gets on. own_berth gives a child under 12 a berth at the full fare. shown ' +
      'is what the customer was shown in all: changed says whether it is another now. 906 where the waiting list is full.',
    request: {
      train: '12691',
      date: travelDate,
      travelClass: '3A',
      quota: 'GN',
      origin: 'ERS',
      destination: 'SBC',
      boarding: 'TCR',
      travellers: [{ age: 67, gender: 'female', wish: 'LB' }],
      shown: rupees('1040.00'),
    },
    answer: {
      quoteId,
      price: trainPrice,
      changed: false,
      previousTotal: rupees('1040.00'),
      expiresAt: instant('2026-11-20T09:45:00.000Z'),
      expiresInSeconds: 900,
      required: [],
      parameters: [],
      journey: trainJourney,
      passengers: [{ age: 67, gender: 'female', wish: 'LB' }],
      availability: { kind: 'available', left: 6 },
      chartAt: instant('2026-12-11T01:40:00.000Z'),
      secondChartAt: instant('2026-12-11T11:10:00.000Z'),
    },
  },
  pnrStatus: {
    about:
      'How the travellers of a ticket stand now, as the railway says it: when booked and currently. Of a ticket that another sold it ' +
      'says what the railway tells everybody: no transactionid, no bookedon, no names, no acts, no moves. status is written ' +
      'as on tickets: B2/32/SUB, RAC 4, GNWL 18, NOSB for a child without a berth, CAN. chart is whether the chart is made, chartat ' +
      'when it was or will be; secondchart and secondchartat the same of the second, until when what is left of the first is sold. autoupgrade is whether it is considered for a higher class with the chart, absent where it cannot be; a ' +
      'berth that was given so has upgradedto, the class that it is of. moves are all that happened on the list since it was booked, the ' +
      'first first: text says who moved, absent where the chart (chart; second says that it was the second) moved nobody, to where each stands from then on who moved. coaches are those of the train as it leaves its first stop, from ' +
      'the engine on; departed is whether it has left where they get on, by the timetable. acts are what the caller may do with it: cancel, ' +
      'tdr (a claim) and boarding (getting on elsewhere), until when; travellers are those who may, where not all may; reasons those that a ' +
      'claim can be filed for. closed says why not: state, chart (it is made; of a claim: not yet, from), departed, late, moved, waits.',
    request: { pnr: '4417203385' },
    answer: {
      transactionId: 'TR26110000012',
      pnr: '4417203385',
      journey: trainJourney,
      bookedOn: instant('2026-11-20T06:02:00.000Z'),
      coaches: ['H1', 'A1', 'A2', 'B1', 'B2', 'B3', 'S1', 'S2', 'S3'],
      departed: false,
      chartAt: instant('2026-12-11T01:40:00.000Z'),
      charted: false,
      secondChartAt: instant('2026-12-11T11:10:00.000Z'),
      secondCharted: false,
      autoUpgrade: true,
      passengers: [
        {
          name: 'Saraswathi Iyer',
          booked: { kind: 'waiting', list: 'GNWL', number: 18 },
          current: { kind: 'rac', number: 4 },
        },
        {
          name: 'Rahul Iyer',
          booked: { kind: 'rac', number: 12 },
          current: { kind: 'confirmed', berth: { coach: 'B2', number: 32, kind: 'SUB' } },
        },
      ],
      acts: [
        { act: 'cancel', until: instant('2026-12-11T01:40:00.000Z') },
        { act: 'tdr', closed: 'chart', from: instant('2026-12-11T01:40:00.000Z') },
        { act: 'boarding', until: instant('2026-12-11T11:10:00.000Z') },
      ],
      moves: [
        {
          at: instant('2026-11-24T05:12:00.000Z'),
          charted: false,
          moves: 'Saraswathi Iyer GNWL 18 → GNWL 3, Rahul Iyer RAC 12 → RAC 2',
          to: [
            { traveller: 0, status: 'GNWL 3' },
            { traveller: 1, status: 'RAC 2' },
          ],
        },
        {
          at: instant('2026-12-02T13:40:00.000Z'),
          charted: false,
          moves: 'Saraswathi Iyer GNWL 3 → RAC 4, Rahul Iyer RAC 2 → B2/32/SUB',
          to: [
            { traveller: 0, status: 'RAC 4' },
            { traveller: 1, status: 'B2/32/SUB' },
          ],
        },
      ],
    },
  },
  certificate: {
    about:
      'The certificate by which the agency sells the railway’s tickets: its id as retail service provider (RSP), the principal ' +
      'service provider (PSP) that IRCTC appointed, and its term. standing: valid, ends-soon (30 days or less), ended. outline is a QR ' +
      'code of these facts, in a square of size.',
    request: undefined,
    answer: {
      rspId: 'RSP0482917',
      principal: { name: 'Sandbox Rail Services Ltd', pspId: 'PSP0017' },
      issuedOn: isoDate('2026-04-12'),
      validUntil: isoDate('2027-04-11'),
      agency: {
        agentId: 'AGT10482',
        companyName: 'Meridian Travels',
        address: '14 Marine Drive, Kochi',
        phone: '9847012345',
        email: 'desk@meridian.example',
      },
      standing: 'valid',
      daysLeft: 136,
      outline: { size: 33, path: 'M0 0L7 0L7 7L0 7Z' },
    },
  },
  tdrs: {
    about:
      'What may be claimed of the railway for a booking, reason by reason: from when and until when it can be filed, and why it cannot: chart (it is ' +
      'not made yet, the ticket is simply cancelled), early (the train has not left), late, status (nobody stands so, or the class has no air conditioning), ran (the train did not run so). paid is what the ' +
      'railway was paid for each traveller, the most that comes back. tdrs are the claims that were filed, with the moments of their ' +
      'stages; decides are the days between which the railway decides. running is the running log, from four hours before it leaves.',
    request: { transactionId: 'TR26110000012' },
    answer: {
      now: instant('2026-12-11T13:10:00.000Z'),
      departs: instant('2026-12-11T11:40:00.000Z'),
      running: { late: 200, course: 'usual' },
      choices: [
        {
          reason: 'late-three-hours',
          from: instant('2026-12-11T01:40:00.000Z'),
          until: instant('2026-12-11T15:00:00.000Z'),
        },
        {
          reason: 'rac-not-travelled',
          from: instant('2026-12-11T01:40:00.000Z'),
          until: instant('2026-12-11T11:10:00.000Z'),
          closed: 'late',
        },
        {
          reason: 'train-diverted',
          from: instant('2026-12-11T01:40:00.000Z'),
          until: instant('2026-12-15T02:25:00.000Z'),
          closed: 'ran',
        },
        {
          reason: 'ac-failure',
          from: instant('2026-12-11T15:00:00.000Z'),
          until: instant('2026-12-13T01:45:00.000Z'),
          closed: 'early',
        },
      ],
      paid: [rupees('1040.00'), rupees('1040.00')],
      filed: [
        {
          number: 'RQ26110000003',
          reason: 'late-three-hours',
          travellers: [1],
          remarks: 'Left the station at 21:30',
          decides: { first: isoDate('2027-01-10'), last: isoDate('2027-03-11') },
          reached: {
            filed: instant('2026-12-11T12:55:00.000Z'),
            'at-railway': instant('2026-12-11T13:05:00.000Z'),
          },
        },
      ],
    },
  },
  raiseTdr: {
    about:
      'Files a claim on the railway. It lies in the queue of requests as kind tdr: taken is with the railway, confirmed is paid as what ' +
      'comes back of berths, refused is not. certificate is the number of the examiner’s certificate, or of a missed connection the ' +
      'other PNR, where the reason asks for it. declared says that it is true.',
    request: {
      requestId,
      transactionId: 'TR26110000012',
      reason: 'ac-failure',
      travellers: [0],
      paper: 'EC 4471',
      remarks: 'No cooling from Thrissur on',
      declared: true,
    },
    answer: { number: 'RQ26110000004', state: 'asked', changedAt: instant('2026-12-12T06:00:00.000Z') },
  },
  changeBoarding: {
    about:
      'The travellers get on at another stop of their train from now on, once, until 30 minutes before it leaves where they would have ' +
      'got on; where they got on before they may get on no more. Nothing is charged. moved is false where the railway refused.',
    request: { requestId, transactionId: 'TR26110000012', boarding: 'TCR' },
    answer: { transactionId: 'TR26110000012', status: 'confirmed', moved: true },
  },
  book: {
    about:
      'Buys what was quoted: berths, shares of one or numbers on the waiting list, as they are given at that moment; with ' +
      'onlyconfirmed nothing where not everybody gets a berth. Unless autoupgrade is false, a ticket of the general quota is considered for ' +
      'a higher class with the chart, without a charge. In Tatkal shownid names the ID that one traveller carries: traveller by ' +
      'position (the first of 12 or more where absent), kind aadhaar, pan, passport, driving-licence or voter, number whole or its ' +
      'last four signs. The reference is the PNR. passengers are as they were booked, each with status as on tickets and, where it is known, ' +
      'coach, berth and kind. A quote makes one booking, however often it is sent.',
    request: {
      quoteId,
      requestId,
      contact,
      parameters: [],
      acceptTerms: true,
      travellers: [{ title: 'Mrs', firstName: 'Saraswathi', lastName: 'Iyer' }],
      onlyConfirmed: true,
      autoUpgrade: true,
      shownId: { traveller: 0, kind: 'pan', number: 'ABCPI1234K' },
    },
    answer: {
      transactionId: 'TR26110000012',
      status: 'confirmed',
      reference: '4417203385',
      total: rupees('1040.00'),
      ledgerEntry: 'LG-4125',
      pnr: '4417203385',
      passengers: [{ status: 'B2/32/SUB', berth: { coach: 'B2', number: 32, kind: 'SUB' } }],
    },
  },
};
