/** The train area of the desk. */
import type { TrainDesk } from '#application/desk/train/train.ts';
import type { Caller } from '../caller.ts';
import { advanceSearch } from './advance-search.ts';
import { bookTrain, type BookTrainPorts } from './book-train.ts';
import { changeBoarding, type ChangeBoardingPorts } from './change-boarding.ts';
import { certificateOf, type CertificatePorts } from './certificate.ts';
import { findStations, routeOfTrain, searchTrains } from './find-trains.ts';
import { pnrStatus, type PnrStatusPorts } from './pnr-status.ts';
import { raiseTdr, type TdrPorts, tdrsOf } from './tdr.ts';
import { quoteTrain, type QuoteTrainPorts } from './quote-train.ts';

export type TrainDeskPorts = QuoteTrainPorts &
  PnrStatusPorts &
  CertificatePorts &
  TdrPorts &
  ChangeBoardingPorts &
  Omit<BookTrainPorts, 'quotes'>;

export function makeTrainDesk(ports: TrainDeskPorts): (caller: Caller) => TrainDesk {
  return (caller) => ({
    stations: findStations(ports, caller),
    search: searchTrains(ports, caller),
    advanceSearch: advanceSearch(ports, caller),
    route: routeOfTrain(ports, caller),
    quote: quoteTrain(ports, caller),
    pnrStatus: pnrStatus(ports, caller),
    certificate: certificateOf(ports, caller),
    tdrs: tdrsOf(ports, caller),
    raiseTdr: raiseTdr(ports, caller),
    changeBoarding: changeBoarding(ports, caller),
    book: bookTrain(ports, caller),
  });
}
