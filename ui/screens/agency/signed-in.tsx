/** Where one is signed in: browser, address, last use; signed out there one by one, or everywhere else. */
import { useEffect } from 'react';
import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import type { OpenSession, OpenSessions } from '#application/desk/session.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { agencyParts } from '#ui/composition/agency-parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Badge } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { type Words, useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import styles from './signed-in.module.css';

export function SignedIn() {
  const words = useWords();
  const list = usePart(agencyParts.signedIn);
  const { sessions, ended, failure } = useStateOf(list.state$);
  useEffect(() => void list.load(), [list]);
  return (
    <Card
      title={words('agency-signed-in')}
      fact={
        sessions.kind === 'ready'
          ? words('agency-signed-in-count', { count: sessions.value.sessions.length })
          : undefined
      }
    >
      <div className={styles.signedIn}>
        {sessions.kind === 'loading' ? <SkeletonRows rows={3} height="44px" /> : null}
        {sessions.kind === 'failed' ? (
          <ErrorPanel
            message={failureText(words, sessions.failure)}
            action={{ label: words('agency-try-again'), onPress: () => void list.load() }}
          />
        ) : null}
        {failure ? <Alert kind="error">{failureText(words, failure)}</Alert> : null}
        {ended === undefined ? null : <Alert kind="success">{words('agency-signed-out', { count: ended })}</Alert>}
        {sessions.kind === 'ready' ? <Places of={sessions.value} /> : null}
      </div>
    </Card>
  );
}

function Places({ of: { sessions, idleMinutes, maxHours } }: { readonly of: OpenSessions }) {
  const words = useWords();
  const list = usePart(agencyParts.signedIn);
  const { ending } = useStateOf(list.state$);
  return (
    <>
      <ul className={styles.places}>
        {sessions.map((each) => (
          <li key={each.sessionId}>
            <Place of={each} />
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button
          act="session.endSessions"
          variant="danger-line"
          block
          busy={ending !== undefined && ending.sessionId === undefined}
          onClick={() => void list.end()}
        >
          {words('agency-sign-out-others')}
        </Button>
      ) : null}
      <small className={styles.note}>{words('agency-session-ends', { minutes: idleMinutes, hours: maxHours })}</small>
    </>
  );
}

const handheld: readonly string[] = ['Android', 'iOS'];

function Place({ of: session }: { readonly of: OpenSession }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const list = usePart(agencyParts.signedIn);
  const { ending } = useStateOf(list.state$);
  const { sessionId, system, address, startedAt, lastSeenAt, current } = session;
  const moment = (at: OpenSession['startedAt']) => momentText(words, dates, at, zone);
  const name = deviceName(words, session);
  return (
    <>
      <span className={styles.kind}>
        <Icon of={system !== undefined && handheld.includes(system) ? Smartphone : Laptop} size={18} />
      </span>
      <div className={styles.facts}>
        <span className={styles.name}>
          <strong>{name}</strong>
          {current ? (
            <Badge kind="success" icon={null}>
              {words('agency-this-device')}
            </Badge>
          ) : null}
        </span>
        {address === '' ? null : (
          <small>
            <bdi dir="ltr">{address}</bdi>
          </small>
        )}
        <small>
          {current
            ? words('agency-seen-now', { since: moment(startedAt) })
            : words('agency-seen', { seen: moment(lastSeenAt), since: moment(startedAt) })}
        </small>
      </div>
      {current ? null : (
        <Button
          act="session.endSessions"
          variant="quiet"
          size={32}
          busy={ending?.sessionId === sessionId}
          aria-label={words('agency-sign-out-named', { name, address })}
          onClick={() => void list.end(sessionId)}
        >
          {words('agency-sign-out')}
        </Button>
      )}
    </>
  );
}

function deviceName(words: Words, { browser, system }: OpenSession): string {
  if (browser !== undefined && system !== undefined) return words('agency-device', { browser, system });
  return browser ?? system ?? words('agency-device-unknown');
}
