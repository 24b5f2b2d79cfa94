/** Examples of the notice of a low balance. */
import type { NoticeDesk } from '#application/desk/account/notice.ts';
import type { AreaReference } from '../area-reference.ts';
import { rupees } from '../samples.ts';

const notice = { below: rupees('25000.00'), low: false };

export const noticeReference: AreaReference<NoticeDesk> = {
  balanceNotice: {
    about:
      'Below which amount that may be spent (balance + credit limit − reserved) the agency is notified by mail, and whether less is ' +
      'available now. No notice where below is left out.',
    request: undefined,
    answer: notice,
  },
  setBalanceNotice: {
    about:
      'Sets it, or takes it back where below is left out. The mail goes to the agency’s address, once each time that the amount is ' +
      'passed, in the language of who set it. 902 at below for an amount that is not above zero.',
    request: { below: rupees('25000.00') },
    answer: notice,
  },
};
