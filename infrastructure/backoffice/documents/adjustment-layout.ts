/** The receipt of an adjustment: what was credited or debited, why, and by which entry. */
import type { AdjustmentReceipt } from '#domain/account/adjustment-receipt.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { cell, codeOf, dateFact, factOf, type OwnPart, partyOf, plain, said } from './layout-parts.ts';
import type { Speech } from './speech.ts';

export function layOutAdjustment(
  { recipient, adjustment }: AdjustmentReceipt,
  speech: Speech,
  issuedOn: IsoDate,
): OwnPart {
  const { say } = speech;
  const { adjustmentId, state, kind, way, amount, reason, ledgerEntry } = adjustment;
  const written = speech.moneyAmong([amount]);
  return {
    title: say(`document-title-adjustment-${way}`),
    ...(state === 'reversed' && { stamp: say('document-top-up-reversed') }),
    facts: [
      factOf(say('document-adjustment-id'), plain(adjustmentId)),
      dateFact(speech, 'document-issued-on', issuedOn),
    ],
    code: codeOf('line', adjustmentId),
    blocks: [
      { kind: 'facts', heading: say('document-issued-to'), party: partyOf(recipient), facts: [], beside: true },
      {
        kind: 'facts',
        facts: [
          factOf(say('document-adjustment-kind'), said(say(`document-adjustment-kind-${kind}`))),
          factOf(say('document-adjustment-reason'), plain(reason)),
          factOf(say('document-adjustment-entry'), plain(ledgerEntry)),
        ],
        framed: true,
      },
      {
        kind: 'table',
        heading: say('document-top-up-amounts'),
        columns: [
          { label: '', share: 7 },
          { label: '', share: 3, end: true },
        ],
        rows: [
          {
            cells: [cell(said(say(`document-adjustment-${way}`))), cell(plain(written(amount)))],
            total: true,
          },
        ],
      },
    ],
  };
}
