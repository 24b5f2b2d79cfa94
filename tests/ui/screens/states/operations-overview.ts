/** What an operator sees first. */
import { money } from '#domain/money/money.ts';
import { NotFound } from '#application/desk/failures.ts';
import { overviewReference } from '#infrastructure/wire/reference/operations/overview.ts';
import { answer, cutOff, failing, type ScreenState, silent } from '../screen-states.ts';

const { answer: seen } = overviewReference.overview;
const [supplier] = seen.suppliers;
const [booking] = seen.doubtful;
const ask = ['button[aria-label*="FL26110000012"]'];

export const overviewStates: readonly ScreenState[] = [
  {
    name: 'nothing waits, nothing is in doubt',
    shows: 'operations-in-doubt-none',
    answers: {
      'operations.overview': answer({
        ...seen,
        waiting: seen.waiting.map(({ kind }) => ({ kind, count: 0, late: 0 })),
        doubtful: [],
        suppliers: [],
        today: { bookings: 0, notConfirmed: 0, sale: money(0, 'INR') },
      }),
    },
  },
  {
    name: 'suppliers in every state',
    shows: 'operations-supplier-stopped',
    answers: {
      'operations.overview': answer({
        ...seen,
        suppliers: (['healthy', 'slow', 'stopped', 'idle'] as const).flatMap((state, at) =>
          supplier === undefined
            ? []
            : [
                {
                  ...supplier,
                  product: (['flight', 'hotel', 'bus', 'cab'] as const)[at] ?? 'train',
                  state,
                  ...(state === 'idle' && { calls: 0, answered: 0 }),
                },
              ],
        ),
      }),
    },
  },
  { name: 'the overview not read', shows: 'failure-unreachable', answers: { 'operations.overview': cutOff } },
  { name: 'a supplier that answered', shows: 'operations-ask-now', press: ask },
  {
    name: 'a supplier that is silent still',
    shows: 'operations-ask-now',
    answers: { 'operations.askSupplier': answer({ outcome: 'waiting' }) },
    press: ask,
  },
  {
    name: 'a supplier being asked',
    shows: 'operations-ask-now',
    answers: { 'operations.askSupplier': silent },
    press: ask,
  },
  {
    name: 'somebody asked before',
    shows: 'operations-asked-gone',
    answers: { 'operations.askSupplier': failing(new NotFound({ what: 'booking' })) },
    press: ask,
  },
  {
    name: 'an amendment in doubt, being asked about',
    shows: 'operations-being-asked',
    answers: {
      'operations.overview': answer({
        ...seen,
        doubtful: booking === undefined ? [] : [{ ...booking, amendment: 'cancel', nextAt: undefined }],
      }),
    },
  },
];
