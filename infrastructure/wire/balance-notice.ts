/** Below which available amount an agency is notified. Shapes chosen here. */
import type { BalanceNotice, NoticeDesk } from '#application/desk/account/notice.ts';
import type { Money } from '#domain/money/money.ts';
import { nothing } from './form/codec.ts';
import { flag, money } from './form/leaves.ts';
import { type AreaOperations, inResult, operation } from './form/operation.ts';
import { codecOf, maybe, or, record } from './form/shape.ts';

const notice = inResult(codecOf(record<BalanceNotice>({ below: maybe('below', money), low: or('low', flag, false) })));

export const noticeOperations: AreaOperations<NoticeDesk> = {
  balanceNotice: operation({ opid: 'AC006', actioncode: 'GETBALANCENOTICE', request: nothing, answer: notice }),
  setBalanceNotice: operation({
    opid: 'AC006',
    actioncode: 'SETBALANCENOTICE',
    request: codecOf(record<{ readonly below?: Money }>({ below: maybe('below', money) })),
    answer: notice,
    changes: true,
  }),
};
