/** Money that people of the house move by hand. Shapes chosen here where only a name is fixed. */
import {
  type AdjustmentDraft,
  adjustmentKinds,
  type AdjustmentState,
  adjustmentStates,
  adjustmentWays,
} from '#domain/account/adjustment.ts';
import { languages } from '#domain/people/language.ts';
import type {
  AdjustmentAsked,
  AdjustmentDesk,
  AdjustmentReceiptAsked,
  AdjustmentShown,
  AdjustmentsPage,
  AdjustmentsWanted,
  ProposeAdjustment,
} from '#application/desk/account/adjustments.ts';
import { paperSheet } from './booking/paper.ts';
import { flag, moment, money, oneOf, paged, text, whole } from './form/leaves.ts';
import { type AreaOperations, inResult, operation } from './form/operation.ts';
import { at, codecOf, list, maybe, or, record, spread } from './form/shape.ts';
import { paperFile } from './form/uploads.ts';

const adjustmentId = at('adjustmentid', text);
const byId = codecOf(record<AdjustmentAsked>({ adjustmentId }));

const decided = inResult(
  codecOf(record<{ readonly state: AdjustmentState }>({ state: at('status', oneOf(adjustmentStates)) })),
);

const draft = record<AdjustmentDraft>({
  kind: maybe('kind', text),
  way: maybe('direction', text),
  amount: maybe('amount', money),
  reason: maybe('reason', text),
});

const shown = record<AdjustmentShown>({
  adjustmentId,
  state: at('status', oneOf(adjustmentStates)),
  kind: at('kind', oneOf(adjustmentKinds)),
  way: at('direction', oneOf(adjustmentWays)),
  amount: at('amount', money),
  reason: at('reason', text),
  proposedAt: at('proposedat', moment),
  proposedBy: at('proposedby', text),
  decidedAt: maybe('decidedat', moment),
  decidedBy: maybe('decidedby', text),
  remarks: at('remarks', text),
  ledgerEntry: maybe('ledgerentry', text),
  agentId: at('agentid', text),
  companyName: at('companyname', text),
});

const receiptAsked = codecOf(
  record<AdjustmentReceiptAsked>({ adjustmentId, language: maybe('language', oneOf(languages)) }),
);

export const adjustmentOperations: AreaOperations<AdjustmentDesk> = {
  adjust: operation({
    opid: 'AC005',
    actioncode: 'ADJUST',
    request: codecOf(
      record<ProposeAdjustment>({
        agencyId: at('agencyid', text),
        adjustment: spread(draft),
        requestId: at('requestid', text),
      }),
    ),
    answer: inResult(byId),
    changes: true,
  }),
  adjustments: operation({
    opid: 'AC005',
    actioncode: 'LISTADJUSTMENTS',
    request: codecOf(
      record<AdjustmentsWanted>({
        state: maybe('status', oneOf(adjustmentStates)),
        text: maybe('text', text),
        page: or('page', whole, 1),
      }),
    ),
    answer: inResult(codecOf(record<AdjustmentsPage>({ adjustments: at('adjustments', list(shown)), ...paged }))),
  }),
  adjustment: operation({
    opid: 'AC005',
    actioncode: 'ADJUSTMENT',
    request: byId,
    answer: inResult(codecOf(shown)),
  }),
  decideAdjustment: operation({
    opid: 'AC005',
    actioncode: 'DECIDEADJUSTMENT',
    request: codecOf(
      record<Parameters<AdjustmentDesk['decideAdjustment']>[0]>({
        adjustmentId,
        approve: at('approve', flag),
        remarks: or('remarks', text, ''),
      }),
    ),
    answer: decided,
    changes: true,
  }),
  reverseAdjustment: operation({
    opid: 'AC005',
    actioncode: 'REVERSEADJUSTMENT',
    request: codecOf(
      record<Parameters<AdjustmentDesk['reverseAdjustment']>[0]>({ adjustmentId, remarks: or('remarks', text, '') }),
    ),
    answer: decided,
    changes: true,
  }),
  adjustmentReceipt: operation({
    opid: 'AC005',
    actioncode: 'ADJUSTMENTRECEIPT',
    request: receiptAsked,
    answer: inResult(codecOf(paperFile)),
  }),
  adjustmentSheet: operation({
    opid: 'AC005',
    actioncode: 'ADJUSTMENTSHEET',
    request: receiptAsked,
    answer: inResult(codecOf(paperSheet)),
  }),
};
