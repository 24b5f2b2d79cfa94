/** The use cases of requests that a person must answer. What was sent and not answered is kept by the area of bookings. */
import { ContainerModule } from 'inversify';
import { AgreedSettlement } from '#application/portal/flight/request/agreed-settlement.ts';
import { AskOfBooking } from '#application/portal/flight/request/ask-of-booking.ts';
import { GroupRequest } from '#application/portal/flight/request/group-request.ts';
import { GroupNames } from '#application/portal/flight/request/group-names.ts';
import { RequestQueue } from '#application/portal/booking/request/request-queue.ts';
import { SettleRequest } from '#application/portal/booking/request/settle-request.ts';
import { tableFile } from '#infrastructure/portal/table-file.ts';
import { bookingParts } from '../booking-parts.ts';
import { businessZone, houseCurrency } from '../house.ts';
import { parts } from '../parts.ts';
import { requestParts } from '../request-parts.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(requestParts.group)
    .toResolvedValue(
      (desk, session, clock, airports, downloads, requests) =>
        new GroupRequest(desk.booking, session, { clock, airports, downloads, requests, tables: tableFile }),
      [parts.desk, parts.session, parts.clock, bookingParts.airports, parts.downloads, bookingParts.requests],
    )
    .inSingletonScope();
  bind(requestParts.ask)
    .toResolvedValue(
      (desk, session, requests) => new AskOfBooking(desk.booking, session, requests),
      [parts.desk, parts.session, bookingParts.requests],
    )
    .inSingletonScope();
  bind(requestParts.queue)
    .toResolvedValue(
      (desk, session, requests, clock, configuration, products) =>
        new RequestQueue(desk.booking, session, {
          requests,
          rules: products.rulesOver(desk),
          today: () => clock.todayIn(businessZone(configuration)),
          now: () => clock.now(),
          currency: () => houseCurrency(configuration),
        }),
      [parts.desk, parts.session, bookingParts.requests, parts.clock, parts.configuration, parts.products],
    )
    .inSingletonScope();
  bind(requestParts.names)
    .toResolvedValue(
      (queue, downloads, clock, configuration) =>
        new GroupNames(queue, {
          tables: tableFile,
          downloads,
          today: () => clock.todayIn(businessZone(configuration)),
        }),
      [requestParts.queue, parts.downloads, parts.clock, parts.configuration],
    )
    .inSingletonScope();
  bind(requestParts.settle)
    .toResolvedValue(
      (desk, session, requests, clock, configuration, queue, products) =>
        new SettleRequest(desk.booking, session, {
          requests,
          clock,
          rules: products.rulesOver(desk),
          currency: () => houseCurrency(configuration),
          moved: (number) => void queue.settled(number),
        }),
      [
        parts.desk,
        parts.session,
        bookingParts.requests,
        parts.clock,
        parts.configuration,
        requestParts.queue,
        parts.products,
      ],
    )
    .inSingletonScope();
  bind(requestParts.agreed)
    .toResolvedValue(
      (desk, session, requests, clock, configuration, queue) =>
        new AgreedSettlement(desk, session, {
          requests,
          clock,
          today: () => clock.todayIn(businessZone(configuration)),
          currency: () => houseCurrency(configuration),
          moved: (number) => void queue.settled(number),
        }),
      [parts.desk, parts.session, bookingParts.requests, parts.clock, parts.configuration, requestParts.queue],
    )
    .inSingletonScope();
});
