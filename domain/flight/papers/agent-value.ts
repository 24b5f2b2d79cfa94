/**
 * The value of an air travel agent's service, where the agent pays tax by CGST Rule 32(3): a share of the basic fare, which
 * is what airlines pay commission on. Every row needs an accountant's eye before real business.
 */
import type { DeemedValue } from '../../booking/papers/subject.ts';
import { isoDate } from '../../time/calendar-date.ts';

const called = 'gst-agent-value';
const note =
  'CGST Rule 32(3): 5 % of the basic fare on domestic, 10 % on international bookings (taxguru.in, taxwayglobal.com)';

export const agentValues: Readonly<Record<'domestic' | 'international', readonly DeemedValue[]>> = {
  domestic: [{ id: 'gst-agent-value-domestic', from: isoDate('2017-07-01'), basisPoints: 500, called, note }],
  international: [
    { id: 'gst-agent-value-international', from: isoDate('2017-07-01'), basisPoints: 1000, called, note },
  ],
};
