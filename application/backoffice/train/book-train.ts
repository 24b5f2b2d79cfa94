/** Buying quoted berths. */
import { Effect } from 'effect';
import { berthOf, type BerthStatus, statusText } from '#domain/train/berths/status.ts';
import { canBeUpgraded } from '#domain/train/berths/upgrade.ts';
import { checkRailId, railIdOf } from '#domain/train/booking/identity.ts';
import { checkPassengers, travellersOf } from '#domain/train/booking/passengers.ts';
import { trainInShort, trainRules } from '#domain/train/booking/train-rules.ts';
import type { ProductBooked } from '#application/desk/sale.ts';
import type { BookedBerth, BookTrain, TrainDesk } from '#application/desk/train/train.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import { type QuotedSale, sellQuoted, type SellQuotedPorts } from '#application/backoffice/booking/sale/sell-quoted.ts';
import type { TrainTypes } from './train-types.ts';

export type BookTrainPorts = SellQuotedPorts<TrainTypes>;

export const trainSale: QuotedSale<TrainTypes, BookTrain> = {
  rules: trainRules,
  international: () => false,
  check: ({ offer }, { travellers, shownId = {} }) => [
    ...checkPassengers(travellers, offer.passengers),
    ...checkRailId(shownId, offer.journey.quota, offer.passengers),
  ],
  accept: ({ offer, price }, asked, parameters) => {
    const { travellers: named, contact, gst, onlyConfirmed, autoUpgrade = true } = asked;
    const shownId = asked.shownId && railIdOf(asked.shownId, offer.passengers);
    const travellers = travellersOf(named, offer.passengers);
    const inShort = trainInShort({ journey: offer.journey, travellers });
    return {
      travellers,
      inShort,
      terms: {
        ...offer,
        travellers,
        contact,
        ...(gst && { gst }),
        ...(onlyConfirmed && { onlyConfirmed }),
        ...(canBeUpgraded(offer.journey) && { autoUpgrade }),
        ...(shownId && { shownId }),
        parameters: parameters(inShort),
        price,
      },
    };
  },
};

export function bookTrain(ports: BookTrainPorts, caller: Caller): TrainDesk['book'] {
  return (request) =>
    Effect.gen(function* () {
      const sold: ProductBooked = yield* sellQuoted(ports, trainSale, caller, request);
      const { agencyId } = yield* signedIn(caller, 'ticket');
      const kept = yield* ports.bookings.find(agencyId, sold.transactionId);
      if (kept === undefined || kept.pnr === '') return sold;
      const { pnr, standings } = kept;
      return { ...sold, pnr, passengers: standings.map(({ booked }) => bookedBerth(booked)) };
    });
}

function bookedBerth(status: BerthStatus): BookedBerth {
  const berth = berthOf(status);
  return { status: statusText(status), ...(berth && { berth }) };
}
