/**
 * Settling a change or a service as agreed with the airline: the new flights and what each traveller pays, or what was
 * confirmed for whom; what that comes to, line by line; then doing exactly that, or a no.
 */
import { useEffect } from 'react';
import Check from 'lucide-react/icons/check';
import { isFlightRequest } from '#domain/flight/request/request.ts';
import { flightRequestRules } from '#domain/flight/request/request-rules.ts';
import { isNegative, negate } from '#domain/money/money.ts';
import type {
  AgreedSettlement,
  AgreedState,
  MoveField,
  ServiceField,
} from '#application/portal/flight/request/agreed-settlement.ts';
import type { AgreedQuote } from '#application/desk/agreed-flights.ts';
import { requestParts } from '#ui/composition/request-parts.ts';
import { useHouseCurrency } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { ExplainTree } from '#ui/design/data/explain-tree.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { TextArea } from '#ui/design/field/text-area.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { AnswerForm } from '#ui/booking/request/answer-form.tsx';
import { AnswerNote } from '#ui/booking/request/answer-note.tsx';
import { Fact } from '#ui/booking/request/request-facts.tsx';
import { RequestTrouble } from '#ui/booking/request/request-trouble.tsx';
import type { ActsProps, RequestProps } from '#ui/booking/request/request-view.ts';
import { NotWorkedOut, useSettleClock, WorkOut } from '#ui/booking/request/settle-preview.tsx';
import { LedgerLines } from '#ui/booking/ledger-lines.tsx';
import { violationText } from '#ui/shell/words/violation-words.ts';
import styles from '#ui/booking/request/requests.module.css';
import { useFareSpeaker } from '../fare/fare-column.tsx';
import { fareLines } from '../fare/fare-words.ts';
import { RequestFlights } from './request-facts.tsx';

export function AgreedSettle({ state: queued, queue, request }: ActsProps) {
  const words = useWords();
  const settle = usePart(requestParts.agreed);
  const state = useStateOf(settle.state$);
  useSettleClock(settle);
  useEffect(() => {
    if (isFlightRequest(request)) settle.open(request);
  }, [settle, request]);
  if (state.number !== request.number) return null;
  const { preview, secondsLeft, sending, unanswered } = state;
  const isHeld =
    preview?.kind === 'failed' && preview.failure._tag === 'NotAllowedInState' && preview.failure.state === 'held';
  return (
    <AnswerForm
      state={queued}
      queue={queue}
      title={words('requests-your-answer')}
      onSubmit={() => void settle.preview()}
      refusable={!sending && !unanswered}
      yes={
        isHeld ? (
          <Button
            variant="primary"
            size={48}
            icon={Check}
            busy={queued.acting === 'confirm'}
            onClick={() => void queue.answer('confirm')}
          >
            {words('requests-confirm')}
          </Button>
        ) : (
          <Button
            variant="primary"
            size={48}
            icon={Check}
            busy={sending}
            disabled={!unanswered && (preview?.kind !== 'ready' || secondsLeft === 0)}
            onClick={() => void settle.commit(queued.draft.note)}
          >
            {words(unanswered ? 'requests-ask-again' : 'requests-settle-agreed')}
          </Button>
        )
      }
    >
      {unanswered ? null : <Agreed state={state} settle={settle} request={request} />}
      <Comes state={state} settle={settle} held={isHeld} />
      <RequestTrouble state={state} />
      <AnswerNote state={queued} queue={queue} label={words('requests-note')} />
    </AnswerForm>
  );
}

interface SettleProps {
  readonly state: AgreedState;
  readonly settle: AgreedSettlement;
}

type AskedProps = SettleProps & RequestProps;

const moveFields: readonly MoveField[] = ['fare', 'taxes', 'airline', 'fee'];

function Agreed({ state, settle, request }: AskedProps) {
  const words = useWords();
  const { preview, secondsLeft, violations, stopped } = state;
  const said = new Map(violations.map((each) => [idOf(each.path), violationText(words, each)]));
  const known = fieldIds(state);
  return (
    <>
      <ErrorSummary
        errors={known.flatMap((fieldId) => {
          const text = said.get(fieldId);
          return text === undefined ? [] : [{ fieldId, text }];
        })}
        attempt={stopped}
      />
      {state.services.length > 0 ? (
        <Services state={state} settle={settle} request={request} said={said} />
      ) : (
        <Change state={state} settle={settle} request={request} said={said} />
      )}
      <WorkOut preview={preview} secondsLeft={secondsLeft} />
    </>
  );
}

interface FieldsProps extends AskedProps {
  /** What is wrong, by field. */
  readonly said: ReadonlyMap<string, string>;
}

