/** The cab voucher: when and where the car comes, which car and whose, what the price has with it, and until when it can be given up. */
import { driverNamedHours } from '#domain/cab/booking/driver.ts';
import type { CabVoucher } from '#domain/cab/papers/voucher.ts';
import type { ProductPaper } from '#domain/booking/papers/documents.ts';
import type { PaperTable, PaperWay } from '#domain/booking/papers/paper-sheet.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { cell, codeOf, dateFact, factOf, type PaperLayout, plain, said, unbroken } from '../layout-parts.ts';
import type { Speech } from '../speech.ts';
import { beforeTravel, chargesTable, notForTravel, valueColumns } from '../ticket-parts.ts';

const product = 'cab';

const isCabVoucher = (paper: ProductPaper): paper is CabVoucher => paper.product === product;

/** Throws where it is the paper of another product. */
export const layOutCabVoucher: PaperLayout = (paper, speech) => {
  if (!isCabVoucher(paper)) throw new Error(`The paper of a ${paper.product} is no cab voucher`);
  const { say } = speech;
  const { status, reference, transactionId, bookedOn, voucher, code } = paper;
  return {
    title: say(voucher === '' ? 'document-title-booking' : 'document-cab-title'),
    stamp: say('document-status', { product, status }),
    facts: [
      factOf(say('document-booking-id'), plain(transactionId)),
      factOf(say('document-reference', { product }), plain(reference)),
      ...(voucher === '' ? [] : [factOf(say('document-cab-voucher'), plain(voucher))]),
      dateFact(speech, 'document-booked-on', dateOfLocal(bookedOn.local)),
    ],
    ...(code === '' || voucher === '' ? {} : { code: codeOf('square', code) }),
    blocks: [
      ...notForTravel(status, say('document-cab-not-for-travel')),
      wayOf(paper, speech),
      rideTable(paper, speech),
      ...chargesTable(paper, speech),
      ...beforeTravel(status, speech, adviceOf(paper, speech)),
    ],
  };
};

function wayOf({ ride, pickUpPoint, arrivingBy }: CabVoucher, { say, longDate, comma }: Speech): PaperWay {
  const { drive, car, operator, included } = ride;
  const { from, to, pickUp } = drive;
  return {
    kind: 'way',
    mark: '',
    title: operator.name,
    date: longDate(dateOfLocal(pickUp.local)),
    from: { time: clockOfLocal(pickUp.local), place: from.name, details: [plain(pickUpPoint)] },
    to: { time: '', place: to?.name ?? from.name, details: [] },
    between: [said(say(`document-cab-kind-${drive.kind}`))],
    facts: [
      [say(`document-cab-class-${car.carClass}`), unbroken(car.model)].join(comma),
      [say('document-cab-operator-phone'), unbroken(operator.phone)].join(comma),
      say('document-cab-kilometres', { count: included.kilometres }),
      ...(arrivingBy === undefined ? [] : [say('document-cab-follows', { flight: unbroken(arrivingBy) })]),
    ],
  };
}

function rideTable({ lead, ride, driver }: CabVoucher, speech: Speech): PaperTable {
  const { say, money } = speech;
  const { drive, included } = ride;
  const { extraPerKm, waitingAnHour, extraPerHour, extraNight, freeWaitingMinutes } = included;
  const row = (label: string, value: string) => ({ cells: [cell(said(label)), cell(plain(value))] });
  return {
    kind: 'table',
    heading: say('document-cab-ride'),
    columns: valueColumns,
    rows: [
      row(say('document-cab-lead'), lead),
      ...(driver === undefined
        ? []
        : [
            row(say('document-cab-driver'), `${driver.name}, ${unbroken(driver.phone)}`),
            row(say('document-cab-car'), `${driver.model}, ${unbroken(driver.plate)}`),
          ]),
      row(say('document-cab-passengers'), String(drive.passengers)),
      row(say('document-cab-extra-km'), money(extraPerKm)),
      ...(extraPerHour === undefined ? [] : [row(say('document-cab-extra-hour'), money(extraPerHour))]),
      ...(extraNight === undefined
        ? []
        : [
            row(
              say('document-cab-extra-night', { begins: extraNight.begins, ends: extraNight.ends }),
              money(extraNight.amount),
            ),
          ]),
      row(say('document-cab-waiting', { minutes: freeWaitingMinutes }), money(waitingAnHour)),
    ],
    note: say('document-cab-at-cost'),
  };
}

function adviceOf({ ride, freeUntil, driver }: CabVoucher, { say, date }: Speech): readonly string[] {
  const until = { date: date(dateOfLocal(freeUntil.local)), time: clockOfLocal(freeUntil.local) };
  return [
    ...(driver === undefined ? [say('document-cab-advice-driver', { hours: driverNamedHours })] : []),
    say('document-cab-advice-free', { ...until, percent: ride.policy.thenPercent }),
  ];
}
