/** A policy as its insured carry it: what is covered, who is, whom to call, and what was paid. */
import type { Benefit } from '#domain/insurance/plan.ts';
import { isPolicyPaper } from '#domain/insurance/papers.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { cell, codeOf, dateFact, factOf, type PaperLayout, plain, said } from '../layout-parts.ts';
import type { Speech } from '../speech.ts';
import { chargesTable, valueColumns } from '../ticket-parts.ts';

export const layOutPolicy: PaperLayout = (paper, speech) => {
  if (!isPolicyPaper(paper)) throw new Error(`The paper of a ${paper.product} insures nobody`);
  const { say, date } = speech;
  const { product, status, reference, transactionId, bookedOn, travellers, plan, insured, proposal, code } = paper;
  const { nominee, purpose, illnessBefore, address } = proposal;
  const issued = code !== '';
  return {
    title: say(issued ? 'document-policy' : 'document-policy-proposal'),
    subtitle: `${plan.name}, ${plan.insurer}`,
    stamp: say('document-status', { product, status }),
    facts: [
      factOf(say('document-policy-number'), plain(reference === '' ? '—' : reference)),
      factOf(say('document-policy-sum'), plain(speech.money(plan.sumInsured))),
      factOf(say('document-policy-region'), said(say(`document-policy-region-${plan.region}`))),
      factOf(say('document-policy-trips'), said(say(`document-policy-trip-${plan.trip}`))),
      dateFact(speech, 'document-policy-from', paper.from),
      dateFact(speech, 'document-policy-to', paper.to),
      factOf(say('document-policy-claims'), plain(plan.claimsPhone)),
      ...(plan.hospitals === undefined
        ? []
        : [
            factOf(
              say('document-policy-hospitals'),
              said(say('document-policy-hospitals-count', { count: plan.hospitals })),
            ),
          ]),
      factOf(say('document-booking-id'), plain(transactionId)),
      dateFact(speech, 'document-booked-on', dateOfLocal(bookedOn.local)),
    ],
    ...(issued ? { code: codeOf('square', code) } : {}),
    blocks: [
      {
        kind: 'table',
        heading: say('document-policy-insured'),
        columns: [
          { label: say('document-name'), share: 2 },
          { label: say('document-policy-born'), share: 1 },
          { label: say('document-policy-passport'), share: 1 },
          { label: say('document-policy-certificate'), share: 1 },
        ],
        rows: travellers.map(({ name, numbers }, at) => {
          const { born, passport } = insured[at] ?? {};
          return {
            cells: [
              cell(plain(name)),
              cell(born === undefined ? plain('—') : said(date(born))),
              cell(plain(passport ?? '—')),
              numbers.map((each) => [plain(each)]),
            ],
          };
        }),
      },
      {
        kind: 'table',
        heading: say('document-policy-benefits'),
        columns: valueColumns,
        rows: plan.benefits.map((benefit) => ({
          cells: [cell(said(say(`document-benefit-${benefit.name}`))), cell(said(benefitText(speech, benefit)))],
        })),
      },
      {
        kind: 'table',
        heading: say('document-policy-proposer'),
        columns: valueColumns,
        rows: [
          { cells: [cell(said(say('document-policy-nominee'))), cell(plain(nominee.name))] },
          {
            cells: [
              cell(said(say('document-policy-relation'))),
              cell(said(say(`document-relation-${nominee.relation}`))),
            ],
          },
          { cells: [cell(said(say('document-policy-address'))), cell(plain(address))] },
          {
            cells: [cell(said(say('document-policy-purpose'))), cell(said(say(`document-policy-purpose-${purpose}`)))],
          },
          {
            cells: [
              cell(said(say('document-policy-illness'))),
              cell(said(say(illnessBefore ? 'document-policy-illness-declared' : 'document-policy-illness-none'))),
            ],
          },
        ],
      },
      {
        kind: 'table',
        heading: say('document-policy-notes'),
        columns: [{ label: '', share: 1 }],
        rows: [
          paper.family ? 'document-policy-cancel-whole' : 'document-policy-cancel',
          'document-policy-cancel-begun',
        ].map((note) => ({ cells: [cell(said(say(note)))] })),
      },
      ...chargesTable(paper, speech),
    ],
  };
};

function benefitText({ say, money }: Speech, { limit, afterHours, cover }: Benefit): string {
  if (limit === undefined) return say(`document-benefit-${cover ?? 'full'}`);
  const amount = money(limit);
  return afterHours === undefined ? amount : say('document-benefit-after', { amount, hours: afterHours });
}
