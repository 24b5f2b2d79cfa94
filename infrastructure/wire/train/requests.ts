/** What a person must answer about trains: to cancel where the railway takes no answer from here, and claims on it. */
import type { RequestedJourney, TrainRequest } from '#domain/train/request/request.ts';
import { askedOfTrains, trainRequestKinds, type TrainWish } from '#domain/train/request/request.ts';
import type { BookingWish } from '#domain/booking/request/request.ts';
import type { AskTrainRequest } from '#application/desk/train/requests.ts';
import {
  askFields,
  plainAnswer,
  requestedFields,
  requestedTravellerFields,
  requestFields,
  wishFields,
} from '../booking/requests.ts';
import { oneOf, text } from '../form/leaves.ts';
import { at, list, mapped, maybe, record } from '../form/shape.ts';
import { tdrPaper, tdrReason } from './tdr.ts';

const product = at('product', oneOf(['train'] as const));
const kind = at('kind', oneOf(trainRequestKinds));

export const askTrainRequest = record<AskTrainRequest>({
  ...askFields,
  product,
  kind: at('kind', oneOf(askedOfTrains)),
  about: maybe('about', record<BookingWish>(wishFields)),
});

const wish = record<TrainWish>({
  ...wishFields,
  reason: maybe('reason', tdrReason),
  paper: maybe('certificate', tdrPaper),
});

const booking = record<RequestedJourney>({
  ...requestedFields,
  title: at('title', text),
  train: at('trainno', text),
  travellers: at('travellers', list(record<RequestedJourney['travellers'][number]>(requestedTravellerFields))),
});

/** How it is answered is known to both sides. */
export const trainRequest = mapped(
  record<Omit<TrainRequest, 'way'>>({
    ...requestFields,
    product,
    kind,
    about: maybe('about', wish),
    answer: maybe('answer', plainAnswer),
    booking: maybe('booking', booking),
  }),
  (request): TrainRequest => ({ ...request, way: 'settlement' }),
  ({ way: _way, ...request }) => request,
);
