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
import { FactList } from '#ui/design/data/fact-list.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { useCaseAddress } from './case-address.ts';
import { Loaded } from './loaded.tsx';
import { StateChips } from './state-chips.tsx';
import styles from '#ui/booking/request/requests.module.css';

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
      <section className={styles.list} aria-label={words('operations-deliveries')}>
        <div className={styles.filters}>
          <StateChips
            states={deliveryStates}
            stateText={(state) => words(`operations-delivery-${state}`)}
            address={address}
          />
        </div>
        <Loaded of={page} onAgain={() => void deliveries.list(filter)}>
          {(found) =>
            found.deliveries.length === 0 ? (
              <EmptyState title={words('operations-none')}>{words('operations-none-help')}</EmptyState>
            ) : (
              <>
                <ul className={styles.rowsList}>
                  {found.deliveries.map((each) => (
                    <li key={each.deliveryId} className={styles.row}>
                      <Delivery of={each} deliveries={deliveries} />
                    </li>
                  ))}
                </ul>
                <Pages of={found} onPage={(to) => change({ page: String(to) })} />
              </>
            )
          }
        </Loaded>
      </section>
    </div>
  );
}

function Delivery({ of, deliveries }: { readonly of: WebhookDelivery; readonly deliveries: DeliveriesPart }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const { replaying } = useStateOf(deliveries.state$);
  const { deliveryId, kind, url, agentId, companyName, state, raisedAt, tries, triedAt, status, trouble } = of;
  const answered =
    status === undefined ? trouble && words(`operations-delivery-${trouble}`) : words('operations-status', { status });
  return (
    <>
      <span className={styles.rowLine}>
        <strong>
          <bdi>{companyName}</bdi>
        </strong>
        <Badge kind={badges[state]}>{words(`operations-delivery-${state}`)}</Badge>
      </span>
      <FactList
        facts={[
          [words('operations-agency'), <Code key="agency">{agentId}</Code>],
          [words('operations-event'), words(`operations-event-${kind}`)],
          [words('operations-delivery'), <Code key="delivery">{deliveryId}</Code>],
          [words('operations-endpoint'), <Code key="url">{url}</Code>],
          [words('operations-raised'), momentText(words, dates, raisedAt, zone)],
          [words('operations-tried'), triedAt && momentText(words, dates, triedAt, zone)],
          [words('operations-tries'), String(tries)],
          [words('operations-answered'), answered],
        ]}
      />
      {state !== 'failed' ? null : (
        <div className={styles.acts}>
          <Button
            icon={RefreshCw}
            busy={replaying === deliveryId}
            disabled={replaying !== undefined && replaying !== deliveryId}
            aria-label={words('operations-replay-named', { delivery: deliveryId })}
            onClick={() => void deliveries.replay(deliveryId)}
          >
            {words('operations-replay')}
          </Button>
        </div>
      )}
    </>
  );
}
