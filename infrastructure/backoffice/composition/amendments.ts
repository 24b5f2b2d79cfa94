/** What is done to bookings after they were made: the saga, and the desk's part of it. */
import { ContainerModule } from 'inversify';
import { Effect } from 'effect';
import { makeAfterSaleDesk } from '#application/backoffice/flight/extras/after-sale-desk.ts';
import { makeAmendmentDesk } from '#application/backoffice/booking/amendment-desk.ts';
import { AmendmentSaga } from '#application/backoffice/booking/saga/amendment-saga.ts';
import { sagaTimes } from '#application/backoffice/booking/saga/leased-saga.ts';
import { byCode } from '#application/backoffice/ports/supplier.ts';
import { makeFlightCancelDesk } from '#application/backoffice/flight/cancel/cancel-desk.ts';
import { makeChangeDesk } from '#application/backoffice/flight/change/change-desk.ts';
import { watchSchedules } from '#application/backoffice/flight/schedule/watch-schedules.ts';
import { StoredAmendmentBook } from '../database/booking/amendment-book.ts';
import { StoredScheduleBook } from '../database/flight/schedule-book.ts';
import { given, ports, work } from './parts.ts';

export const amendments = new ContainerModule(({ bind }) => {
  bind(ports.amendments)
    .toResolvedValue((database) => new StoredAmendmentBook(database), [given.database])
    .inSingletonScope();
  bind(ports.amendingSuppliers)
    .toResolvedValue((suppliers) => suppliers.flatMap(({ amendments: asked }) => asked ?? []), [ports.suppliers])
    .inSingletonScope();
  bind(work.amendingSupplier)
    .toResolvedValue((all) => byCode(all), [ports.amendingSuppliers])
    .inSingletonScope();
  bind(work.amendmentSaga)
    .toResolvedValue(
      (book, products, clock, chance, log, balances, { supplierSeconds }) =>
        new AmendmentSaga({
          amendments: book,
          products,
          clock,
          owner: chance.uuid(),
          times: sagaTimes(supplierSeconds),
          onTrouble: (amendmentId, cause) =>
            log.error({ amendmentId, cause: String(cause) }, 'an amendment is in trouble'),
          // The notice of the moved money may come after the answer.
          onMoved: (agencyId) => balances.forget(agencyId),
        }),
      [ports.amendments, work.products, ports.clock, ports.chance, given.log, work.knownBalances, given.settings],
    )
    .inSingletonScope();
  bind(ports.schedules)
    .toResolvedValue((database) => new StoredScheduleBook(database), [given.database])
    .inSingletonScope();
  bind(work.watchSchedules)
    .toResolvedValue(
      (schedules, book, amendmentSaga, asked, clock, chance, { scheduleRoundSeconds }) => {
        const watching = {
          schedules,
          amendments: book,
          amendmentSaga,
          suppliers: asked,
          clock,
          owner: chance.uuid(),
          everySeconds: scheduleRoundSeconds,
        };
        return () => watchSchedules(watching);
      },
      [
        ports.schedules,
        ports.amendments,
        work.amendmentSaga,
        ports.amendingSuppliers,
        ports.clock,
        ports.chance,
        given.settings,
      ],
    )
    .inSingletonScope();
  bind(work.amendmentDesk)
    .toResolvedValue(
      (book, amendmentSaga, amendingSupplier, clock, chance, balances, sold) => {
        const makeDesk = makeAmendmentDesk({ amendments: book, sold, amendmentSaga, amendingSupplier, clock, chance });
        return (caller) => {
          const desk = makeDesk(caller);
          // As after any booking: whoever moved money sees the new balance at once.
          const forget = Effect.sync(() => balances.forget(caller.kind === 'signed-in' ? caller.agencyId : ''));
          return {
            ...desk,
            ticketHeld: (request) => Effect.ensuring(desk.ticketHeld(request), forget),
            cancel: (request) => Effect.ensuring(desk.cancel(request), forget),
          };
        };
      },
      [
        ports.amendments,
        work.amendmentSaga,
        work.amendingSupplier,
        ports.clock,
        ports.chance,
        work.knownBalances,
        work.products,
      ],
    )
    .inSingletonScope();
  bind(work.flightAmendmentDesk)
    .toResolvedValue(
      (book, amendmentSaga, amendingSupplier, clock, chance, sold) =>
        makeFlightCancelDesk({ amendments: book, sold, amendmentSaga, amendingSupplier, clock, chance }),
      [ports.amendments, work.amendmentSaga, work.amendingSupplier, ports.clock, ports.chance, work.products],
    )
    .inSingletonScope();
  bind(work.afterSale)
    .toResolvedValue(
      (book, amendmentSaga, amendingSupplier, clock, chance, balances, { businessZone }, terms) => {
        const makeDesk = makeAfterSaleDesk({
          amendments: book,
          amendmentSaga,
          amendingSupplier,
          clock,
          chance,
          businessZone,
          terms,
        });
        return (caller) => {
          const desk = makeDesk(caller);
          const forget = Effect.sync(() => balances.forget(caller.kind === 'signed-in' ? caller.agencyId : ''));
          return { ...desk, addSsr: (request) => Effect.ensuring(desk.addSsr(request), forget) };
        };
      },
      [
        ports.amendments,
        work.amendmentSaga,
        work.amendingSupplier,
        ports.clock,
        ports.chance,
        work.knownBalances,
        given.settings,
        ports.terms,
      ],
    )
    .inSingletonScope();
  bind(work.changeDesk)
    .toResolvedValue(
      (book, amendmentSaga, amendingSupplier, flight, balances) => {
        const makeDesk = makeChangeDesk({
          amendments: book,
          amendmentSaga,
          amendingSupplier,
          flight,
        });
        return (caller) => {
          const desk = makeDesk(caller);
          const forget = Effect.sync(() => balances.forget(caller.kind === 'signed-in' ? caller.agencyId : ''));
          return { ...desk, change: (request) => Effect.ensuring(desk.change(request), forget) };
        };
      },
      [ports.amendments, work.amendmentSaga, work.amendingSupplier, work.flight, work.knownBalances],
    )
    .inSingletonScope();
});
