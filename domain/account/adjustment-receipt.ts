/** What the receipt of an adjustment says, before any language or page. */
import type { DocumentParty } from '../booking/papers/documents.ts';
import type { Letterhead } from '../booking/papers/letterhead.ts';
import type { Adjustment } from './adjustment.ts';

export interface AdjustmentReceipt extends Letterhead {
  readonly kind: 'adjustment-receipt';
  /** The house. */
  readonly issuer: DocumentParty;
  readonly recipient: DocumentParty;
  readonly adjustment: Pick<Adjustment, 'adjustmentId' | 'kind' | 'way' | 'amount' | 'reason'> &
    Required<Pick<Adjustment, 'ledgerEntry'>> & { readonly state: 'approved' | 'reversed' };
}
