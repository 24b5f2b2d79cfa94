/** The use cases of the train screens. */
import { ContainerModule } from 'inversify';
import { OpenRequests } from '#application/portal/booking/request/open-requests.ts';
import { AdvanceSearch } from '#application/portal/train/advance-search.ts';
import { AskCertificate } from '#application/portal/train/certificate.ts';
import { AskPnrStatus } from '#application/portal/train/pnr-status.ts';
import { ChangeBoarding } from '#application/portal/train/change-boarding.ts';
import { RaiseTdr } from '#application/portal/train/raise-tdr.ts';
import { makeTrainCheckout } from '#application/portal/train/train-checkout.ts';
import { TrainResults } from '#application/portal/train/train-results.ts';
import { trainSearch } from '#application/portal/train/train-search.ts';
import { trainParts } from './parts.ts';
import { parts } from '../parts.ts';
import { bindCheckout, bindGstProfiles } from '../areas/checkout.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(trainParts.search)
    .toResolvedValue(
      (desk, session, clock, shelf) => trainSearch(desk.train, session, { clock, shelf }),
      [parts.desk, parts.session, parts.clock, parts.deviceShelf],
    )
    .inSingletonScope();
  bind(trainParts.results)
    .toResolvedValue((desk, session) => new TrainResults(desk.train, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(trainParts.advance)
    .toResolvedValue((desk, session) => new AdvanceSearch(desk.train, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(trainParts.pnrStatus)
    .toResolvedValue(
      (desk, session) =>
        new AskPnrStatus({ pnrStatus: desk.train.pnrStatus, cancelQuote: desk.booking.cancelQuote }, session),
      [parts.desk, parts.session],
    )
    .inSingletonScope();
  bind(trainParts.certificate)
    .toResolvedValue((desk, session) => new AskCertificate(desk.train, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(trainParts.tdr)
    .toResolvedValue(
      (desk, session, clock, requestIds, tab) =>
        new RaiseTdr(
          { details: desk.booking.details, tdrs: desk.train.tdrs, raiseTdr: desk.train.raiseTdr },
          session,
          clock,
          new OpenRequests(session, { requestIds, tab }, 'trainRequests'),
        ),
      [parts.desk, parts.session, parts.clock, parts.requestIds, parts.tabShelf],
    )
    .inSingletonScope();
  bind(trainParts.boarding)
    .toResolvedValue(
      (desk, session, clock, requestIds, tab) =>
        new ChangeBoarding(
          { details: desk.booking.details, route: desk.train.route, changeBoarding: desk.train.changeBoarding },
          session,
          clock,
          new OpenRequests(session, { requestIds, tab }, 'trainBoarding'),
        ),
      [parts.desk, parts.session, parts.clock, parts.requestIds, parts.tabShelf],
    )
    .inSingletonScope();
  bindCheckout(bind, trainParts.checkout, trainParts.results, (desk, ports, results) =>
    makeTrainCheckout(desk.train, ports, () => results.outdate()),
  );
  bindGstProfiles(bind, trainParts.gstProfiles);
});
