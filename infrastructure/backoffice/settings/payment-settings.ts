/** Who takes online payments, and what that costs. */
import { type PaymentMethod, paymentMethods } from '#domain/account/online-payment.ts';
import { list, type Setting, text, type ValuesOf } from './setting-kinds.ts';

export const paymentTable = {
  PAYMENT_GATEWAY: text({
    about:
      'Who takes online payments: sandbox, which credits what nobody paid, or none; where empty sandbox with the embedded database or DEMO, none otherwise',
    fits: (value) => value === 'sandbox' || value === 'none',
    expected: 'sandbox or none',
  }),
  PAYMENT_CHARGES: list({
    usual: ['upi:0', 'net-banking:1.1', 'debit-card:0.9', 'credit-card:1.8', 'amex:2.4'],
    about:
      'What the gateway takes of an online payment, per cent with GST, by method, separated by commas; 0 where not named',
    item: isCharge,
    expected: `methods with per cents of at most 10, such as upi:0,credit-card:1.8; methods are ${paymentMethods.join(', ')}`,
  }),
} as const satisfies Readonly<Record<string, Setting<unknown>>>;

export interface PaymentSettings {
  readonly paymentGateway: 'sandbox' | 'none';
  /** Basis points by method. */
  readonly paymentCharges: Readonly<Record<PaymentMethod, number>>;
}

/** Money that nobody paid is for trying out alone, where nothing else is said. */
export function paymentSettingsOf(
  { PAYMENT_GATEWAY: wanted, PAYMENT_CHARGES: charges }: ValuesOf<typeof paymentTable>,
  isTrial: boolean,
): PaymentSettings {
  return {
    paymentGateway: wanted === 'sandbox' || (wanted === '' && isTrial) ? 'sandbox' : 'none',
    paymentCharges: chargesOf(charges),
  };
}

function isCharge(item: string): boolean {
  const [method = '', percent = '', ...more] = item.split(':');
  return (
    more.length === 0 &&
    paymentMethods.some((each) => each === method) &&
    /^\d{1,2}(\.\d{1,2})?$/.test(percent) &&
    Number(percent) <= 10
  );
}

function chargesOf(items: readonly string[]): Readonly<Record<PaymentMethod, number>> {
  const said = new Map(items.map((item) => [item.split(':')[0], Math.round(Number(item.split(':')[1]) * 100)]));
  const of = (method: PaymentMethod) => said.get(method) ?? 0;
  return {
    upi: of('upi'),
    'net-banking': of('net-banking'),
    'debit-card': of('debit-card'),
    'credit-card': of('credit-card'),
    amex: of('amex'),
  };
}
