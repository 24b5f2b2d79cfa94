/** What the train screens may ask for, once their area is loaded. */
import type { GstProfiles } from '#application/portal/agency/gst-profiles.ts';
import type { AskPnrStatus } from '#application/portal/train/pnr-status.ts';
import type { AdvanceSearch } from '#application/portal/train/advance-search.ts';
import type { AskCertificate } from '#application/portal/train/certificate.ts';
import type { ChangeBoarding } from '#application/portal/train/change-boarding.ts';
import type { RaiseTdr } from '#application/portal/train/raise-tdr.ts';
import type { TrainCheckout } from '#application/portal/train/train-checkout.ts';
import type { TrainResults } from '#application/portal/train/train-results.ts';
import type { TrainSearch } from '#application/portal/train/train-search.ts';
import { part } from '../parts.ts';

export const trainParts = {
  search: part<TrainSearch>('train.search'),
  advance: part<AdvanceSearch>('train.advance'),
  results: part<TrainResults>('train.results'),
  pnrStatus: part<AskPnrStatus>('train.pnrStatus'),
  certificate: part<AskCertificate>('train.certificate'),
  tdr: part<RaiseTdr>('train.tdr'),
  boarding: part<ChangeBoarding>('train.boarding'),
  checkout: part<TrainCheckout>('train.checkout'),
  gstProfiles: part<GstProfiles>('train.gstProfiles'),
};
