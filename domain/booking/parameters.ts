/** Booking-page parameters: extra remarks an agency or corporate customer wants sent with a booking. */

/** What a parameter may be filled with that no agent types; dates as '20NOV26'. */
export const systemValues = [
  'agent-id',
  'booked-by',
  'booking-date',
  'travel-date',
  'lead-traveller',
  'journey',
] as const;
export type SystemValue = (typeof systemValues)[number];

export interface BookingParameter {
  readonly name: string;
  /** The remark's code: 'RM*BRB/'. */
  readonly code: string;
  readonly active: boolean;
  /** 'static' is typed by the agent; all else is filled in when the booking is made. */
  readonly source: 'static' | SystemValue;
  readonly input: 'text' | 'number' | 'list';
  readonly required: boolean;
  readonly maxLength: number;
  readonly sendToGds: boolean;
  readonly applies: 'domestic' | 'international' | 'both';
  /** Choices for a list. */
  readonly fixedValues: readonly string[];
  /** Put before the value; 'DDMMM' puts day and month of the booking date. */
  readonly prefix: string;
}

export interface BookingParameterValue {
  readonly code: string;
  readonly value: string;
}

/** A parameter as a booking keeps it: its prefix, with the day of the booking, stands before its value. */
export interface BookedParameter extends BookingParameterValue {
  readonly name: string;
  /** Whether the supplier gets it, as a remark of the order. */
  readonly sendToGds: boolean;
}

/** The two parameters that every deployment begins with, both active and optional (section 3). */
export const defaultParameters: readonly BookingParameter[] = [
  {
    name: 'Booking Requested By',
    code: 'RM*BRB/',
    active: true,
    source: 'static',
    input: 'text',
    required: false,
    maxLength: 60,
    sendToGds: true,
    applies: 'both',
    fixedValues: [],
    prefix: '',
  },
  {
    name: 'Email Reference Number',
    code: 'RM*EREF/',
    active: true,
    source: 'static',
    input: 'text',
    required: false,
    maxLength: 40,
    sendToGds: true,
    applies: 'both',
    fixedValues: [],
    prefix: 'DDMMM',
  },
];
