/** Where a role needs a second factor: nothing else before it is enrolled. */
import { parts } from '#ui/composition/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { SecondFactor } from './second-factor.tsx';
import styles from './second-factor.module.css';

export function EnrolFirst() {
  const words = useWords();
  const session = usePart(parts.session);
  const form = usePart(parts.secondFactorForm);
  return (
    <div className={styles.first}>
      <h1>{words('session-second-first-title')}</h1>
      <p className={styles.lead}>{words('session-second-required')}</p>
      <SecondFactor form={form} />
      <Button variant="link" onClick={() => void session.logOut()}>
        {words('session-back-to-login')}
      </Button>
    </div>
  );
}
