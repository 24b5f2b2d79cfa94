/** What can be done to a request as it stands, by anyone who looks at it, and the outcome of the last try. */
import { useRef, useState } from 'react';
import Check from 'lucide-react/icons/check';
import FileInput from 'lucide-react/icons/file-input';
import Undo2 from 'lucide-react/icons/undo-2';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { stillHeld } from '#domain/booking/request/offer-terms.ts';
import { offerExpired, namingStates, stateAfter } from '#domain/booking/request/request.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone, useSold } from '#ui/composition/use-house.ts';
import { useProducts, useRequestView } from '#ui/booking/use-product.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useKey } from '#ui/design/press/use-key.ts';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationAt, violationText } from '#ui/shell/words/violation-words.ts';
import { OfferBalance } from './offer-balance.tsx';
import { AcceptMeans, DepositClose } from './offer-deposit.tsx';
import { RequestAnswerForm } from './request-answer.tsx';
import { RequestSettle } from './request-settle.tsx';
import { RequestTakeOver } from './request-take-over.tsx';
import type { ActsProps } from '#ui/booking/request/request-view.ts';
import styles from '#ui/booking/request/requests.module.css';
import frame from '#ui/booking/request/list-and-detail.module.css';

export function RequestActs({ state, queue, request, operates }: ActsProps & { readonly operates: boolean }) {
  const section = useRef<HTMLElement>(null);
  useKey('a', operates, () => section.current?.querySelector<HTMLElement>('button, input, textarea, select')?.focus());
  return (
    <section ref={section} className={styles.part}>
      <Outcome state={state} request={request} />
      {operates ? (
        <OperatorActs state={state} queue={queue} request={request} />
      ) : (
        <AgencyActs state={state} queue={queue} request={request} />
      )}
    </section>
  );
}

/** Failures and broken rules that no field shows; else what was just done. */
function Outcome({ state, request }: Pick<ActsProps, 'state' | 'request'>) {
  const words = useWords();
  const { failure, violations, done } = state;
  const shown = ['answer', 'transactionId', 'total', 'documents', 'reference', 'travellers', 'text'];
  const loose = violations.filter(({ path }) => !shown.some((field) => path.startsWith(field)));
  if (failure !== undefined || loose.length > 0) {
    return (
      <Alert kind="error" title={words('message-submit-failed')}>
        {failure === undefined
          ? loose.map((each) => violationText(words, each)).join(' ')
          : failure._tag === 'NotAllowedInState'
            ? words('requests-moved-on', { state: request.state })
            : failureText(words, failure)}
      </Alert>
    );
  }
  return done === undefined || done.number !== request.number ? null : (
    <Alert kind="success">{words(`requests-done-${done.act}`)}</Alert>
  );
}

