import { expect, it } from 'vitest';
import { checkGivenReason, type GivenReason } from '#domain/corporate/trip-reason.ts';

const listed = [{ code: 'CLIENT', name: 'The client set the time' }];
const said = (given: GivenReason, among?: typeof listed) =>
  checkGivenReason(given, among).map(({ code, path }) => `${path} ${code}`);

it('one of the listed reasons is needed where a company lists any, and words where it lists none', () => {
  expect(said({ reason: '' })).toEqual(['reason required']);
  expect(said({ reason: 'A meeting' })).toEqual([]);
  expect(said({ reason: 'A meeting' }, listed)).toEqual(['reasonCode required']);
  expect(said({ reason: 'A meeting', reasonCode: '' }, listed)).toEqual(['reasonCode required']);
  expect(said({ reason: '', reasonCode: 'client' }, listed)).toEqual(['reasonCode not-a-choice']);
  expect(said({ reason: '', reasonCode: 'CLIENT' }, listed)).toEqual([]);
  expect(said({ reason: 'x'.repeat(501), reasonCode: 'CLIENT' }, listed)).toEqual(['reason too-long']);
  expect(said({ reason: 'A meeting', reasonCode: 'x'.repeat(21) })).toEqual(['reasonCode too-long']);
});
