/** Deliveries of webhooks: what each endpoint answered, and what failed sent again, one by one. */
import { useEffect } from 'react';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type DeliveryState, deliveryStates, type WebhookDelivery } from '#domain/agency/webhook.ts';
import type { Deliveries as DeliveriesPart } from '#application/portal/operations/deliveries.ts';
import { Pages } from '#ui/booking/lists/pages.tsx';
import { momentText } from '#ui/booking/moment-text.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Badge, type BadgeKind } from '#ui/design/data/badge.tsx';
import { type Column, DataTable } from '#ui/design/data/data-table.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { useCaseAddress } from './case-address.ts';
import { Loaded } from '#ui/booking/request/loaded.tsx';
import { Lines } from './overview/lines.tsx';
import { StateChips } from './state-chips.tsx';
import styles from '#ui/booking/request/requests.module.css';
import frame from '#ui/booking/request/list-and-detail.module.css';

const badges: Readonly<Record<DeliveryState, BadgeKind>> = {
  waiting: 'warning',
  delivered: 'success',
  failed: 'danger',
};

export function Deliveries() {
  const words = useWords();
  const deliveries = usePart(operationsParts.deliveries);
  const { page, replayed, failure } = useStateOf(deliveries.state$);
  const address = useCaseAddress(deliveryStates, 'failed');
  const { filter, change } = address;
  useEffect(() => void deliveries.list(filter), [deliveries, filter]);
  return (
    <div className={styles.rows}>
      {replayed === undefined ? null : (
        <Alert kind="success" title={words('operations-delivery-replayed')}>
          <Code>{replayed}</Code>
        </Alert>
      )}
      {failure === undefined ? null : (
        <Alert kind="error" title={words('operations-delivery-not-replayed')}>
          {failure._tag === 'NotAllowedInState'
            ? words('operations-delivery-waits-anyway')
            : failureText(words, failure)}
        </Alert>
      )}
      <section className={frame.list} aria-label={words('operations-deliveries')}>
        <div className={frame.filters}>
          <div className={frame.rowLine}>
            <StateChips
              states={deliveryStates}
              stateText={(state) => words(`operations-delivery-${state}`)}
              address={address}
            />
            <Button size={32} icon={RefreshCw} onClick={() => void deliveries.refresh()}>
              {words('operations-refresh')}
            </Button>
          </div>
        </div>
        <Loaded of={page} onAgain={() => void deliveries.list(filter)}>
          {(found) =>
            found.deliveries.length === 0 ? (
              <EmptyState title={words('operations-none')}>{words('operations-none-help')}</EmptyState>
            ) : (
              <>
                <Listed found={found.deliveries} deliveries={deliveries} />
                <Pages of={found} onPage={(to) => change({ page: String(to) })} />
              </>
            )
          }
        </Loaded>
      </section>
    </div>
  );
}

interface ListedProps {
  readonly found: readonly WebhookDelivery[];
  readonly deliveries: DeliveriesPart;
}

function Listed({ found, deliveries }: ListedProps) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const event = ({ kind }: WebhookDelivery) => words(`operations-event-${kind}`);
  const raised = ({ raisedAt }: WebhookDelivery) => momentText(words, dates, raisedAt, zone);
  const state = ({ state: is }: WebhookDelivery) => (
    <Badge kind={badges[is]}>{words(`operations-delivery-${is}`)}</Badge>
  );
  const answered = ({ status, trouble }: WebhookDelivery) =>
    status === undefined ? trouble && words(`operations-delivery-${trouble}`) : words('operations-status', { status });
  const tried = (each: WebhookDelivery) => each.triedAt && momentText(words, dates, each.triedAt, zone);
  const company = ({ companyName, agentId }: WebhookDelivery) => (
    <>
      <strong>
        <bdi>{companyName}</bdi>
      </strong>{' '}
      <Code>{agentId}</Code>
    </>
  );
  const columns: readonly Column<WebhookDelivery>[] = [
    { key: 'agency', header: words('operations-agency'), cell: company, names: true },
    {
      key: 'event',
      header: words('operations-event'),
      cell: (each) => <Lines first={event(each)} second={raised(each)} />,
    },
    {
      key: 'endpoint',
      header: words('operations-endpoint'),
      cell: ({ url, deliveryId }) => <Lines first={<Code>{url}</Code>} second={<Code>{deliveryId}</Code>} />,
    },
    { key: 'tries', header: words('operations-tries'), numeric: true, cell: ({ tries }) => String(tries) },
    {
      key: 'answer',
      header: words('operations-answered'),
      cell: (each) => <Lines first={answered(each)} second={tried(each)} />,
    },
    { key: 'state', header: words('operations-state'), cell: state },
    {
      key: 'replay',
      header: words('operations-replay'),
      headerHidden: true,
      cell: (each) => <Replay of={each} deliveries={deliveries} />,
    },
  ];
  return (
    <DataTable
      label={words('operations-deliveries')}
      columns={columns}
      rows={found}
      rowKey={({ deliveryId }) => deliveryId}
      density={52}
      narrow={(each) => ({
        first: company(each),
        firstEnd: state(each),
        second: <Lines first={`${event(each)} · ${raised(each)}`} second={<Code>{each.url}</Code>} />,
        secondEnd: answered(each),
        acts: each.state === 'failed' ? <Replay of={each} deliveries={deliveries} /> : undefined,
      })}
    />
  );
}

function Replay({
  of: { deliveryId, state },
  deliveries,
}: {
  readonly of: WebhookDelivery;
  readonly deliveries: DeliveriesPart;
}) {
  const words = useWords();
  const { replaying } = useStateOf(deliveries.state$);
  if (state !== 'failed') return null;
  return (
    <Button
      size={32}
      icon={RefreshCw}
      busy={replaying === deliveryId}
      disabled={replaying !== undefined && replaying !== deliveryId}
      aria-label={words('operations-replay-named', { delivery: deliveryId })}
      onClick={() => void deliveries.replay(deliveryId)}
    >
      {words('operations-replay')}
    </Button>
  );
}
