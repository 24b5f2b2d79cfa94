/** What is done to bookings after they were made: the saga, and the desk's part of it. */
import { makeAmendmentDesk } from '#application/backoffice/booking/amendment-desk.ts';
import { AmendmentSaga } from '#application/backoffice/booking/saga/amendment-saga.ts';
import { customerPaysOf } from '#application/backoffice/booking/papers/money-of-booking.ts';
import { keepPutOff, type PutOffPorts } from '#application/backoffice/booking/schedule/keep-put-off.ts';
import { StoredPutOffBook } from '../database/booking/sale/put-off-book.ts';
import { StoredAmendmentBook } from '../database/booking/amendment-book.ts';
import { area, given, ports, work } from './parts.ts';
import { frameOf } from './saga-frame.ts';

export const amendments = area(({ make }) => {
  const { businessZone, database, log, owner, settings } = given;
  const { chance, clock } = ports;
  const { amendmentSaga, keptProducts, knownBalances, papers, products } = work;
  make(
    ports.amendments,
    { database, keptProducts },
    (from) => new StoredAmendmentBook(from.database, from.keptProducts),
  );
  make(
    amendmentSaga,
    { amendments: ports.amendments, products, clock, owner, log, knownBalances, settings },
    (from) => new AmendmentSaga({ ...from, ...frameOf(from, 'an amendment is in trouble') }),
  );
  make(ports.putOffs, { database }, (from) => new StoredPutOffBook(from.database));
  make(
    work.keepPutOff,
    {
      putOffs: ports.putOffs,
      amendments: ports.amendments,
      amendmentSaga,
      sold: products,
      clock,
      businessZone: given.businessZone,
      papers,
    },
    ({ papers: from, ...rest }) => {
      const round: PutOffPorts = { ...rest, customerPays: customerPaysOf(from) };
      return () => keepPutOff(round);
    },
  );
  make(
    work.amendmentDesk,
    {
      amendmentSaga,
      amendments: ports.amendments,
      sold: products,
      clock,
      chance,
      policy: work.travelPolicy,
      cancelFees: ports.cancelFees,
      businessZone,
      papers,
    },
    ({ papers: from, ...rest }) => makeAmendmentDesk({ ...rest, customerPays: customerPaysOf(from) }),
  );
});
