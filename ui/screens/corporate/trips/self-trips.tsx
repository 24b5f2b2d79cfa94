/**
 * A company's traveller sees their trips here, with what is next on each, and what they asked of people; an agency's own people what they
 * asked, and the trips of all travellers of their companies. Who works through the requests of all agencies is led to that queue, with
 * whatever the address names.
 */
import { useId } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { corporateRole } from '#application/portal/corporate/own-policy.ts';
import { Fetched } from '#ui/booking/fetched.tsx';
import { useProducts } from '#ui/booking/use-product.ts';
import { parts } from '#ui/composition/parts.ts';
import { operatorsQueue, paths } from '#ui/composition/paths.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { useSold } from '#ui/composition/use-house.ts';
import { TabPanel, Tabs } from '#ui/design/choice/tabs.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { PageMissing } from '#ui/shell/frame/page-not-loaded.tsx';
import { TripList } from './trip-list.tsx';
import styles from '#ui/booking/request/list-and-detail.module.css';

const tabs = ['trips', 'requests'] as const;
/** What of an address is about requests. */
const ofRequests = ['request', 'kind', 'state', 'text'] as const;
const queue = () => import('#ui/booking/request/queue/request-queue.tsx');

export function Screen() {
  const may = useMay();
  const { search } = useLocation();
  return may('operate') ? <Navigate replace to={operatorsQueue(search)} /> : <SelfTrips />;
}

function SelfTrips() {
  const words = useWords();
  const id = useId();
  const may = useMay();
  const session = useStateOf(usePart(parts.session).state$);
  const [query, setQuery] = useSearchParams();
  const { all: products } = useProducts();
  const sold = useSold();
  const isTraveller = session.kind === 'signed-in' && session.user?.systemRoleId === corporateRole;
  const usual = isTraveller && !ofRequests.some((name) => query.has(name)) ? 'trips' : 'requests';
  const shown = tabs.find((tab) => tab === query.get('show')) ?? usual;
  return (
    <div className={styles.page}>
      <PageHead
        title={words('title-self-trips')}
        acts={
          may('book') && shown === 'requests'
            ? products.flatMap(({ product, requests }) =>
                requests.asking
                  .filter(({ sells }) => sells !== true || sold(product))
                  .map(({ path, title }) => (
                    <LinkButton key={path} to={path}>
                      {words(title)}
                    </LinkButton>
                  )),
              )
            : undefined
        }
      />
      <Tabs
        id={id}
        label={words('title-self-trips')}
        tabs={tabs.map((key) => ({ key, label: words(isTraveller ? `trips-tab-${key}` : `trips-tab-agency-${key}`) }))}
        value={shown}
        onChange={(show) => setQuery({ show })}
      />
      <TabPanel id={id} tab={shown}>
        {shown === 'trips' ? (
          <TripList isTraveller={isTraveller} />
        ) : (
          <Fetched
            areas={['requests']}
            words={['flight', 'booking', 'wishes', 'fees']}
            load={queue}
            waiting={<SkeletonRows rows={6} height="64px" />}
            trouble={<PageMissing />}
          >
            {({ RequestQueue }) => <RequestQueue operates={false} path={paths.requests} />}
          </Fetched>
        )}
      </TabPanel>
    </div>
  );
}
