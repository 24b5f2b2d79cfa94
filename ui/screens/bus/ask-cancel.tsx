/**
 * Cancelling a bus booking by its own address: it leads to the page that all products share, or, where seats were chosen that
 * the operator lets go on request only, to the request.
 */
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import Send from 'lucide-react/icons/send';
import { requestMostText } from '#domain/booking/request/rules.ts';
import { stands } from '#domain/booking/units.ts';
import { isLocked } from '#application/portal/sending.ts';
import { titledName } from '#ui/booking/booking-people.tsx';
import { DetailsFailed } from '#ui/booking/details-failed.tsx';
import { RequestTrouble } from '#ui/booking/request/request-trouble.tsx';
import { busParts } from '#ui/composition/bus/parts.ts';
import { cancelPath, paths } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { TextArea } from '#ui/design/field/text-area.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { violationText } from '#ui/shell/words/violation-words.ts';
import styles from './review.module.css';

export function Screen() {
  const { transactionId = '' } = useParams();
  const [query] = useSearchParams();
  const asked = query.get('ask');
  return asked === null ? (
    <Navigate to={cancelPath(transactionId)} replace />
  ) : (
    <Asking id={transactionId} asked={asked} />
  );
}

function Asking({ id, asked }: { readonly id: string; readonly asked: string }) {
  const words = useWords();
  const navigate = useNavigate();
  const ask = usePart(busParts.askCancel);
  const state = useStateOf(ask.state$);
  const { booking, travellers, remarks, sent, violations, sending } = state;
  useEffect(() => {
    const chosen = asked.split(',').filter((each) => /^\d+$/.test(each));
    void ask.open(id, chosen.map(Number));
  }, [ask, id, asked]);
  useEffect(() => {
    if (sent !== undefined) void navigate(`${paths.requests}?request=${sent}`, { replace: true });
  }, [sent, navigate]);
  if (booking.kind === 'loading') return <SkeletonRows rows={5} height="52px" />;
  if (booking.kind === 'failed')
    return <DetailsFailed failure={booking.failure} onRetry={() => void ask.open(id, travellers)} />;
  const fixed = isLocked(state);
  const toggle = (at: number, on: boolean) =>
    ask.change({
      travellers: [...travellers.filter((each) => each !== at), ...(on ? [at] : [])].toSorted(
        (one, other) => one - other,
      ),
    });
  return (
    <>
      <PageHead title={words('bus-ask-title')} fact={<Code>{id}</Code>} />
      <p className={styles.quiet}>{words('bus-ask-intro')}</p>
      <Card title={words('bookings-bus-which-seats')}>
        {booking.value.travellers.map((traveller, at) => (
          <Checkbox
            key={at}
            checked={travellers.includes(at)}
            disabled={fixed || !stands(booking.value, { traveller: at, item: 0 })}
            aside={<Code>{booking.value.seats[at]?.seat ?? ''}</Code>}
            onChange={(on) => toggle(at, on)}
          >
            <bdi>{titledName(words, traveller)}</bdi>
          </Checkbox>
        ))}
        {violations.map((each) => (
          <p key={each.code} role="alert">
            {violationText(words, each)}
          </p>
        ))}
        <TextArea
          label={words('bus-ask-remarks')}
          optional
          value={remarks}
          maxLength={requestMostText}
          disabled={fixed}
          onChange={(typed) => ask.change({ remarks: typed })}
        />
        <RequestTrouble state={state} />
        <Button variant="primary" icon={Send} busy={sending} onClick={() => void ask.send()}>
          {words('bus-ask-send')}
        </Button>
      </Card>
    </>
  );
}
