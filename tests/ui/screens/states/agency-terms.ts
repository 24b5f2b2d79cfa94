/** What operators agree with an agency, in its case. */
import { violation } from '#domain/rules/violation.ts';
import { Invalid } from '#application/desk/failures.ts';
import { operations } from '../samples.ts';
import { answer, cutOff, failing, type ScreenState, silent } from '../screen-states.ts';

const openAgency = `/operations?section=agencies&case=${operations.agency.request.agencyId}`;
const { agencyRules } = operations;
const conflict = new Invalid({ violations: [violation('agency-changed', 'version')] });
const terms = 'section[aria-labelledby=case-terms]';
const markup = 'section:not([aria-labelledby]) ol';
/** Of promo codes, commission, fees. */
const chip = (at: number) => `${terms} button >> nth=${at}`;
const written = 'dialog[open] button:has(> *) >> nth=-1';
const ended = { 'operations.agencyRules': answer({ ...agencyRules.answer, rules: [] }) };

export const agencyTermScreens: readonly ScreenState[] = [
  { name: 'what is agreed with an agency', at: openAgency, shows: 'MONSOON' },
  {
    name: 'its commissions',
    at: openAgency,
    shows: 'operations-terms-of-base-and-yq',
    press: [chip(1)],
  },
  { name: 'its fees', at: openAgency, shows: 'operations-terms-add-fee', press: [chip(2)] },
  { name: 'nothing agreed', at: openAgency, shows: 'operations-terms-none', answers: ended },
  { name: 'its markup rules', at: openAgency, shows: 'Gulf from Kochi' },
  {
    name: 'no markup rules of its own',
    at: openAgency,
    shows: 'markup-none-of-agency',
    answers: { 'agency.markupRules': answer({ rules: [], version: 'none' }) },
  },
  {
    name: 'markup rules that the agency changed meanwhile',
    at: openAgency,
    shows: 'violation-agency-changed',
    press: [`${markup} [role=switch] >> nth=0`, 'markup-save'],
    answers: { 'agency.saveMarkupRules': failing(conflict) },
  },
  { name: 'codes that have ended', at: openAgency, shows: 'DIWALI250', press: [`${terms} summary`] },
  {
    name: 'terms being opened',
    at: openAgency,
    shows: 'design-loading',
    answers: { 'operations.agencyRules': silent },
  },
  {
    name: 'terms not opened',
    at: openAgency,
    shows: 'failure-unreachable',
    answers: { 'operations.agencyRules': cutOff },
  },
  {
    name: 'a code to write',
    at: openAgency,
    shows: 'operations-terms-cost',
    press: ['operations-terms-add-promo'],
  },
  {
    name: 'a code without a name',
    at: openAgency,
    shows: 'violation-required of code',
    press: ['operations-terms-add-promo', written],
  },
  {
    name: 'a commission to write',
    at: openAgency,
    shows: 'operations-terms-basis',
    press: [chip(1), 'operations-terms-add-commission'],
  },
  {
    name: 'terms not saved yet',
    at: openAgency,
    shows: 'operations-terms-unsaved',
    press: [`${terms} li button >> nth=-1`],
  },
  {
    name: 'terms saved',
    at: openAgency,
    shows: 'operations-terms-saved',
    press: [`${terms} li button >> nth=-1`, 'operations-terms-save'],
  },
  {
    name: 'terms that somebody else changed',
    at: openAgency,
    shows: 'violation-agency-changed',
    answers: { 'operations.setAgencyRules': failing(conflict) },
    press: [`${terms} li button >> nth=-1`, 'operations-terms-save'],
  },
];
