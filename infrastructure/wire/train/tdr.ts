/** Claims on the railway: what may be filed and until when, and what was. */
import type { RaiseTdr, TdrShown, TdrsShown } from '#application/desk/train/train.ts';
import { type Running, type TdrChoice, tdrClosings, tdrReasons, trainCourses } from '#domain/train/cancel/tdr.ts';
import type { TdrProgress } from '#domain/train/request/request.ts';
import { date, flag, moment, money, oneOf, requestId, text, textUpTo, whole } from '../form/leaves.ts';
import { at, list, maybe, or, record } from '../form/shape.ts';
import { words } from '../booking/requests.ts';

export const tdrReason = oneOf(tdrReasons);
/** A little more than the rules allow, so that what is too long is complained of with its limit. */
export const tdrPaper = textUpTo(100);

const running = record<Running>({ late: at('lateminutes', whole), course: at('course', oneOf(trainCourses)) });

const choice = record<TdrChoice>({
  reason: at('reason', tdrReason),
  from: at('from', moment),
  until: at('until', moment),
  closed: maybe('closed', oneOf(tdrClosings)),
});

const reached = record<TdrProgress['reached']>({
  filed: maybe('filed', moment),
  'at-railway': maybe('atrailway', moment),
  decided: maybe('decided', moment),
  paid: maybe('paid', moment),
});

const decides = record<TdrShown['decides']>({ first: at('first', date), last: at('last', date) });

const shown = record<TdrShown>({
  number: at('requestnumber', text),
  reason: at('reason', tdrReason),
  travellers: at('travellers', list(whole)),
  paper: maybe('certificate', tdrPaper),
  remarks: maybe('remarks', words),
  decides: at('decides', decides),
  reached: at('reached', reached),
  end: maybe('end', oneOf(['paid', 'refused', 'withdrawn'] as const)),
  refund: maybe('refund', money),
  ledgerEntry: maybe('creditnote', text),
  note: maybe('note', words),
});

export const tdrsShown = record<TdrsShown>({
  now: at('now', moment),
  departs: at('departs', moment),
  running: maybe('running', running),
  choices: at('reasons', list(choice)),
  paid: maybe('paid', list(money)),
  filed: at('tdrs', list(shown)),
});

export const raiseTdr = record<RaiseTdr>({
  requestId: at('requestid', requestId),
  transactionId: at('transactionid', text),
  reason: at('reason', tdrReason),
  travellers: or('travellers', list(whole), []),
  paper: maybe('certificate', tdrPaper),
  remarks: maybe('remarks', words),
  declared: at('declared', flag),
});
