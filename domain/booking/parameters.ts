/** Booking-page parameters: extra remarks an agency or corporate customer wants sent with a booking. */

export interface BookingParameter {
  readonly name: string;
  /** The remark's code: 'RM*BRB/'. */
  readonly code: string;
  readonly active: boolean;
  /** 'static' is typed by the agent, 'dynamic' is filled by the system. */
  readonly source: 'static' | 'dynamic';
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
