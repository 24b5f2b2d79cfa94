/** Invented lines and ships, and the routes between real ports that each sails in turn. */
import type { CabinDeck } from '#domain/cruise/sailing/deck-plan.ts';
import type { CabinKind, CruiseRegion, CruiseShip, DiningTime } from '#domain/cruise/sailing/sailing.ts';
import type { TermsKind } from '#domain/cruise/terms/line-terms.ts';

/** A route, written day by day: a port's code with its hours, `~` at anchor, `-` at sea. The first and the last day are at its ends. */
export interface ShipRoute {
  readonly name: string;
  readonly days: readonly string[];
}

export interface SandboxShip extends CruiseShip {
  readonly region: CruiseRegion;
  readonly terms: TermsKind;
  readonly decks: readonly CabinDeck[];
  readonly squareMetres: Readonly<Record<CabinKind, number>>;
  /** Rupees a night of each of two who share. */
  readonly nightly: Readonly<Record<CabinKind, number>>;
  /** Sailed one after another, for ever. */
  readonly routes: readonly ShipRoute[];
}

/** A ship's size: how long its decks of cabins are. */
const decks = (length: number): readonly CabinDeck[] => [
  { deck: 5, sides: [{ kind: 'oceanview', count: length }], insides: length - 4 },
  { deck: 6, sides: [{ kind: 'oceanview', count: length }], insides: length - 4 },
  {
    deck: 7,
    sides: [
      { kind: 'balcony', count: length - 2 },
      { kind: 'suite', count: 1 },
    ],
    insides: length - 6,
  },
  {
    deck: 8,
    sides: [
      { kind: 'suite', count: 2 },
      { kind: 'balcony', count: length - 5 },
      { kind: 'suite', count: 2 },
    ],
    insides: length - 6,
  },
];

const nightly = (inside: number, oceanview: number, balcony: number, suite: number) => ({
  inside,
  oceanview,
  balcony,
  suite,
});

const usual = { inside: 14, oceanview: 16, balcony: 24, suite: 39 } as const;
const sittings: readonly DiningTime[] = ['early', 'late'];
const all: readonly DiningTime[] = ['early', 'late', 'anytime'];

const route = (name: string, days: string): ShipRoute => ({ name, days: days.split(' ') });

