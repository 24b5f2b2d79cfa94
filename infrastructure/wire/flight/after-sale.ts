/** Services added to a booking, and travellers split off it. Shapes chosen here, but for the names of SSR lines. */
import type { AddSsr, AfterSaleDesk, PnrSplit, SplitPnr, SsrAdded } from '#application/desk/after-sale.ts';
import { status } from '../booking/booking-rows.ts';
import { flag, money, requestId, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { bookedServices, chosenSsr } from './services.ts';
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
};
