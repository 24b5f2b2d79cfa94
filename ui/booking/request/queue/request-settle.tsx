/**
 * Settling a cancellation: what the supplier keeps, by its own rules or as was agreed with it, what that comes to line by
 * line, and the ledger's own lines; then doing exactly that, or a no.
 */
import { useEffect, useId } from 'react';
import Check from 'lucide-react/icons/check';
import type { ServiceRequest } from '#domain/booking/request/request.ts';
import {
  type ChargeField,
  rowOf,
  type SettleRequest,
  type SettleState,
} from '#application/portal/booking/request/settle-request.ts';
import { useRequestView } from '#ui/booking/use-product.ts';
import { requestParts } from '#ui/composition/request-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import type { SummedError } from '#ui/design/notice/error-summary.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { RadioGroup } from '#ui/design/field/radio-group.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { LedgerLines } from '#ui/booking/ledger-lines.tsx';
import { AccountLines, CustomerLines, RefundLines } from '#ui/booking/refund-lines.tsx';
import { violationText } from '#ui/shell/words/violation-words.ts';
import { AnswerForm } from '#ui/booking/request/answer-form.tsx';
import { AnswerNote } from '#ui/booking/request/answer-note.tsx';
import { RequestTrouble } from '#ui/booking/request/request-trouble.tsx';
import type { ActsProps } from '#ui/booking/request/request-view.ts';
import { NotWorkedOut, useSettleClock, WorkOut } from '#ui/booking/request/settle-preview.tsx';
import styles from '#ui/booking/request/requests.module.css';

export function RequestSettle({ state: queued, queue, request }: ActsProps) {
  const words = useWords();
  const settle = usePart(requestParts.settle);
  const state = useStateOf(settle.state$);
  const { number } = request;
  useSettleClock(settle);
  useEffect(() => void settle.open(request), [settle, request]);
  if (state.number !== number) return null;
  const { preview, secondsLeft, sending, unanswered } = state;
  const { draft } = queued;
  return (
    <AnswerForm
      state={queued}
      queue={queue}
      title={words('requests-your-answer')}
      onSubmit={() => void settle.preview()}
      refusable={!sending && !unanswered}
      yes={
        <Button
          variant="danger"
          size={48}
          icon={Check}
          busy={sending}
          disabled={!unanswered && (preview?.kind !== 'ready' || secondsLeft === 0)}
          onClick={() => void settle.commit(draft.note)}
        >
          {words(unanswered ? 'requests-ask-again' : 'requests-settle')}
        </Button>
      }
    >
      {unanswered ? null : <Charges state={state} settle={settle} request={request} />}
      <Comes state={state} settle={settle} request={request} />
      <RequestTrouble state={state} />
      <AnswerNote state={queued} queue={queue} label={words('requests-note')} />
    </AnswerForm>
  );
}

const fieldsInOrder: readonly ChargeField[] = ['paid', 'taxes', 'airline', 'fee'];

interface SettleProps {
  readonly state: SettleState;
  readonly settle: SettleRequest;
}

interface Asked {
  readonly request: ServiceRequest;
}

function Charges({ state, settle, request }: SettleProps & Asked) {
  const words = useWords();
  const { byHand, rulesUnknown, rows, unpriced, preview, secondsLeft } = state;
  const errors = useErrors(state);
  const summed = useSummed(state, request);
  return (
    <>
      <RadioGroup
        label={words('requests-charges')}
        look="row"
        choices={[
          { key: 'rules', label: words('requests-charges-rules'), disabled: rulesUnknown },
          { key: 'agreed', label: words('requests-charges-agreed') },
        ]}
        value={byHand ? 'agreed' : 'rules'}
        onChange={(key) => void settle.agree(key === 'agreed')}
      />
      {byHand ? (
        <>
          <p className={styles.quiet}>
            {rulesUnknown ? words('requests-charges-unknown') : null} {words('requests-charges-help')}
          </p>
          <ErrorSummary errors={summed} attempt={state.stopped} />
          {rows.map((row, at) =>
            row.leaves || unpriced ? (
              <ChargesOf key={at} at={at} state={state} settle={settle} request={request} errors={errors} />
            ) : null,
          )}
        </>
      ) : null}
      {byHand || preview === undefined ? <WorkOut preview={preview} secondsLeft={secondsLeft} /> : null}
    </>
  );
}

interface ChargesOfProps extends SettleProps {
  readonly at: number;
  readonly request: ServiceRequest;
  readonly errors: ReadonlyMap<string, string>;
}

