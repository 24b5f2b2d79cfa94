/** What can be done with a ticket now, each until when or why not, and what comes back if it is given up at this moment. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Lock from 'lucide-react/icons/lock';
import MapPin from 'lucide-react/icons/map-pin';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Undo2 from 'lucide-react/icons/undo-2';
import type { CancelQuote } from '#application/desk/amendments.ts';
import type { PnrStatus } from '#application/desk/train/train.ts';
import type { Loadable } from '#application/portal/loadable.ts';
import { isNegative, type Money, negate, sum } from '#domain/money/money.ts';
import type { TicketAct } from '#domain/train/booking/ticket-acts.ts';
import { railwayZone } from '#domain/train/timetable/train.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { cancelPath } from '#ui/composition/paths.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Icon, type IconShape } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { wholeFailureText } from '#ui/shell/words/violation-words.ts';
import styles from './pnr-acts.module.css';

interface Doing {
  readonly icon: IconShape;
  readonly to: (transactionId: string) => string;
}

const doings: Readonly<Record<TicketAct['act'], Doing>> = {
  cancel: { icon: Undo2, to: cancelPath },
  tdr: { icon: ReceiptText, to: (transactionId) => `/train/${transactionId}/raise-tdr` },
  boarding: { icon: MapPin, to: (transactionId) => `/train/${transactionId}/boarding` },
};

/** So many reasons of claims are named; the page of claims has all. */
const reasonsNamed = 2;

type OwnTicket = Pick<PnrStatus, 'acts' | 'passengers'> & { readonly transactionId: string };

export function PnrActs({ ticket }: { readonly ticket: OwnTicket }) {
  const words = useWords();
  if (ticket.acts.length === 0) return null;
  return (
    <Card title={words('train-acts')} flush>
      <ul className={styles.acts}>
        {ticket.acts.map((act) => (
          <ActRow key={act.act} act={act} ticket={ticket} />
        ))}
      </ul>
    </Card>
  );
}

function ActRow({ act, ticket }: { readonly act: TicketAct; readonly ticket: OwnTicket }) {
  const words = useWords();
  const { icon, to } = doings[act.act];
  const inside: ReactNode = (
    <>
      <span className={styles.mark}>
        <Icon of={icon} />
      </span>
      <span className={styles.said}>
        <strong>{words(`train-act-${act.act}`)}</strong>
        <small>
          <ActNote act={act} ticket={ticket} />
        </small>
      </span>
      <Icon of={act.closed === undefined ? ChevronRight : Lock} mirrored={act.closed === undefined} size={16} />
    </>
  );
  return (
    <li>
      {act.closed === undefined ? (
        <Link className={styles.act} to={to(ticket.transactionId)}>
          {inside}
        </Link>
      ) : (
        <span className={styles.closed}>{inside}</span>
      )}
    </li>
  );
}

function ActNote({
  act: { act, closed, until, from, travellers, reasons = [] },
  ticket,
}: Parameters<typeof ActRow>[0]) {
  const words = useWords();
  const dates = useDates();
  const at = (moment: typeof until) => (moment === undefined ? '' : momentText(words, dates, moment, railwayZone));
  if (closed !== undefined) {
    return closed === 'chart' && act === 'tdr'
      ? words('train-act-from-chart', { at: at(from) })
      : words(`train-act-closed-${closed}`);
  }
  if (act === 'tdr') {
    return (
      <>
        <Listed>
          {reasons.slice(0, reasonsNamed).map((reason) => words(`bookings-train-tdr-${reason}`))}
          {reasons.length > reasonsNamed ? words('train-act-more', { count: reasons.length - reasonsNamed }) : null}
        </Listed>
        <span className={styles.line}>{words('train-act-first-ends', { at: at(until) })}</span>
      </>
    );
  }
  if (travellers === undefined) return words('train-act-until', { at: at(until) });
  return (
    <>
      <Listed>{travellers.map((traveller) => ticket.passengers[traveller]?.name ?? '')}</Listed>
      <span className={styles.line}>{words('train-act-until', { at: at(until) })}</span>
    </>
  );
}

export interface RefundNowProps {
  readonly ticket: OwnTicket;
  readonly refund: Loadable<CancelQuote>;
}

export function RefundNow({ ticket, refund }: RefundNowProps) {
  const words = useWords();
  const only = ticket.acts.find(({ act }) => act === 'cancel')?.travellers;
  return (
    <Card
      title={words('train-refund')}
      fact={
        only === undefined ? (
          words('train-refund-all')
        ) : (
          <Listed>{only.map((traveller) => ticket.passengers[traveller]?.name ?? '')}</Listed>
        )
      }
    >
      {refund.kind === 'loading' ? (
        <SkeletonRows rows={3} height="24px" />
      ) : refund.kind === 'failed' ? (
        <p className={styles.note}>{wholeFailureText(words, refund.failure)}</p>
      ) : (
        <RefundLines quote={refund.value} />
      )}
    </Card>
  );
}

function RefundLines({
  quote: { customer, customerRefund, refund, ledgerLines = [] },
}: {
  readonly quote: CancelQuote;
}) {
  const words = useWords();
  const amounts = (customer.parts ?? []).map(({ amount }) => amount);
  const total = (some: readonly Money[]) => sum(customerRefund.currency, some);
  return (
    <>
      <dl className={styles.sum}>
        <div>
          <dt>{words('train-refund-paid')}</dt>
          <dd>
            <Amount of={total(amounts.filter((each) => !isNegative(each)))} decimals="exact" />
          </dd>
        </div>
        <div>
          <dt>{words('train-refund-kept')}</dt>
          <dd>
            <Amount of={negate(total(amounts.filter(isNegative).map(negate)))} decimals="exact" />
          </dd>
        </div>
        <div className={styles.total}>
          <dt>{words('train-refund-customer')}</dt>
          <dd>
            <Amount of={customerRefund} decimals="exact" strong />
          </dd>
        </div>
        {refund === undefined || ledgerLines.length === 0 ? null : (
          <div className={styles.strong}>
            <dt>{words('train-refund-balance')}</dt>
            <dd>
              <Amount of={refund.amount} decimals="exact" strong />
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>{words('train-refund-note')}</p>
    </>
  );
}
