/** The electronic reservation slip: the train, where to board, how each stands, what was paid, what cancelling costs. */
import { isFinal } from '#domain/booking/life.ts';
import type { ProductPaper } from '#domain/booking/papers/documents.ts';
import type { PaperBlock, PaperEnd, PaperTable, PaperWay } from '#domain/booking/papers/paper-sheet.ts';
import { clockOfLocal, dateOfLocal, dayOffset, minutesBetween } from '#domain/time/place-time.ts';
import { money } from '#domain/money/money.ts';
import type { RailPoint } from '#domain/train/booking/train-booking.ts';
import type { TrainTicket } from '#domain/train/papers/ticket.ts';
import { cell, codeOf, dateFact, factOf, type PaperLayout, plain, said, unbroken } from '../layout-parts.ts';
import type { Speech } from '../speech.ts';

const product = 'train';

const isTrainTicket = (paper: ProductPaper): paper is TrainTicket => paper.product === product;

/** Throws where it is the paper of another product. */
export const layOutTrainTicket: PaperLayout = (paper, speech) => {
  if (!isTrainTicket(paper)) throw new Error(`The paper of a ${paper.product} is no train ticket`);
  const { say } = speech;
  const { status, reference, transactionId, bookedOn, pnr, price, conditions, code, waitsAlone } = paper;
  return {
    title: say(pnr === '' ? 'document-title-booking' : 'document-train-title'),
    stamp: say('document-status', { product, status }),
    facts: [
      factOf(say('document-booking-id'), plain(transactionId)),
      factOf(say('document-train-pnr'), plain(unbroken(grouped(reference)))),
      factOf(say('document-train-class'), said(say('document-train-class-quota', classArguments(paper)))),
      dateFact(speech, 'document-booked-on', dateOfLocal(bookedOn.local)),
    ],
    ...(code === '' || pnr === '' ? {} : { code: codeOf('square', code) }),
    blocks: [
      ...(isFinal(status) ? [{ kind: 'list' as const, heading: say('document-train-not-for-travel'), items: [] }] : []),
      wayOf(paper, speech),
      passengerTable(paper, speech),
      ...(price.lines.length === 0 ? [] : [{ ...fareTable(paper, speech), beside: conditions.length > 0 }]),
      ...(conditions.length === 0 ? [] : [chargesTable(paper, speech)]),
      ...(isFinal(status) ? [] : [adviceOf(waitsAlone, speech)]),
    ],
  };
};

/** '4528 119 406', as it is read out. */
function grouped(pnr: string): string {
  return !/^\d{10}$/.test(pnr) ? pnr : [pnr.slice(0, 4), pnr.slice(4, 7), pnr.slice(7)].join(' ');
}

function classArguments({ journey: { travelClass, quota } }: TrainTicket) {
  return { class: travelClass, quota };
}

function wayOf({ journey }: TrainTicket, { say, longDate }: Speech): PaperWay {
  const { train, trainName, from, to, boarding = from, km } = journey;
  const minutes = minutesBetween(boarding.at, to.at);
  const later = dayOffset(boarding.at.local, to.at.local);
  const end = ({ at, name, station }: RailPoint): PaperEnd => ({
    time: clockOfLocal(at.local),
    place: name,
    details: [plain(station)],
  });
  return {
    kind: 'way',
    mark: '',
    title: `${train} ${trainName}`,
    date: longDate(dateOfLocal(boarding.at.local)),
    from: end(boarding),
    to: { ...end(to), ...(later > 0 && { day: `+${later}` }) },
    between: [said(say('document-duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }))],
    facts: [say('document-train-km', { km })],
  };
}

function passengerTable({ passengers }: TrainTicket, { say }: Speech): PaperTable {
  return {
    kind: 'table',
    heading: say('document-travellers'),
    columns: [
      { label: say('document-name'), share: 3 },
      { label: say('document-train-age'), share: 1 },
      { label: say('document-train-booked'), share: 2 },
      { label: say('document-train-current'), share: 2 },
    ],
    rows: passengers.map(({ name, age, gender, booked, current, gone }) => ({
      cells: [
        gone === undefined ? cell(plain(name)) : [[plain(name)], [said(say(`document-train-${gone}`))]],
        cell(said(say('document-train-age-gender', { age, gender }))),
        cell(plain(unbroken(booked))),
        cell(plain(unbroken(current))),
      ],
    })),
  };
}

function fareTable({ price }: TrainTicket, { say, moneyAmong }: Speech): PaperTable {
  const text = moneyAmong([...price.lines.map(({ amount }) => amount), price.total]);
  return {
    kind: 'table',
    heading: say('document-charges'),
    columns: [
      { label: '', share: 2 },
      { label: '', share: 1, end: true },
    ],
    rows: [
      ...price.lines.map(({ label, amount }) => ({
        cells: [cell(said(say(`document-line-${label}`, { product }))), cell(plain(text(amount)))],
      })),
      { cells: [cell(said(say('document-total'))), cell(plain(text(price.total)))], total: true },
    ],
  };
}

/** Rows in order of time: what is kept of a confirmed berth until then. */
function chargesTable({ conditions }: TrainTicket, { say, date, moneyAmong }: Speech): PaperTable {
  const text = (rupees: number) => moneyAmong([money(rupees * 100, 'INR')])(money(rupees * 100, 'INR'));
  return {
    kind: 'table',
    heading: say('document-train-cancelling'),
    columns: [
      { label: say('document-train-until'), share: 2 },
      { label: say('document-train-kept'), share: 1, end: true },
    ],
    rows: conditions.map(({ until, flat, percent }) => ({
      cells: [
        [[said(date(dateOfLocal(until.local))), plain(clockOfLocal(until.local))]],
        cell(
          percent === undefined
            ? plain(text(flat))
            : said(say('document-train-kept-share', { percent, least: text(flat) })),
        ),
      ],
    })),
    note: say('document-train-after'),
  };
}

function adviceOf(waitsAlone: boolean, { say }: Speech): PaperBlock {
  return {
    kind: 'list',
    heading: say('document-before-travel'),
    items: [
      ...(waitsAlone ? [[said(say('document-train-advice-waiting'))]] : []),
      [said(say('document-train-advice-id'))],
      [said(say('document-train-advice-chart'))],
    ],
    marked: true,
  };
}
