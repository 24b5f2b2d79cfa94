import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/booking.ts';
import { type PaymentStatus, paymentOf, paymentSaid } from '#domain/booking/payment.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';

const inr = (minor: number) => money(minor, 'INR');
const at = instant('2026-11-20T08:51:00.000Z');
const entry: Booking['moneyLines'][number] = { entryId: 'LG-1', at, kind: 'booking' };

const of = (charged: number, givenBack: number) => ({
  charged: inr(charged),
  givenBack: inr(givenBack),
  paid: inr(charged - givenBack),
});

describe('how a booking stands with the account', () => {
  it.each<[string, Pick<Booking, 'status' | 'amending'>, PaymentStatus]>([
    ['an airline being asked', { status: 'requested' }, 'reserved'],
    ['one in doubt', { status: 'in-doubt' }, 'reserved'],
    ['a hold', { status: 'held' }, 'unpaid'],
    [
      'a hold being ticketed',
      { status: 'amending', amending: { kind: 'ticket-held', state: 'requested' } },
      'reserved',
    ],
    ['a hold being released', { status: 'amending', amending: { kind: 'release-held', state: 'requested' } }, 'unpaid'],
    ['one that was refused', { status: 'not-confirmed' }, 'unpaid'],
    ['a hold given back', { status: 'released' }, 'unpaid'],
  ])('%s, without entries, whatever it will cost', (_name, booking, expected) => {
    expect(paymentOf({ ...booking, moneyLines: [] }, of(100, 0))).toBe(expected);
  });

  it.each<[number, number, PaymentStatus]>([
    [100, 0, 'paid'],
    [100, 40, 'part-refunded'],
    [100, 100, 'refunded'],
    [0, 0, 'unpaid'],
  ])('by its entries: %i charged, %i given back', (charged, givenBack, expected) => {
    for (const status of ['confirmed', 'cancelled', 'amending'] as const) {
      expect(paymentOf({ status, moneyLines: [entry] }, of(charged, givenBack))).toBe(expected);
    }
  });
});

it('is a deposit while a part is still to pay, but not where something was given back', () => {
  const putOff = { amount: inr(100), until: isoDate('2026-12-01') };
  expect(paymentSaid({ payment: 'paid', putOff })).toBe('deposit');
  expect(paymentSaid({ payment: 'part-refunded', putOff })).toBe('part-refunded');
  expect(paymentSaid({ payment: 'paid' })).toBe('paid');
});
