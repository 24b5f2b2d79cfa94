/** What an operator sees first. Shapes chosen here. */
import { amendmentKinds } from '#domain/booking/amendment.ts';
import { products } from '#domain/booking/booking.ts';
import { type HourOfCalls, type SupplierHealth, supplierStates } from '#domain/operations/supplier-health.ts';
import { type WaitingWork, workKinds } from '#domain/operations/waiting-work.ts';
import type {
  AskSupplier,
  DayOfSales,
  DoubtfulBooking,
  OperationsOverview,
  OverviewDesk,
  SupplierAsked,
} from '#application/desk/operations/overview.ts';
import { nothing } from '../form/codec.ts';
import { moment, money, oneOf, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, maybe, record } from '../form/shape.ts';

const booking = { agencyId: at('agencyid', text), transactionId: at('transactionid', text) } as const;

const waiting = record<WaitingWork>({
  kind: at('kind', oneOf(workKinds)),
  count: at('count', whole),
  late: at('late', whole),
  oldest: maybe('oldest', moment),
});

const doubtful = record<DoubtfulBooking>({
  ...booking,
  companyName: at('companyname', text),
  product: at('product', oneOf(products)),
  title: at('title', text),
  travellerCount: at('travellercount', whole),
  supplier: at('supplier', text),
  amendment: maybe('amendment', oneOf(amendmentKinds)),
  reserved: at('reserved', money),
  since: at('since', moment),
  attempts: at('attempts', whole),
  nextAt: maybe('nextat', moment),
});

const supplier = record<SupplierHealth>({
  product: at('product', oneOf(products)),
  supplier: at('supplier', text),
  state: at('state', oneOf(supplierStates)),
  calls: at('calls', whole),
  answered: at('answered', whole),
  typicalMs: maybe('typicalms', whole),
  slowMs: maybe('slowms', whole),
  hours: at(
    'hours',
    list(
      record<HourOfCalls>({
        calls: at('calls', whole),
        answered: at('answered', whole),
        typicalMs: maybe('typicalms', whole),
      }),
    ),
  ),
});

const day = record<DayOfSales>({
  bookings: at('bookings', whole),
  notConfirmed: at('notconfirmed', whole),
  sale: at('sale', money),
});

export const overviewOperations: AreaOperations<OverviewDesk> = {
  overview: operation({
    opid: 'OP001',
    actioncode: 'OVERVIEW',
    request: nothing,
    answer: inResult(
      codecOf(
        record<OperationsOverview>({
          at: at('at', moment),
          waiting: at('waiting', list(waiting)),
          doubtful: at('indoubt', list(doubtful)),
          suppliers: at('suppliers', list(supplier)),
          today: at('today', day),
          weekAgo: at('weekago', day),
        }),
      ),
    ),
  }),
  askSupplier: operation({
    opid: 'OP001',
    actioncode: 'ASKSUPPLIER',
    request: codecOf(record<AskSupplier>(booking)),
    answer: inResult(
      codecOf(record<SupplierAsked>({ outcome: at('outcome', oneOf(['settled', 'waiting'] as const)) })),
    ),
    changes: true,
  }),
};
