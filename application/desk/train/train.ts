/** Finding trains, quoting berths and booking them. What is done to a booking afterwards is the booking desk's. */
import type { Money } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { AgencyCard } from '#domain/booking/booking.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { PlaceTime } from '#domain/time/place-time.ts';
import type { Berth, Quota, TrainClass } from '#domain/train/berths/classes.ts';
import type { ListChance } from '#domain/train/berths/chance.ts';
import type { KeptMove } from '#domain/train/berths/moves.ts';
import type { Availability } from '#domain/train/berths/status.ts';
import type { RailIdDraft } from '#domain/train/booking/identity.ts';
import type { NamedPassenger } from '#domain/train/booking/passengers.ts';
import type { RailPassenger } from '#domain/train/booking/rules.ts';
import type { TicketAct } from '#domain/train/booking/ticket-acts.ts';
import type { RailJourney, RailPoint, Standing } from '#domain/train/booking/train-booking.ts';
import type { Running, TdrChoice, TdrReason } from '#domain/train/cancel/tdr.ts';
import type { TdrProgress } from '#domain/train/request/request.ts';
import type { CertificateStanding, RailCertificate } from '#domain/train/reference/certificate.ts';
import type { Station, StationCode } from '#domain/train/reference/stations.ts';
import type { OfferedTicket, SurerAlternative } from '#domain/train/search/alternatives.ts';
import type { TrainSearchRequest } from '#domain/train/search/rules.ts';
import type { TrainKind, TrainNumber } from '#domain/train/timetable/train.ts';
import type { AmendingFailure } from '../amendments.ts';
import type { Answer } from '../answer.ts';
import type { NotAllowedInState, NotFound, RequestIdReused, SoldOut } from '../failures.ts';
import type { RequestChanged } from '../requests.ts';
import type { BookFromQuote, ProductBooked, ProductQuote, SaleRefused } from '../sale.ts';

export interface TrainDay {
  readonly date: IsoDate;
  readonly availability: Availability;
  /** Estimate for a place in the queue. */
  readonly chance?: ListChance;
}

/** Of one class alone where it is named: of trains that have it. */
export interface FindTrains extends TrainSearchRequest {
  readonly travelClass?: TrainClass;
}

export interface TrainClassFound {
  readonly travelClass: TrainClass;
  /** As it was asked for. */
  readonly quota: Quota;
  /** What an adult pays on the day that was asked for. */
  readonly fare: Money;
  readonly days: readonly TrainDay[];
}

export interface TrainFound {
  readonly train: TrainNumber;
  readonly name: string;
  readonly kind: TrainKind;
  /** The day on which it leaves its first stop to be there on the day asked for. */
  readonly began: IsoDate;
  /** Days on which it leaves, a bit each: 1 Monday to 64 Sunday. */
  readonly days: number;
  readonly from: RailPoint;
  readonly to: RailPoint;
  readonly minutes: number;
  readonly km: number;
  /** Between both. */
  readonly stops: number;
  readonly classes: readonly TrainClassFound[];
}

export interface AdvanceSearchRequest extends TrainSearchRequest {
  /** The train that is wanted; whichever is surest where absent. */
  readonly train?: TrainNumber;
  readonly travelClass: TrainClass;
}

export interface AdvanceFound {
  /** The ticket that was asked for, the surest of several; absent where no such train goes there with that class on that day. */
  readonly asked?: OfferedTicket;
  /** Surer than that, the surest first. */
  readonly alternatives: readonly SurerAlternative[];
}

export interface TrainStopShown {
  readonly station: StationCode;
  readonly name: string;
  readonly km: number;
  readonly arrives: PlaceTime;
  readonly departs: PlaceTime;
}

export interface QuoteTrain {
  readonly train: TrainNumber;
  readonly date: IsoDate;
  readonly travelClass: TrainClass;
  readonly quota: Quota;
  readonly origin: StationCode;
  readonly destination: StationCode;
  readonly travellers: readonly RailPassenger[];
  /** Where they get on, a stop before the destination; where the ticket is from where absent. */
  readonly boarding?: StationCode;
  /** What the customer was shown in all; absent where nothing was. */
  readonly shown?: Money;
}

export interface TrainQuote extends ProductQuote {
  readonly journey: RailJourney;
  /** Those that it is for; they are named in this order. */
  readonly passengers: readonly RailPassenger[];
  /** What it would be booked as. */
  readonly availability: Availability;
  readonly chance?: ListChance;
  readonly chartAt: Instant;
  readonly secondChartAt: Instant;
}

export interface BookTrain extends BookFromQuote {
  /** Those that were quoted, in that order. */
  readonly travellers: readonly NamedPassenger[];
  /** Nothing is bought where not all get a berth. */
  readonly onlyConfirmed?: boolean;
  /** Considered for a higher class with the chart, without a charge; yes where absent. */
  readonly autoUpgrade?: boolean;
  /** In Tatkal it must be named. */
  readonly shownId?: RailIdDraft;
}

/** How a traveller was booked. */
export interface BookedBerth {
  /** As tickets write it: 'B2/32/SUB', 'RAC 4'. */
  readonly status: string;
  readonly berth?: Berth;
}

/** With what the railway gave, once it has: the same however often it is asked. */
export interface TrainBooked extends ProductBooked {
  readonly pnr?: string;
  /** By traveller. */
  readonly passengers?: readonly BookedBerth[];
}

