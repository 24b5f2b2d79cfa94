/** The voucher of an application: what is applied for, by whom, with which papers, and what was paid. */
import { isVisaVoucher } from '#domain/visa/papers.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { cell, codeOf, dateFact, factOf, type PaperLayout, plain, said } from '../layout-parts.ts';
import { chargesTable } from '../ticket-parts.ts';

export const layOutVisa: PaperLayout = (paper, speech) => {
  if (!isVisaVoucher(paper)) throw new Error(`The paper of a ${paper.product} is of no visa`);
  const { say, language } = speech;
  const { product, status, reference, transactionId, bookedOn, travellers, visa, code } = paper;
  const issued = code !== '';
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const country = (of: string) => names.of(of) ?? of;
  return {
    title: say(issued ? 'document-visa' : 'document-visa-unregistered'),
    subtitle: country(visa.destination),
    stamp: say('document-status', { product, status }),
    facts: [
      factOf(say('document-visa-number'), plain(reference === '' ? '—' : reference)),
      factOf(say('document-visa-kind'), said(say(`document-visa-kind-${visa.kind}`, { entries: visa.entries }))),
      factOf(say('document-visa-stay'), said(say('document-visa-days', { days: visa.stayDays }))),
      factOf(say('document-visa-validity'), said(say('document-visa-days', { days: visa.validityDays }))),
      factOf(say('document-visa-passport'), plain(country(visa.nationality))),
      factOf(say('document-visa-purpose'), said(say(`document-visa-purpose-${visa.purpose}`))),
      dateFact(speech, 'document-visa-from', paper.from),
      dateFact(speech, 'document-visa-to', paper.to),
      dateFact(speech, 'document-visa-submits', paper.submitsOn),
      dateFact(speech, 'document-visa-decided', paper.decidedOn),
      factOf(say('document-booking-id'), plain(transactionId)),
      dateFact(speech, 'document-booked-on', dateOfLocal(bookedOn.local)),
    ],
    ...(issued ? { code: codeOf('square', code) } : {}),
    blocks: [
      {
        kind: 'table',
        heading: say('document-visa-applicants'),
        columns: [
          { label: say('document-name'), share: 1 },
          { label: say('document-visa-passport-number'), share: 1 },
          { label: say('document-visa-application'), share: 1 },
          { label: say('document-visa-papers'), share: 2 },
        ],
        rows: travellers.map(({ name, numbers }, at) => ({
          cells: [
            cell(plain(name)),
            cell(plain(paper.passports[at] ?? '—')),
            numbers.map((each) => [plain(each)]),
            (paper.checklists[at] ?? []).map((each) => [said(say(`document-visa-paper-${each}`))]),
          ],
        })),
      },
      {
        kind: 'table',
        heading: say('document-visa-notes'),
        columns: [{ label: '', share: 1 }],
        rows: ['document-visa-check', 'document-visa-kept'].map((note) => ({ cells: [cell(said(say(note)))] })),
      },
      ...chargesTable(paper, speech),
    ],
  };
};
