/** What the customer pays for a booking when, and what the agency received of it. */
import { useMay } from '#ui/composition/use-may.ts';
import Plus from 'lucide-react/icons/plus';
import type { DeskAct } from '#application/desk/desks/doings.ts';
import { type NewReceipt, receiptOf } from '#application/portal/booking/new-receipt.ts';
import type { Booking } from '#domain/booking/booking.ts';
import {
  type CustomerPaid,
  type Instalment,
  type InstalmentState,
  paymentStanding,
  receiptModes,
} from '#domain/booking/schedule/schedule.ts';
import { isPositive, subtract } from '#domain/money/money.ts';
import { dateIn } from '#domain/time/instant.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { type Part, parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { AmountList } from '#ui/design/data/amount-list.tsx';
import { Badge, type BadgeKind } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { DateField } from '#ui/design/date/date-field.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { namedViolation, violationAt } from '#ui/shell/words/violation-words.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import styles from './payments.module.css';

const kinds: Readonly<Record<InstalmentState, BadgeKind>> = {
  paid: 'success',
  due: 'info',
  overdue: 'danger',
  dropped: 'neutral',
};

/** How a product records it. */
export interface Recording {
  readonly act: DeskAct;
  readonly receipt: Part<NewReceipt>;
}

interface PaymentsProps extends Recording {
  readonly booking: Pick<Booking, 'transactionId' | 'customerPays' | 'bookedOn'> & CustomerPaid;
  /** As agreed when it was sold. */
  readonly instalments: readonly Instalment[];
  readonly isSold: boolean;
  /** What of it the agency's account is charged. */
  readonly note: string;
  readonly onChanged: () => void;
}

export function Payments({ booking, instalments, isSold, note, act, receipt: part, onChanged }: PaymentsProps) {
  const words = useWords();
  const dates = useDates();
  const may = useMay();
  const zone = useBusinessZone();
  const receipt = usePart(part);
  const today = usePart(parts.clock).todayIn(zone);
  const { transactionId, receipts = [], customerPays: owed } = booking;
  const standing = paymentStanding(instalments, { owed, receipts, today });
  const next = standing.instalments.find(({ state }) => state === 'due' || state === 'overdue');
  const mayRecord = may('book') && isSold && next !== undefined;
  return (
    <Card
      title={words('instalments-title')}
      aside={
        mayRecord ? (
          <Button
            act={act}
            size={32}
            icon={Plus}
            onClick={() =>
              receipt.begin(
                receiptOf(
                  { transactionId, left: standing.left, bookedOn: dateIn(booking.bookedOn, zone), today },
                  subtract(next.amount, next.paid),
                ),
              )
            }
          >
            {words('instalments-receive')}
          </Button>
        ) : undefined
      }
    >
      <p className={styles.note}>{note}</p>
      <AmountList
        lines={standing.instalments.map(({ due, amount, state }) => ({
          key: due,
          name: (
            <>
              {dates.short(due)} <Badge kind={kinds[state]}>{words(`instalments-${state}`)}</Badge>
            </>
          ),
          amount: <Amount of={amount} />,
        }))}
        sum={{
          name: words(isPositive(standing.over) ? 'instalments-over' : 'instalments-still-due'),
          amount: <Amount of={isPositive(standing.over) ? standing.over : standing.left} strong />,
        }}
      />
      {receipts.length === 0 ? null : (
        <section>
          <h3 className={styles.small}>{words('instalments-received')}</h3>
          <AmountList
            lines={receipts.map(({ requestId, on, amount, mode, reference, by }) => ({
              key: requestId,
              name: (
                <>
                  {dates.short(on)} · {words(`instalments-mode-${mode}`)}{' '}
                  {reference === undefined ? null : <Code>{reference}</Code>} <bdi className={styles.by}>{by}</bdi>
                </>
              ),
              amount: <Amount of={amount} />,
            }))}
          />
        </section>
      )}
      <ReceiptDialog transactionId={transactionId} act={act} receipt={part} onChanged={onChanged} />
    </Card>
  );
}

const idOf = (path: string) => `receipt-${path}`;

function ReceiptDialog({
  transactionId,
  act,
  receipt: part,
  onChanged,
}: Pick<PaymentsProps, 'act' | 'receipt' | 'onChanged'> & { readonly transactionId: string }) {
  const words = useWords();
  const receipt = usePart(part);
  const { open, draft, violations, attempt, busy, failure } = useStateOf(receipt.state$);
  const field = (name: string) => ({
    id: idOf(name),
    label: words(`instalments-receipt-${name}`),
    error: violationAt(words, violations, name),
  });
  const send = async () => {
    if ((await receipt.send()) !== undefined) onChanged();
  };
  return (
    <Modal
      applyAct={act}
      open={open && draft.transactionId === transactionId}
      size={480}
      title={words('instalments-receive')}
      onClose={() => receipt.close()}
      onApply={() => void send()}
      applyLabel={words('instalments-receipt-save')}
      applyBusy={busy}
    >
      <div className={styles.rows}>
        {failure === undefined ? null : <Alert kind="error">{failureText(words, failure)}</Alert>}
        <ErrorSummary
          attempt={attempt}
          errors={violations.map((each) => ({
            fieldId: idOf(each.path),
            text: namedViolation(words, words(`instalments-receipt-${each.path}`), each),
          }))}
        />
        <TextField
          {...field('amount')}
          leftToRight
          inputMode="decimal"
          autoComplete="off"
          prefix={draft.left.currency}
          value={draft.amount}
          onChange={(amount) => receipt.type({ amount })}
        />
        <DateField
          {...field('on')}
          value={parseIsoDate(draft.on) ?? null}
          unread={draft.on}
          calendar={{ today: draft.today, least: draft.bookedOn, most: draft.today }}
          onChange={(date, typed) => receipt.type({ on: date ?? typed ?? '' })}
        />
        <Select
          {...field('mode')}
          options={receiptModes.map((key) => ({ key, label: words(`instalments-mode-${key}`) }))}
          value={draft.mode}
          onChange={(mode) => receipt.type({ mode })}
        />
        <TextField
          {...field('reference')}
          optional
          autoComplete="off"
          maxLength={40}
          leftToRight
          value={draft.reference}
          onChange={(reference) => receipt.type({ reference })}
        />
        <p className={styles.quiet}>{words('instalments-receipt-note')}</p>
      </div>
    </Modal>
  );
}