/** What the railway tells everybody who has the number; of the agency's own ticket, also what is only its own. */
export interface PnrStatus {
  /** Absent where another sold it, as is everything that is said to be the agency's own. */
  readonly transactionId?: string;
  readonly pnr: string;
  readonly journey: RailJourney;
  /** Its own: when it was booked. */
  readonly bookedOn?: Instant;
  /** The coaches of the train as it leaves its first stop, from the engine on. */
  readonly coaches: readonly string[];
  /** The train has left where they get on, by the timetable. */
  readonly departed: boolean;
  /** When the charts were made, or will be; what is left of the first is sold until the second. */
  readonly chartAt: Instant;
  readonly charted: boolean;
  readonly secondChartAt: Instant;
  readonly secondCharted: boolean;
  /** Its own; absent where the ticket cannot be upgraded. */
  readonly autoUpgrade?: boolean;
  /** Names are its own. */
  readonly passengers: readonly (Standing & { readonly name?: string })[];
  /** Its own: what the caller may do, until when it can be done, or why it cannot. */
  readonly acts: readonly TicketAct[];
  /** Its own: all that happened on the list since it was booked, first things first. */
  readonly moves: readonly KeptMove[];
}

/** A QR code as an outline in a square of `size`. */
export interface CertificateOutline {
  readonly size: number;
  readonly path: string;
}

export interface CertificateShown extends RailCertificate {
  /** Whom it is for. */
  readonly agency: AgencyCard;
  readonly standing: CertificateStanding;
  /** Negative after its end. */
  readonly daysLeft: number;
  readonly outline: CertificateOutline;
}

/** A claim on the railway, as it stands. */
export interface TdrShown extends TdrProgress {
  /** Of the request that it is: 'RQ26110000003'. */
  readonly number: string;
  readonly reason: TdrReason;
  /** By position. */
  readonly travellers: readonly number[];
  /** The number of the examiner's certificate, or the other PNR. */
  readonly paper?: string;
  readonly remarks?: string;
  /** Days between which the railway decides. */
  readonly decides: { readonly first: IsoDate; readonly last: IsoDate };
  /** Of one that was paid: what the customer can be given, and the ledger's entry. */
  readonly refund?: Money;
  readonly ledgerEntry?: string;
  /** What was said to it. */
  readonly note?: string;
}

export interface TdrsShown {
  readonly now: Instant;
  /** By the timetable. */
  readonly departs: Instant;
  readonly running?: Running;
  readonly choices: readonly TdrChoice[];
  /** By traveller, what the railway was paid: the most that comes back. For those who may see net fares. */
  readonly paid?: readonly Money[];
  /** Newest first. */
  readonly filed: readonly TdrShown[];
}

export interface RaiseTdr {
  readonly requestId: string;
  readonly transactionId: string;
  readonly reason: TdrReason;
  readonly travellers: readonly number[];
  readonly paper?: string;
  readonly remarks?: string;
  readonly declared: boolean;
}

export interface ChangeBoarding {
  readonly requestId: string;
  readonly transactionId: string;
  /** A stop of the train on their way, but for the one where they get on now. */
  readonly boarding: StationCode;
}

export interface BoardingChanged {
  readonly transactionId: string;
  readonly status: BookingStatus;
  /** False where the railway refused: then they get on where they did. */
  readonly moved: boolean;
}

export interface TrainDesk {
  /** By code, or the beginning of a name or city; at most 8. None for less than two letters. */
  readonly stations: (request: { readonly text: string }) => Answer<readonly Station[]>;
  /** NotFound where a station is unknown. */
  readonly search: (request: FindTrains) => Answer<{ readonly trains: readonly TrainFound[] }, NotFound>;
  /** Other tickets that are surer than those of a search, each with why it is shown and by what it differs. NotFound where a station is unknown. */
  readonly advanceSearch: (request: AdvanceSearchRequest) => Answer<AdvanceFound, NotFound>;
  /** The day is the one on which it leaves its first stop. NotFound where there is no such train. */
  readonly route: (request: {
    readonly train: TrainNumber;
    readonly date: IsoDate;
  }) => Answer<{ readonly stops: readonly TrainStopShown[] }, NotFound>;
  /** NotFound where no such train runs there on that day; SoldOut where the list is full. */
  readonly quote: (request: QuoteTrain) => Answer<TrainQuote, NotFound | SoldOut>;
  /** How those of a ticket stand now, asked of the railway. NotFound where it knows none of this PNR. */
  readonly pnrStatus: (request: { readonly pnr: string }) => Answer<PnrStatus, NotFound>;
  /** The agency's leave to sell the railway's tickets. NotFound where it has none. */
  readonly certificate: () => Answer<CertificateShown, NotFound>;
  /** What may be claimed of the railway for a booking, and what was. NotFound 'booking'. */
  readonly tdrs: (request: { readonly transactionId: string }) => Answer<TdrsShown, NotFound>;
  /**
   * Files a claim; it is decided through the queue of requests, and paid as what comes back of berths. Invalid at `reason`,
   * `travellers[n]`, `paper`, `remarks`, `declared`.
   */
  readonly raiseTdr: (request: RaiseTdr) => Answer<RequestChanged, NotFound | NotAllowedInState | RequestIdReused>;
  /**
   * Travellers get on elsewhere; nothing is charged. Invalid at `boarding` by the rules of `domain/train/booking/boarding.ts`, `not-a-choice`
   * where the train does not stop there on their way, or no longer in time.
   */
  readonly changeBoarding: (request: ChangeBoarding) => Answer<BoardingChanged, AmendingFailure>;
  readonly book: (request: BookTrain) => Answer<TrainBooked, SaleRefused>;
}
