/** How the outcome of a payment is shown, and looked for while there is none. */
import { useEffect } from 'react';
import type { PaymentState } from '#domain/account/online-payment.ts';
import type { AlertKind } from '#ui/design/notice/alert.tsx';

export const paymentAlerts: Readonly<Record<PaymentState, AlertKind>> = {
  open: 'info',
  paid: 'success',
  failed: 'error',
  expired: 'warning',
  withdrawn: 'warning',
  differs: 'error',
};

/** Looks every so often while it is open. */
export function useLook(of: { look(): Promise<void> }, isOpen: boolean, everyMilliseconds: number): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => void of.look(), everyMilliseconds);
    return () => clearInterval(timer);
  }, [of, isOpen, everyMilliseconds]);
}
