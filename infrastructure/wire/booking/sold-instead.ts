/** What is cheaper than what was chosen. */
import type { BoughtPart, SoldInstead } from '#domain/booking/trip-facts.ts';
import { localTime, money, text, whole } from '../form/leaves.ts';
import { at, list, or, record } from '../form/shape.ts';

export const soldInstead = record<SoldInstead>({
  name: at('name', text),
  departs: at('departs', localTime),
  apart: at('apart', whole),
  stops: at('stops', whole),
  total: at('total', money),
});

export const boughtPart = record<BoughtPart>({
  total: at('total', money),
  instead: or('instead', list(soldInstead), []),
});