function Change({ state: { directions, moves, tickets }, settle, request, said }: FieldsProps) {
  const words = useWords();
  const prefix = useHouseCurrency();
  const several = directions.length > 1;
  return (
    <>
      {directions.map(({ item, lines }, at) => (
        <TextArea
          key={item}
          code
          id={`agreed-directions-${at}`}
          label={words('requests-agreed-flights', { direction: flightRequestRules.itemName(request, item) })}
          help={words('requests-agreed-flights-help')}
          rows={3}
          value={lines}
          error={said.get(`agreed-directions-${at}`)}
          onChange={(text) => settle.typeLines(at, text)}
        />
      ))}
      <p className={styles.quiet}>{words('requests-agreed-help')}</p>
      {moves.map((row, at) => (
        <div key={at} role="group" aria-labelledby={`agreed-move-${at}`} className={styles.rows}>
          <p id={`agreed-move-${at}`}>
            <strong>{words(`requests-agreed-each-${row.type}`)}</strong>{' '}
            {several ? <Code>{flightRequestRules.itemName(request, row.item)}</Code> : null}
          </p>
          <FormRow columns={moveFields.map(() => 1)} narrowColumns={[1, 1]}>
            {moveFields.map((field) => (
              <TextField
                key={field}
                id={`agreed-moves-${at}-${field}`}
                label={words(`requests-agreed-${field}`)}
                prefix={prefix}
                leftToRight
                inputMode="text"
                autoComplete="off"
                optional
                value={row[field]}
                error={said.get(`agreed-moves-${at}-${field}`)}
                onChange={(text) => settle.typeMove(at, field, text)}
              />
            ))}
          </FormRow>
        </div>
      ))}
      <FormRow columns={[1, 1]} narrowColumns={[1]}>
        {tickets.map(({ traveller, number }, at) => (
          <TextField
            key={traveller}
            id={`agreed-tickets-${at}-number`}
            label={words('requests-agreed-ticket', { name: nameOf(request, traveller) })}
            leftToRight
            inputMode="numeric"
            autoComplete="off"
            optional
            value={number}
            error={said.get(`agreed-tickets-${at}-number`)}
            onChange={(text) => settle.typeTicket(at, text)}
          />
        ))}
      </FormRow>
    </>
  );
}

function Services({ state: { services, detail }, settle, request, said }: FieldsProps) {
  const words = useWords();
  const prefix = useHouseCurrency();
  const fields: readonly ServiceField[] = detail === undefined ? ['price'] : ['price', 'detail'];
  return (
    <>
      <p className={styles.quiet}>{words('requests-agreed-services-help')}</p>
      {services.map((row, at) => (
        <div key={at} role="group" aria-labelledby={`agreed-service-${at}`} className={styles.rows}>
          <p id={`agreed-service-${at}`}>
            <strong>
              <bdi>{nameOf(request, row.traveller)}</bdi>
            </strong>
          </p>
          <FormRow columns={[1, 1]} narrowColumns={[1, 1]}>
            {fields.map((field) => (
              <TextField
                key={field}
                id={`agreed-services-${at}-${field}`}
                label={words(field === 'price' ? 'requests-agreed-price' : `requests-agreed-${detail ?? 'seat'}`)}
                {...(field === 'price' && { prefix })}
                leftToRight
                inputMode={field === 'detail' && detail === 'seat' ? 'text' : 'decimal'}
                autoComplete="off"
                value={row[field]}
                error={said.get(`agreed-services-${at}-${field}`)}
                onChange={(text) => settle.typeService(at, field, text)}
              />
            ))}
          </FormRow>
        </div>
      ))}
    </>
  );
}

/** What it comes to, or why it cannot be worked out. */
function Comes({ state, settle, held }: SettleProps & { readonly held: boolean }) {
  const words = useWords();
  const { preview, violations, secondsLeft } = state;
  if (preview === undefined) return null;
  if (preview.kind === 'loading') return <SkeletonRows rows={6} height="36px" />;
  if (held) return <Alert kind="info">{words('requests-agreed-held')}</Alert>;
  if (preview.kind === 'failed') {
    const fields = fieldIds(state);
    return (
      <NotWorkedOut
        failure={preview.failure}
        violations={violations}
        hasField={(path) => fields.includes(idOf(path))}
        onAgain={() => void settle.preview()}
      />
    );
  }
  return (
    <>
      <Quoted quote={preview.value} />
      {secondsLeft > 0 ? null : <Alert kind="warning">{words('requests-settle-over')}</Alert>}
    </>
  );
}

function Quoted({
  quote: { flights, charge, net, newTotal, servicesLost, ledgerLines = [] },
}: {
  readonly quote: AgreedQuote;
}) {
  const words = useWords();
  const root = net ?? charge;
  const speaker = useFareSpeaker(root);
  const back = isNegative(charge.amount);
  return (
    <>
      <dl className={styles.facts}>
        {flights.length === 0 ? null : <RequestFlights flights={flights.flatMap(({ segments }) => segments)} />}
      </dl>
      {(root.parts ?? []).length === 0 ? null : (
        <ExplainTree label={words('requests-agreed-cost')} lines={fareLines(root, speaker, true)} openLevels={0} />
      )}
      <dl className={styles.facts}>
        <Fact name={words(back ? 'manage-customer-refund' : 'requests-charged')}>
          <Amount of={back ? negate(charge.amount) : charge.amount} decimals={speaker.decimals} strong />
        </Fact>
        <Fact name={words('requests-agreed-new-total')}>
          <Amount of={newTotal} />
        </Fact>
        {servicesLost.minor === 0 ? null : (
          <Fact name={words('requests-agreed-services-lost')}>
            <Amount of={servicesLost} />
          </Fact>
        )}
      </dl>
      {ledgerLines.length === 0 ? null : <LedgerLines lines={ledgerLines} />}
    </>
  );
}

function nameOf({ booking }: RequestProps['request'], traveller: number): string {
  return booking?.travellers[traveller]?.name ?? String(traveller + 1);
}

/** As the fields stand, so that going on too soon leads to the first of them. */
function fieldIds({ directions, moves, tickets, services }: AgreedState): readonly string[] {
  return [
    ...directions.map((_, at) => `agreed-directions-${at}`),
    ...moves.flatMap((_, at) => moveFields.map((field) => `agreed-moves-${at}-${field}`)),
    ...tickets.map((_, at) => `agreed-tickets-${at}-number`),
    ...services.flatMap((_, at) => [`agreed-services-${at}-price`, `agreed-services-${at}-detail`]),
  ];
}

/** Whatever is wrong with a direction's flights is wrong with its lines. */
function idOf(path: string): string {
  const [, list = '', at = '', field = ''] =
    /^(directions|moves|tickets|services)\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  return list === 'directions' ? `agreed-directions-${at}` : `agreed-${list}-${at}-${field}`;
}
