/** The trips of companies' travellers. Shapes chosen here. */
import { type TripDesk, tripKinds, type TripShown, type TripsPage } from '#application/desk/corporate/trips.ts';
import { products } from '#domain/booking/booking.ts';
import { bookingStatuses } from '#domain/booking/life.ts';
import { requestStates } from '#domain/booking/request/request.ts';
import { approvalStates } from '#domain/corporate/approval.ts';
import { type TripBox, tripBoxes, tripSteps } from '#domain/corporate/trip-queue.ts';
import { date, flag, moment, money, oneOf, paged, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, maybe, or, record } from '../form/shape.ts';

const trip = record<TripShown>({
  kind: at('kind', oneOf(tripKinds)),
  id: at('id', text),
  product: at('product', oneOf(products)),
  title: at('route', text),
  mark: maybe('mark', text),
  startsOn: at('startson', date),
  endsOn: maybe('endson', date),
  leadTraveller: maybe('leadtraveller', text),
  travellerCount: at('travellers', whole),
  total: maybe('total', money),
  person: at('person', text),
  status: maybe('status', oneOf(bookingStatuses)),
  approvalState: maybe('approvalstate', oneOf(approvalStates)),
  requestState: maybe('requeststate', oneOf(requestStates)),
  requestKind: maybe('requestkind', text),
  box: at('box', oneOf(tripBoxes)),
  step: at('step', oneOf(tripSteps)),
  by: maybe('by', moment),
});

const counts = record<TripsPage['counts']>({
  upcoming: or('upcoming', whole, 0),
  waiting: or('waiting', whole, 0),
  'on-request': or('on-request', whole, 0),
  held: or('held', whole, 0),
  past: or('past', whole, 0),
});

export const tripOperations: AreaOperations<TripDesk> = {
  trips: operation({
    opid: 'CP001',
    actioncode: 'LISTTRIPS',
    request: codecOf(
      record<{ readonly box?: TripBox; readonly page: number }>({
        box: maybe('box', oneOf(tripBoxes)),
        page: or('page', whole, 1),
      }),
    ),
    answer: inResult(
      codecOf(
        record<TripsPage>({
          trips: at('trips', list(trip)),
          counts: at('counts', counts),
          cut: or('cut', flag, false),
          ...paged,
        }),
      ),
    ),
  }),
};
