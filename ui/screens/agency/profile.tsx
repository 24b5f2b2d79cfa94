/** The profile: who is at the desk, for which agency, and the way to another password. */
import { useEffect } from 'react';
import type { CompleteProfile } from '#domain/agency/profile-masters.ts';
import { agencyParts } from '#ui/composition/agency-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { PasswordChange } from '#ui/shell/access/password-change.tsx';
import styles from './profile.module.css';

export function Screen() {
  const words = useWords();
  const session = usePart(parts.session);
  const book = usePart(agencyParts.profile);
  const passwordChange = usePart(parts.passwordChangeForm);
  const state = useStateOf(session.state$);
  const user = state.kind === 'signed-in' ? state.user : undefined;
  const { profile } = useStateOf(book.state$);
  useEffect(() => {
    void Promise.all([session.loadUser(), book.load()]);
  }, [session, book]);
  const facts =
    user === undefined
      ? []
      : [
          ['agency-name', `${user.title} ${user.firstName} ${user.lastName}`],
          ['agency-user-id', user.userId],
          ['agency-email', user.email],
          ['agency-mobile', user.mobile],
          ['agency-company', user.companyName],
          ['agency-agent-id', user.agentId],
          ['agency-address', [user.address, user.city].filter((line) => line !== '').join(', ')],
          ['agency-gst', user.gstNumber ?? ''],
        ];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{words('title-profile')}</h1>
        <div className={styles.links}>
          <LinkButton to="/profile/saved-travellers">{words('title-saved-travellers')}</LinkButton>
          <LinkButton variant="primary" to="/profile/edit-profile">
            {words('title-edit-profile')}
          </LinkButton>
        </div>
      </div>
      {profile.kind === 'failed' ? (
        <ErrorPanel
          message={words('agency-load-failed')}
          action={{
            label: words('agency-try-again'),
            onPress: () => void Promise.all([session.loadUser(), book.load()]),
          }}
        />
      ) : null}
      <div className={styles.columns}>
        <Card title={words('agency-you')}>
          {user === undefined && profile.kind === 'failed' ? null : user === undefined ? (
            <SkeletonRows rows={8} height="20px" />
          ) : (
            <dl className={styles.facts}>
              {facts.map(([label = '', value = '']) =>
                value === '' ? null : (
                  <div key={label} className={styles.fact}>
                    <dt>{words(label)}</dt>
                    <dd>
                      <bdi>{value}</bdi>
                    </dd>
                  </div>
                ),
              )}
            </dl>
          )}
        </Card>
        <Card title={words('agency-kept')} fact={words('agency-kept-fact')}>
          {profile.kind === 'loading' ? <SkeletonRows rows={4} height="20px" /> : null}
          {profile.kind === 'ready' ? <Kept profile={profile.value} /> : null}
        </Card>
        <Card title={words('agency-change-password')} fact={words('agency-change-password-fact')}>
          <PasswordChange form={passwordChange} currentLabel={words('session-current-password')} />
        </Card>
      </div>
    </div>
  );
}

function Kept({ profile }: { readonly profile: CompleteProfile }) {
  const words = useWords();
  const counts = [
    ['agency-passports', profile.passports.length],
    ['agency-visas', profile.visas.length],
    ['agency-cards', profile.cards.length],
    ['agency-memberships', profile.memberships.length],
  ] as const;
  return (
    <dl className={styles.facts}>
      {counts.map(([label, count]) => (
        <div key={label} className={styles.fact}>
          <dt>{words(label)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
