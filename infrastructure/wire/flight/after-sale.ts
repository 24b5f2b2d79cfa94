/** Services added to a booking, travellers split off it, names and papers of a hold. Shapes chosen here, but for the names of SSR lines. */
import type {
  AddSsr,
  AfterSaleDesk,
  CompleteHeld,
  HeldCompleted,
  PnrSplit,
  SplitPnr,
  SsrAdded,
} from '#application/desk/after-sale.ts';
import { status } from '../booking/booking-rows.ts';
import { flag, money, requestId, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { bookedServices, chosenSsr } from './services.ts';
import { travelling } from '../traveller.ts';
import { at, codecOf, list, maybe, or, record } from '../form/shape.ts';

/** `ssr[n][travellerIndex]`, `ssr[n][ssrid]`, as in BOOK. */
const addSsr = record<AddSsr>({
  transactionId: at('transactionid', text),
  ssr: or('ssr', list(chosenSsr), []),
  expectedTotal: at('expectedtotal', money),
  requestId: at('requestid', requestId),
});

const ssrAdded = record<SsrAdded>({
  transactionId: at('transactionid', text),
  status: at('status', status),
  added: at('added', flag),
  ssr: at('ssr', bookedServices),
  total: at('total', money),
  ledgerEntry: maybe('ledgerentry', text),
});

/** `travellers[n]`: positions from 0 of those who leave. */
const splitPnr = record<SplitPnr>({
  transactionId: at('transactionid', text),
  travellers: or('travellers', list(whole), []),
  requestId: at('requestid', requestId),
});

const pnrSplit = record<PnrSplit>({
  transactionId: at('transactionid', text),
  status: at('status', status),
  part: maybe(
    'part',
    record<NonNullable<PnrSplit['part']>>({ transactionId: at('transactionid', text), pnr: at('pnr', text) }),
  ),
});

/** `travellers[n]`: the traveller record of each, in the order of the booking. */
const completeHeld = record<CompleteHeld>({
  transactionId: at('transactionid', text),
  travellers: or('travellers', list(travelling), []),
  requestId: at('requestid', requestId),
});

const heldCompleted = record<HeldCompleted>({
  transactionId: at('transactionid', text),
  status: at('status', status),
  completed: at('completed', flag),
});

const sure = { changes: true, patient: true } as const;

export const afterSaleOperations: AreaOperations<AfterSaleDesk> = {
  addSsr: operation({
    opid: 'FS006',
    actioncode: 'ADDSSR',
    request: codecOf(addSsr),
    answer: inResult(codecOf(ssrAdded)),
    ...sure,
  }),
  splitPnr: operation({
    opid: 'FS006',
    actioncode: 'SPLITPNR',
    request: codecOf(splitPnr),
    answer: inResult(codecOf(pnrSplit)),
    ...sure,
  }),
  completeHeld: operation({
    opid: 'FS006',
    actioncode: 'COMPLETEHELD',
    request: codecOf(completeHeld),
    answer: inResult(codecOf(heldCompleted)),
    ...sure,
  }),
};
