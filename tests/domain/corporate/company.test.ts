import { expect, it } from 'vitest';
import { checkCompany, type CompanyTerms } from '#domain/corporate/company.ts';

const company: CompanyTerms = {
  name: 'Kuruvila Exports',
  gstNumbers: ['32AABCK4821K1Z5'],
  costCentres: [{ code: '4102', name: 'Export sales' }],
  rules: [],
  approvals: [],
};
const said = (more: Partial<CompanyTerms>) =>
  checkCompany({ ...company, ...more }, 'INR').map(({ code, path }) => `${path} ${code}`);

it('takes a company with a name, GST numbers in their form, and cost centres and reasons of which none is there twice', () => {
  expect(said({})).toEqual([]);
  expect(said({ name: ' ' })).toEqual(['name required']);
  expect(said({ name: 'x'.repeat(101) })).toEqual(['name too-long']);
  expect(said({ gstNumbers: ['32AABCK4821K1Z5', '', '32'] })).toEqual([
    'gstNumbers[1] gstin-form',
    'gstNumbers[2] gstin-form',
  ]);
  const twice = { code: '4102', name: 'Quality' };
  expect(said({ costCentres: [...company.costCentres, twice, { code: '', name: '' }] })).toEqual([
    'costCentres[0].code listed-twice',
    'costCentres[1].code listed-twice',
    'costCentres[2].code required',
    'costCentres[2].name required',
  ]);
  const reason = { code: 'CLIENT', name: 'The client set the time' };
  expect(said({ reasons: [reason, reason, { code: ' ', name: '' }] })).toEqual([
    'reasons[0].code listed-twice',
    'reasons[1].code listed-twice',
    'reasons[2].code required',
    'reasons[2].name required',
  ]);
  expect(said({ reasons: Array.from({ length: 41 }, (_, at) => ({ ...reason, code: `R${at}` })) })).toEqual([
    'reasons list-count',
  ]);
});

it('says of a rule of the policy where it stands', () => {
  const rule = { ruleId: 'r', kind: 'price', effect: 'block', place: 'anywhere' } as const;
  expect(said({ rules: [rule] })).toEqual(['rules[0].amount required']);
});
