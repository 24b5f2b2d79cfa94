/** The profile: who is at the desk, for which agency, and the way to another password. */
import { useEffect } from 'react';
import type { CompleteProfile } from '#domain/agency/profile-masters.ts';
import { agencyParts } from '#ui/composition/agency-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { FactList } from '#ui/design/data/fact-list.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { PasswordChange } from '#ui/shell/access/password-change.tsx';
import { SecondFactor } from '#ui/shell/access/second-factor.tsx';
import { Emulations } from './emulations.tsx';
import { SignedIn } from './signed-in.tsx';
import styles from './profile.module.css';

export function Screen() {
  const words = useWords();
  const session = usePart(parts.session);
  const book = usePart(agencyParts.profile);
  const passwordChange = usePart(parts.passwordChangeForm);
  const secondFactor = usePart(parts.secondFactorForm);
  const state = useStateOf(session.state$);
  const user = state.kind === 'signed-in' ? state.user : undefined;
  const { profile } = useStateOf(book.state$);
  useEffect(() => {
    void Promise.all([session.loadUser(), book.load()]);
  }, [session, book]);
  const facts: Parameters<typeof FactList>[0]['facts'] =
    user === undefined
      ? []
      : [
          [words('agency-name'), `${user.title} ${user.firstName} ${user.lastName}`],
          [words('agency-user-id'), user.userId],
          [words('agency-email'), user.email],
          [words('agency-mobile'), user.mobile],
          [words('agency-company'), user.companyName],
          [words('agency-agent-id'), user.agentId],
          [
            words('agency-address'),
            [user.address, user.city].filter((line) => line !== '').join(words('design-comma')),
          ],
          [words('agency-gst'), user.gstNumber],
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
        <div className={styles.cards}>
          <Card title={words('agency-you')}>
            {user === undefined && profile.kind === 'failed' ? null : user === undefined ? (
              <SkeletonRows rows={8} height="20px" />
            ) : (
              <FactList facts={facts} />
            )}
          </Card>
          <Card title={words('agency-change-password')} fact={words('agency-change-password-fact')}>
            <PasswordChange form={passwordChange} currentLabel={words('session-current-password')} />
          </Card>
          {user === undefined || user.emulatedBy !== undefined || profile.kind === 'failed' ? null : (
            <Card title={words('session-second-title')} fact={words('session-second-fact')}>
              <SecondFactor form={secondFactor} />
            </Card>
          )}
        </div>
        <div className={styles.cards}>
          <Card title={words('agency-kept')} fact={words('agency-kept-fact')}>
            {profile.kind === 'loading' ? <SkeletonRows rows={4} height="20px" /> : null}
            {profile.kind === 'ready' ? <Kept profile={profile.value} /> : null}
          </Card>
          {profile.kind === 'failed' || user?.emulatedBy !== undefined ? null : <SignedIn />}
          {profile.kind === 'failed' ? null : <Emulations />}
        </div>
      </div>
    </div>
  );
}

function Kept({ profile }: { readonly profile: CompleteProfile }) {
  const words = useWords();
  const counts = [
    [words('agency-passports'), profile.passports.length],
    [words('agency-visas'), profile.visas.length],
    [words('agency-cards'), profile.cards.length],
    [words('agency-memberships'), profile.memberships.length],
  ] as const;
  return <FactList facts={counts} />;
}