/** One traveller in one item. */
function ChargesOf({ at, state: { rows, unpriced }, settle, request, errors }: ChargesOfProps) {
  const words = useWords();
  const row = rows[at];
  const group = useId();
  const itemName = useItemName(request);
  if (row === undefined) return null;
  const { traveller, item, leaves } = row;
  const { booking } = request;
  const fields: readonly ChargeField[] = [
    ...(unpriced ? (['paid', 'taxes'] as const) : []),
    ...(leaves ? (['airline', 'fee'] as const) : []),
  ];
  return (
    <div role="group" aria-labelledby={group} className={styles.rows}>
      <p id={group}>
        <strong>
          <bdi>{booking?.travellers[traveller]?.name ?? traveller + 1}</bdi>
        </strong>{' '}
        <Code>{itemName(item)}</Code>{' '}
        {leaves ? null : <span className={styles.quiet}>{words('requests-charge-stays')}</span>}
      </p>
      <FormRow columns={fields.map(() => 1)} narrowColumns={[1, 1]}>
        {fields.map((field) => (
          <TextField
            key={field}
            id={idOf(at, field)}
            label={words(`requests-charge-${field}`)}
            leftToRight
            inputMode="decimal"
            autoComplete="off"
            optional={field === 'fee' || field === 'taxes'}
            value={row[field]}
            error={errors.get(idOf(at, field))}
            onChange={(text) => settle.type(at, field, text)}
          />
        ))}
      </FormRow>
    </div>
  );
}

/** What it comes to, or why it cannot be worked out. */
function Comes({ state: { preview, violations, rows, byHand, secondsLeft }, settle, request }: SettleProps & Asked) {
  const words = useWords();
  if (preview === undefined) return null;
  if (preview.kind === 'loading') return <SkeletonRows rows={6} height="36px" />;
  if (preview.kind === 'failed')
    return (
      <NotWorkedOut
        failure={preview.failure}
        violations={violations}
        hasField={(path) => rowOf(path, rows) !== undefined}
        onAgain={() => void settle.preview()}
      />
    );
  const { value } = preview;
  return (
    <>
      <RefundLines quote={value} nameOf={(traveller) => request.booking?.travellers[traveller]?.name} />
      <AccountLines quote={value} />
      <CustomerLines quote={value} />
      {value.ledgerLines === undefined || value.ledgerLines.length === 0 ? null : (
        <LedgerLines lines={value.ledgerLines} />
      )}
      {secondsLeft > 0 ? null : (
        <Alert
          kind="warning"
          action={
            byHand ? undefined : <Button onClick={() => void settle.preview()}>{words('requests-work-out')}</Button>
          }
        >
          {words('requests-settle-over')}
        </Alert>
      )}
    </>
  );
}

/** By the field that shows each. */
function useErrors({ violations, rows }: SettleState): ReadonlyMap<string, string> {
  const words = useWords();
  return new Map(
    violations.flatMap((each): readonly (readonly [string, string])[] => {
      const row = rowOf(each.path, rows);
      return row === undefined ? [] : [[idOf(row.at, row.field), violationText(words, each)]];
    }),
  );
}

/** The same above the form, each with whose charge it is. */
function useSummed({ violations, rows }: SettleState, request: ServiceRequest): readonly SummedError[] {
  const words = useWords();
  const itemName = useItemName(request);
  const byField = new Map(
    violations.flatMap((each): readonly (readonly [string, string])[] => {
      const found = rowOf(each.path, rows);
      const row = found === undefined ? undefined : rows[found.at];
      if (found === undefined || row === undefined) return [];
      const { traveller, item } = row;
      const who = `${request.booking?.travellers[traveller]?.name ?? traveller + 1} ${itemName(item)}`;
      const field = words(`requests-charge-${found.field}`);
      const said = violationText(words, each);
      return [[idOf(found.at, found.field), words('requests-charge-wrong', { who, field, said })]];
    }),
  );
  // As the fields stand, so that going on too soon leads to the first of them.
  return rows.flatMap((_, at) =>
    fieldsInOrder.flatMap((field) => {
      const text = byField.get(idOf(at, field));
      return text === undefined ? [] : [{ fieldId: idOf(at, field), text }];
    }),
  );
}

function useItemName(request: ServiceRequest): (item: number) => string {
  const rules = useRequestView(request.product)?.rules;
  return (item) => rules?.itemName(request, item) ?? '';
}

function idOf(at: number, field: ChargeField): string {
  return `settle-${at}-${field}`;
}