export const sandboxShips: readonly SandboxShip[] = [
  {
    shipId: 'sagarika',
    name: 'Sagarika',
    line: 'Malabar Cruises',
    built: 2011,
    guests: 1290,
    dining: sittings,
    region: 'india',
    terms: 'coastal',
    decks: decks(22),
    squareMetres: usual,
    nightly: nightly(7800, 9900, 13600, 24500),
    routes: [
      route('Goa weekend', 'INBOM/17:00 INMRM/10:00-22:00 - INBOM/08:00'),
      route('Kochi and Lakshadweep', 'INBOM/17:00 - INCOK/08:00-18:00 ~INAGX/08:00-16:00 - INBOM/09:00'),
      route('Konkan coast', 'INBOM/18:00 ~INDIU/10:00-18:00 INBOM/08:00'),
    ],
  },
  {
    shipId: 'coromandel-star',
    name: 'Coromandel Star',
    line: 'Malabar Cruises',
    built: 2008,
    guests: 1050,
    dining: sittings,
    region: 'india',
    terms: 'coastal',
    decks: decks(18),
    squareMetres: usual,
    nightly: nightly(7400, 9300, 12900, 22800),
    routes: [
      route('Sri Lanka', 'INMAA/17:00 - LKTRR/08:00-18:00 LKHBA/08:00-18:00 - INMAA/08:00'),
      route('Bay of Bengal', 'INMAA/17:00 INVTZ/13:00-21:00 - INMAA/08:00'),
      route('Ceylon and the Maldives', 'INMAA/16:00 - LKCMB/08:00-18:00 - ~MVMLE/08:00-20:00 - - INMAA/09:00'),
    ],
  },
  {
    shipId: 'straits-pearl',
    name: 'Straits Pearl',
    line: 'Orient Meridian Line',
    built: 2017,
    guests: 2450,
    dining: all,
    region: 'asia',
    terms: 'ocean',
    decks: decks(34),
    squareMetres: usual,
    nightly: nightly(8600, 10900, 15200, 29900),
    routes: [
      route('Straits of Malacca', 'SGSIN/17:00 MYPKG/08:00-18:00 MYPEN/08:00-15:00 SGSIN/08:00'),
      route('Penang and Phuket', 'SGSIN/17:00 - MYPEN/08:00-18:00 ~THHKT/08:00-19:00 - SGSIN/08:00'),
      route('Gulf of Siam', 'SGSIN/17:00 - ~THUSM/08:00-18:00 THLCH/08:00-20:00 - VNPHU/08:00-18:00 - SGSIN/08:00'),
    ],
  },
  {
    shipId: 'southern-lantern',
    name: 'Southern Lantern',
    line: 'Orient Meridian Line',
    built: 2019,
    guests: 2600,
    dining: all,
    region: 'asia',
    terms: 'ocean',
    decks: decks(34),
    squareMetres: usual,
    nightly: nightly(9200, 11500, 16100, 31500),
    routes: [
      route('Coast of Vietnam', 'HKHKG/17:00 - ~VNHLG/08:00-18:00 VNDAD/10:00-19:00 VNNHA/10:00-18:00 - HKHKG/08:00'),
      route('Okinawa and Taiwan', 'HKHKG/17:00 - TWKEL/08:00-18:00 JPOKA/11:00-20:00 - HKHKG/09:00'),
    ],
  },
  {
    shipId: 'gulf-falcon',
    name: 'Gulf Falcon',
    line: 'Blue Tern Cruises',
    built: 2015,
    guests: 2100,
    dining: all,
    region: 'gulf',
    terms: 'ocean',
    decks: decks(30),
    squareMetres: usual,
    nightly: nightly(7900, 9800, 13900, 27500),
    routes: [
      route('Emirates and Oman', 'AEDXB/22:00 ~OMKHS/09:00-18:00 OMMCT/08:00-18:00 - AEDXB/06:00'),
      route(
        'Pearls of the Gulf',
        'AEDXB/22:00 AEAUH/08:00-22:00 ~AESIB/08:00-18:00 QADOH/08:00-20:00 BHKBS/09:00-18:00 - AEDXB/06:00',
      ),
    ],
  },
  {
    shipId: 'ligurian-dream',
    name: 'Ligurian Dream',
    line: 'Blue Tern Cruises',
    built: 2021,
    guests: 3300,
    dining: all,
    region: 'mediterranean',
    terms: 'ocean',
    decks: decks(40),
    squareMetres: usual,
    nightly: nightly(9900, 12400, 17800, 35000),
    routes: [
      route(
        'Western Mediterranean',
        'ESBCN/18:00 ESPMI/08:00-17:00 - ITNAP/07:00-19:00 ITCVV/07:00-19:00 ITSVN/08:00-18:00 FRMRS/08:00-18:00 ESBCN/06:00',
      ),
      route('Corsica and Provence', 'ESBCN/18:00 FRMRS/08:00-18:00 FRAJA/08:00-17:00 ITGOA/08:00-18:00 ESBCN/13:00'),
    ],
  },
  {
    shipId: 'aegean-muse',
    name: 'Aegean Muse',
    line: 'Hellas Blue Voyages',
    built: 2013,
    guests: 1450,
    dining: sittings,
    region: 'mediterranean',
    terms: 'ocean',
    decks: decks(24),
    squareMetres: usual,
    nightly: nightly(10200, 12900, 18600, 36000),
    routes: [
      route(
        'Greek islands',
        'GRPIR/16:00 ~GRJMK/07:00-22:00 TRKUS/07:00-16:00 GRRHO/08:00-18:00 ~GRJTR/07:00-21:00 GRPIR/06:00',
      ),
      route(
        'Aegean and Adriatic',
        'GRPIR/16:00 - ~MEKOT/08:00-17:00 HRDBV/08:00-18:00 HRSPU/08:00-17:00 GRCFU/10:00-19:00 - GRPIR/06:00',
      ),
    ],
  },
  {
    shipId: 'northern-fjord',
    name: 'Northern Fjord',
    line: 'Skerry Line',
    built: 2018,
    guests: 1900,
    dining: all,
    region: 'europe',
    terms: 'ocean',
    decks: decks(28),
    squareMetres: usual,
    nightly: nightly(11800, 14900, 20900, 41000),
    routes: [
      route(
        'Norwegian fjords',
        'DEKEL/18:00 - NOBGO/08:00-18:00 ~NOGNR/08:00-17:00 NOAES/08:00-17:00 - DKCPH/09:00-16:00 DEKEL/08:00',
      ),
      route(
        'Baltic capitals',
        'DEKEL/18:00 - SESTO/09:00-19:00 FIHEL/09:00-18:00 EETLL/08:00-17:00 - DKCPH/08:00-16:00 DEKEL/08:00',
      ),
    ],
  },
  {
    shipId: 'trade-wind',
    name: 'Trade Wind',
    line: 'Antilles Cruise Company',
    built: 2020,
    guests: 3600,
    dining: all,
    region: 'caribbean',
    terms: 'ocean',
    decks: decks(40),
    squareMetres: usual,
    nightly: nightly(9600, 11900, 16900, 33500),
    routes: [
      route('Bahamas', 'USMIA/16:00 BSNAS/08:00-18:00 - USMIA/06:00'),
      route('Western Caribbean', 'USMIA/16:00 - JMFMH/08:00-17:00 ~KYGCM/08:00-16:00 MXCZM/09:00-18:00 - USMIA/06:00'),
      route('Eastern Caribbean', 'USMIA/16:00 - PRSJU/13:00-22:00 VISTT/08:00-18:00 SXPHI/08:00-18:00 - - USMIA/06:00'),
    ],
  },
  {
    shipId: 'glacier-light',
    name: 'Glacier Light',
    line: 'Skerry Line',
    built: 2016,
    guests: 2000,
    dining: all,
    region: 'alaska',
    terms: 'ocean',
    decks: decks(28),
    squareMetres: usual,
    nightly: nightly(12500, 15400, 21900, 43500),
    routes: [
      route(
        'Inside Passage',
        'USSEA/16:00 - USJNU/13:00-22:00 USSGY/07:00-20:00 ~USSIT/09:00-17:00 USKTN/07:00-13:00 CAVIC/19:00-23:00 USSEA/07:00',
      ),
    ],
  },
  {
    shipId: 'pacific-heron',
    name: 'Pacific Heron',
    line: 'Antilles Cruise Company',
    built: 2014,
    guests: 2250,
    dining: all,
    region: 'oceania',
    terms: 'ocean',
    decks: decks(30),
    squareMetres: usual,
    nightly: nightly(10900, 13300, 18900, 37500),
    routes: [
      route('New Caledonia', 'AUSYD/17:00 - - NCNOU/08:00-18:00 - - AUSYD/07:00'),
      route('Coral coast', 'AUSYD/17:00 - AUBNE/09:00-18:00 - AUSYD/08:00'),
    ],
  },
];
