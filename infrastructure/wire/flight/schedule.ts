/** Flights that airlines changed. Shapes chosen here. */
import type { NoShowQuoteAsked, ScheduleAnswer, ScheduleAnswered } from '#application/desk/amendments.ts';
import {
  type ChangedItinerary,
  type ChosenAlternative,
  type ScheduleAlternative,
  type ScheduleChange,
} from '#domain/flight/schedule/change.ts';
import { severity, status } from '../booking/booking-rows.ts';
import { moment, opaque, requestId, text, whole } from '../form/leaves.ts';
import { itinerary } from './offer.ts';
import { at, list, maybe, or, record } from '../form/shape.ts';

/** In a booking: what the airline changed and nobody has answered. `now` is absent where nothing is flown instead. */
export const scheduleChange = record<ScheduleChange>({
  changeId: at('changeid', opaque),
  learnedAt: at('learnedat', moment),
  answerBy: at('answerby', moment),
  severity: at('severity', severity),
  changes: at(
    'changes',
    list(
      record<ChangedItinerary>({
        itinerary: at('itinerary', whole),
        was: at('was', itinerary),
        now: maybe('now', itinerary),
        alternatives: or(
          'alternatives',
          list(
            record<ScheduleAlternative>({
              alternativeId: at('alternativeid', opaque),
              itinerary: at('itinerary', itinerary),
            }),
          ),
          [],
        ),
      }),
    ),
  ),
});

/** `chosen[n][itinerary]`, `chosen[n][alternativeid]`; what is not chosen for is taken as it is now. */
export const scheduleAnswer = record<ScheduleAnswer>({
  transactionId: at('transactionid', text),
  changeId: at('changeid', opaque),
  chosen: or(
    'chosen',
    list(record<ChosenAlternative>({ itinerary: at('itinerary', whole), alternativeId: at('alternativeid', opaque) })),
    [],
  ),
  requestId: at('requestid', requestId),
});

export const scheduleAnswered = record<ScheduleAnswered>({
  transactionId: at('transactionid', text),
  status: at('status', status),
});

/** `travellers[n]`, `itineraries[n]`: positions from 0. */
export const noShowQuoteAsked = record<NoShowQuoteAsked>({
  transactionId: at('transactionid', text),
  travellers: or('travellers', list(whole), []),
  items: or('itineraries', list(whole), []),
});
