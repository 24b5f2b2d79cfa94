/** The receipt of a deposit: who paid in how much, how, and when it was credited. */
import type { DepositReceipt } from '#domain/account/deposit-receipt.ts';
import { add } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { cell, codeOf, dateFact, factOf, type OwnPart, partyOf, plain, said } from './layout-parts.ts';
import type { Speech } from './speech.ts';

export function layOutReceipt({ recipient, deposit }: DepositReceipt, speech: Speech, issuedOn: IsoDate): OwnPart {
  const { say } = speech;
  const { depositId, state, amount, approvedAmount, approvedOn, remarks, ledgerEntry } = deposit;
  const { online } = deposit;
  const paid = online && add(amount, online.charge);
  const row = (label: string, of: typeof amount, total = false) => ({
    cells: [cell(said(say(label))), cell(plain(speech.money(of)))],
    total,
  });
  return {
    title: say('document-title-top-up-receipt'),
    ...(state === 'reversed' && { stamp: say('document-top-up-reversed') }),
    facts: [factOf(say('document-top-up-id'), plain(depositId)), dateFact(speech, 'document-issued-on', issuedOn)],
    code: codeOf('line', depositId),
    blocks: [
      { kind: 'facts', heading: say('document-issued-to'), party: partyOf(recipient), facts: [], beside: true },
      {
        kind: 'facts',
        heading: say('document-top-up-paid'),
        facts: [
          factOf(say('document-top-up-mode'), said(say(`document-top-up-mode-${deposit.paymentMode}`))),
          factOf(say('document-top-up-reference'), plain(deposit.referenceNumber)),
          factOf(say('document-top-up-holder'), plain(deposit.accountHolderName)),
          ...(deposit.accountNumber === ''
            ? []
            : [factOf(say('document-top-up-account'), plain(`… ${deposit.accountNumber.slice(-4)}`))]),
          ...(deposit.branch === '' ? [] : [factOf(say('document-top-up-branch'), plain(deposit.branch))]),
          factOf(
            say(online === undefined ? 'document-top-up-bank' : 'document-top-up-gateway'),
            plain(deposit.bankAccount),
          ),
          dateFact(speech, 'document-top-up-deposited', deposit.depositDate),
        ],
      },
      {
        kind: 'table',
        heading: say('document-top-up-amounts'),
        columns: [
          { label: '', share: 7 },
          { label: '', share: 3, end: true },
        ],
        rows: [
          ...(online && paid
            ? [
                row('document-top-up-total', paid),
                row('document-top-up-charge', online.charge),
                ...(online.gst ? [row('document-top-up-charge-gst', online.gst)] : []),
              ]
            : [row('document-top-up-asked', amount)]),
          row(state === 'reversed' ? 'document-top-up-was-credited' : 'document-top-up-credited', approvedAmount, true),
        ],
      },
      {
        kind: 'facts',
        facts: [
          dateFact(speech, 'document-top-up-arrived', approvedOn),
          factOf(say('document-top-up-entry'), plain(ledgerEntry)),
          ...(remarks === '' ? [] : [factOf(say('document-top-up-remarks'), plain(remarks))]),
        ],
        framed: true,
      },
    ],
  };
}
