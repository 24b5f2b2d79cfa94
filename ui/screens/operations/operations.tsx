/** What elevated users decide and look after, a section a kind. The section, its list and the case that is open are in the address. */
import { useId } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '#ui/composition/paths.ts';
import { TabPanel, Tabs } from '#ui/design/choice/tabs.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { ClockNotice } from './clock-notice.tsx';
import { Adjustments } from './adjustments.tsx';
import { Agencies } from './agencies.tsx';
import { Books } from './books.tsx';
import { Deliveries } from './deliveries.tsx';
import { Deposits } from './deposits/deposits.tsx';
import { Audit, Messages } from './records.tsx';
import { Overview } from './overview/overview.tsx';
import { Registrations } from './registrations.tsx';
import { Requests } from './requests.tsx';
import { Tickets } from './tickets.tsx';
import { Settings } from './settings/settings.tsx';
import styles from '#ui/booking/request/list-and-detail.module.css';

/** The sections whose lists J and K move through. */
const keyed: readonly string[] = [
  'requests',
  'registrations',
  'deposits',
  'adjustments',
  'tickets',
  'agencies',
  'messages',
  'audit',
];

const sections = {
  overview: Overview,
  requests: Requests,
  registrations: Registrations,
  deposits: Deposits,
  adjustments: Adjustments,
  tickets: Tickets,
  agencies: Agencies,
  books: Books,
  deliveries: Deliveries,
  messages: Messages,
  audit: Audit,
  settings: Settings,
} as const;

export function Screen() {
  const words = useWords();
  const id = useId();
  const narrow = useNarrow();
  const [query, setQuery] = useSearchParams();
  const names = Object.keys(sections) as (keyof typeof sections)[];
  const shown = names.find((name) => name === query.get('section')) ?? 'overview';
  const Section = sections[shown];
  // A case without a section is a registration: mails lead to it so.
  if (shown === 'overview' && query.has('case')) {
    return <Navigate replace to={`${paths.operations}?section=registrations&${query.toString()}`} />;
  }
  return (
    <div className={styles.page}>
      <PageHead
        title={words('title-operations')}
        fact={narrow || !keyed.includes(shown) ? undefined : words('operations-keys')}
      />
      <ClockNotice />
      <Tabs
        id={id}
        label={words('operations-sections')}
        tabs={names.map((key) => ({ key, label: words(`operations-${key}`) }))}
        value={shown}
        onChange={(section) => setQuery({ section })}
      />
      <TabPanel id={id} tab={shown}>
        <Section />
      </TabPanel>
    </div>
  );
}
