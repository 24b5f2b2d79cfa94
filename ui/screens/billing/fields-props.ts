/** What each part of the billing form is given. */
import type { BillForm, BillFormState } from '#application/portal/billing/bill-form.ts';

export interface BillFieldsProps {
  readonly state: BillFormState;
  readonly form: BillForm;
  /** By path, 'bill.carrier'. */
  readonly errorAt: (path: string) => string | undefined;
  readonly disabled: boolean;
}