function OperatorActs({ state, queue, request }: ActsProps) {
  const words = useWords();
  const session = useStateOf(usePart(parts.session).state$);
  const { acting } = state;
  const view = useRequestView(request.product);
  const held = stillHeld(request);
  const mine =
    session.kind === 'signed-in' &&
    request.takenBy === `${session.auth.identity.firstName} ${session.auth.identity.lastName}`;
  const may = (act: Parameters<typeof stateAfter>[0]) => stateAfter(act, request) !== undefined;
  return (
    <>
      {may('take') ? (
        <Button
          variant="primary"
          size={48}
          icon={UserRoundCheck}
          busy={acting === 'take'}
          onClick={() => void queue.answer('take')}
        >
          {words('requests-take')}
        </Button>
      ) : null}
      {request.state === 'under-way' ? <Alert kind="info">{words('requests-under-way')}</Alert> : null}
      {may('refuse') && mine ? <OwnAnswer state={state} queue={queue} request={request} /> : null}
      {may('refuse') && !mine ? (
        <p className={styles.quiet}>{words('requests-others', { name: request.takenBy ?? '' })}</p>
      ) : null}
      {may('hand-back') || may('close') ? (
        <div className={styles.acts}>
          {may('hand-back') ? (
            <Button icon={Undo2} busy={acting === 'hand-back'} onClick={() => void queue.answer('hand-back')}>
              {words('requests-hand-back')}
            </Button>
          ) : null}
          {may('close') && held === undefined ? (
            <Button busy={acting === 'close'} onClick={() => void queue.answer('close')}>
              {words('requests-close')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {may('make') && view?.Making !== undefined && request.answer?.offered !== undefined ? (
        <view.Making state={state} queue={queue} request={request} />
      ) : null}
      {may('close') && held !== undefined ? <DepositClose state={state} queue={queue} deposited={held} /> : null}
    </>
  );
}

/** What is settled, and a booking that is taken over, move money with the answer. */
function OwnAnswer(props: ActsProps) {
  const { product, kind, way } = props.request;
  const view = useRequestView(product);
  switch (way) {
    case 'settlement':
      if (['cancel', 'claim'].includes(view?.rules.kinds[kind]?.settles ?? 'cancel'))
        return <RequestSettle {...props} />;
      return view?.Settling === undefined ? null : <view.Settling {...props} />;
    case 'take-over':
      return <RequestTakeOver {...props} />;
    default:
      return <RequestAnswerForm {...props} />;
  }
}

function AgencyActs({ state, queue, request }: ActsProps) {
  const words = useWords();
  const clock = usePart(parts.clock);
  const zone = useBusinessZone();
  const { acting } = state;
  const may = (act: Parameters<typeof stateAfter>[0]) => stateAfter(act, request) !== undefined;
  const view = useRequestView(request.product);
  const expired = offerExpired(request, clock.todayIn(zone));
  return (
    <>
      {may('accept') ? (
        <>
          {expired ? (
            <Alert kind="warning">{words('requests-offer-expired')}</Alert>
          ) : (
            <AcceptMeans deposit={request.answer?.deposit} />
          )}
          <div className={styles.acts}>
            <Button
              act="booking.decideRequest"
              variant="primary"
              size={48}
              icon={Check}
              disabled={expired}
              busy={acting === 'accept'}
              onClick={() => void queue.decide('accept')}
            >
              {words('requests-accept')}
            </Button>
            <Button
              act="booking.decideRequest"
              size={48}
              busy={acting === 'decline'}
              onClick={() => void queue.decide('decline')}
            >
              {words('requests-decline')}
            </Button>
          </div>
        </>
      ) : null}
      {request.state !== 'accepted' ? null : request.answer?.offered === undefined ? (
        <Link state={state} queue={queue} request={request} />
      ) : (
        <OfferBalance state={state} queue={queue} request={request} />
      )}
      {view?.Naming !== undefined && request.way === 'offer' && namingStates.includes(request.state) ? (
        <view.Naming state={state} queue={queue} request={request} />
      ) : null}
      {may('withdraw') ? (
        <div className={styles.acts}>
          <Button
            act="booking.decideRequest"
            variant="danger-line"
            busy={acting === 'withdraw'}
            onClick={() => void queue.decide('withdraw')}
          >
            {words('requests-withdraw')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Of an offer that did not say its flights: it is paid for with each booking, which is then linked here. */
function Link({ state, queue, request }: ActsProps) {
  const words = useWords();
  const may = useMay();
  const sold = useSold();
  const { booking } = useProducts().all.find(({ product }) => product === request.product)?.requests ?? {};
  const [text, setText] = useState('');
  const { acting, violations, failure } = state;
  return (
    <div className={styles.rows}>
      <Alert
        kind="info"
        title={words('requests-accepted')}
        action={
          booking === undefined || !may(booking.right) || !sold(request.product) ? undefined : (
            <LinkButton icon={FileInput} to={booking.path}>
              {words(booking.title)}
            </LinkButton>
          )
        }
      >
        {words('requests-accepted-old')}
      </Alert>
      <form
        className={frame.find}
        onSubmit={(event) => {
          event.preventDefault();
          void queue.link(text);
        }}
      >
        <TextField
          label={words('requests-link-field')}
          leftToRight
          autoComplete="off"
          value={text}
          onChange={setText}
          error={
            violationAt(words, violations, 'transactionId') ??
            (failure?._tag === 'NotFound' ? words('requests-found-none') : undefined)
          }
        />
        <Button act="booking.linkBooking" type="submit" busy={acting === 'link'} disabled={text.trim() === ''}>
          {words('requests-link')}
        </Button>
      </form>
    </div>
  );
}
