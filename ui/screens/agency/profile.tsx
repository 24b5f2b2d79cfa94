/** The profile: who is at the desk, for which agency, and the way to another password. */
import { useEffect } from 'react';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PasswordChange } from '#ui/shell/access/password-change.tsx';
import styles from './profile.module.css';

export function Screen() {
  const words = useWords();
  const session = usePart(parts.session);
  const passwordChange = usePart(parts.passwordChangeForm);
  const state = useStateOf(session.state$);
  const user = state.kind === 'signed-in' ? state.user : undefined;
  useEffect(() => {
    void session.loadUser();
  }, [session]);
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
      <h1>{words('title-profile')}</h1>
      <div className={styles.columns}>
        <Card title={words('agency-you')}>
          {user === undefined ? (
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
        <Card title={words('agency-change-password')} fact={words('agency-change-password-fact')}>
          <PasswordChange form={passwordChange} currentLabel={words('session-current-password')} />
        </Card>
      </div>
    </div>
  );
}
