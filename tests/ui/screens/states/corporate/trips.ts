/** The trips of companies' travellers: at a traveller's desk, and at the agency's. */
import { tripSteps } from '#domain/corporate/trip-queue.ts';
import { parts } from '#ui/composition/parts.ts';
import type { Portal } from '#ui/composition/portal.ts';
import { corporate } from '#tests/ui/screens/samples.ts';
import { answer, cutOff, refused, type ScreenState, silent } from '#tests/ui/screens/screen-states.ts';

const page = corporate.trips.answer;
const [first] = page.trips;
if (first === undefined) throw new Error('The example has no trip');
const at = '/self-trip-queues';
const ofAgency = `${at}?show=trips`;
const mayTravel = ['search', 'book', 'ticket', 'cancel', 'bookings'];

function asTraveller(portal: Portal): void {
  const { state$ } = portal.get(parts.session);
  const { value: state } = state$;
  if (state.kind === 'signed-in' && state.user) state$.next({ ...state, user: { ...state.user, systemRoleId: '5' } });
}

const of = (trips: object): ScreenState['answers'] => ({ 'corporate.trips': answer({ ...page, ...trips }) });
const none = { trips: [], total: 0, counts: { upcoming: 0, waiting: 0, 'on-request': 0, held: 0, past: 0 } };

export const tripStates: readonly ScreenState[] = [
  { name: 'a traveller’s trips', at, shows: 'trips-step-issue', before: asTraveller, rights: mayTravel },
  {
    name: 'a traveller’s trips, long texts',
    at,
    shows: 'trips-step-issue',
    before: asTraveller,
    rights: mayTravel,
    long: true,
  },
  {
    name: 'a traveller’s trips, each with another step',
    at,
    shows: 'trips-step-answer-change',
    before: asTraveller,
    rights: mayTravel,
    answers: of({ trips: tripSteps.map((step) => ({ ...first, id: step, step })), total: 41, cut: true }),
  },
  {
    name: 'a traveller without trips',
    at,
    shows: 'trips-none-help',
    before: asTraveller,
    rights: mayTravel,
    answers: of(none),
  },
  {
    name: 'trips being listed',
    at,
    shows: 'design-loading',
    before: asTraveller,
    answers: { 'corporate.trips': silent },
  },
  {
    name: 'trips not listed',
    at,
    shows: 'failure-unreachable',
    before: asTraveller,
    answers: { 'corporate.trips': cutOff },
  },
  {
    name: 'trips refused',
    at,
    shows: 'failure-not-permitted-right-missing',
    before: asTraveller,
    answers: { 'corporate.trips': refused },
  },
  { name: 'a traveller’s requests', at: `${at}?show=requests`, shows: 'trips-tab-requests', before: asTraveller },
  { name: 'trips of companies', at: ofAgency, shows: 'trips-step-approvers-decide' },
  { name: 'no trips of companies', at: ofAgency, shows: 'trips-none-agency-help', answers: of(none) },
];
