/** The electronic reservation slip: the train, where to board, how each stands, what was paid, what cancelling costs. */
import type { ProductPaper } from '#domain/booking/papers/documents.ts';
import type { PaperTable, PaperWay } from '#domain/booking/papers/paper-sheet.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { money } from '#domain/money/money.ts';
import type { RailPoint } from '#domain/train/booking/train-booking.ts';
import type { TrainTicket } from '#domain/train/papers/ticket.ts';
import { cell, codeOf, dateFact, factOf, type PaperLayout, plain, said, unbroken } from '../layout-parts.ts';
import type { Speech } from '../speech.ts';
import { beforeTravel, chargesTable, notForTravel, timedWay, untilTable } from '../ticket-parts.ts';

const product = 'train';

const isTrainTicket = (paper: ProductPaper): paper is TrainTicket => paper.product === product;

/** Throws where it is the paper of another product. */
export const layOutTrainTicket: PaperLayout = (paper, speech) => {
  if (!isTrainTicket(paper)) throw new Error(`The paper of a ${paper.product} is no train ticket`);
  const { say } = speech;
  const { status, reference, transactionId, bookedOn, pnr, conditions, code, autoUpgrade, upgradedTo } = paper;
  return {
    title: say(pnr === '' ? 'document-title-booking' : 'document-train-title'),
    stamp: stampOf(paper, say),
    facts: [
      factOf(say('document-booking-id'), plain(transactionId)),
      factOf(say('document-train-pnr'), plain(unbroken(grouped(reference)))),
      factOf(say('document-train-class'), said(say('document-train-class-quota', classArguments(paper)))),
      ...(upgradedTo === undefined
        ? []
        : [factOf(say('document-train-upgraded'), said(say('document-train-upgraded-to', { class: upgradedTo })))]),
      ...(autoUpgrade === undefined
        ? []
        : [
            factOf(
              say('document-train-upgrade'),
              said(say(autoUpgrade ? 'document-train-upgrade-yes' : 'document-train-upgrade-no')),
            ),
          ]),
      dateFact(speech, 'document-booked-on', dateOfLocal(bookedOn.local)),
    ],
    ...(code === '' || pnr === '' ? {} : { code: codeOf('square', code) }),
    blocks: [
      ...notForTravel(status, say('document-train-not-for-travel')),
      wayOf(paper, speech),
      passengerTable(paper, speech),
      ...chargesTable(paper, speech, { beside: conditions.length > 0 }),
      ...chargesOfRailway(paper, speech),
      ...beforeTravel(status, speech, adviceOf(paper, speech)),
    ],
  };
};

/** The passengers' own state where the booking stands and not everybody has a berth. */
function stampOf({ status, state }: TrainTicket, say: Speech['say']): string {
  const isOwn = state !== 'confirmed' && state !== 'none' && (status === 'confirmed' || status === 'part-cancelled');
  return isOwn ? say('document-train-state', { state }) : say('document-status', { product, status });
}

/** '4528 119 406', as it is read out. */
function grouped(pnr: string): string {
  return !/^\d{10}$/.test(pnr) ? pnr : [pnr.slice(0, 4), pnr.slice(4, 7), pnr.slice(7)].join(' ');
}

function classArguments({ journey: { travelClass, quota } }: TrainTicket) {
  return { class: travelClass, quota };
}

function wayOf({ journey }: TrainTicket, speech: Speech): PaperWay {
  const { train, trainName, from, to, boarding = from, km } = journey;
  const end = ({ at, name, station }: RailPoint) => ({ at, place: name, details: [plain(station)] });
  return timedWay(
    {
      title: `${train} ${trainName}`,
      from: end(boarding),
      to: end(to),
      facts: [speech.say('document-train-km', { km })],
    },
    speech,
  );
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

/** What is kept of a confirmed berth. */
function chargesOfRailway({ conditions }: TrainTicket, speech: Speech): readonly PaperTable[] {
  const { say } = speech;
  const text = (rupees: number) => speech.money(money(rupees * 100, 'INR'));
  return untilTable(
    {
      heading: say('document-train-cancelling'),
      until: say('document-train-until'),
      kept: say('document-train-kept'),
      note: say('document-train-after'),
      steps: conditions.map(({ until, flat, percent }) => ({
        until,
        kept:
          percent === undefined
            ? plain(text(flat))
            : said(say('document-train-kept-share', { percent, least: text(flat) })),
      })),
    },
    speech,
  );
}

function adviceOf({ state, shownId }: TrainTicket, { say }: Speech): readonly string[] {
  return [
    ...(state === 'waiting' ? [say('document-train-advice-waiting')] : []),
    shownId === undefined ? say('document-train-advice-id') : say('document-train-advice-this-id', { ...shownId }),
    say('document-train-advice-chart'),
  ];
}
