/** How far an application is, as six parts: documents, checked, submitted, at the mission, decided, delivered. */
import type { VisaStep } from '#domain/visa/steps.ts';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import styles from './visa.module.css';

const parts: readonly (readonly VisaStep[])[] = [
  ['papers'],
  ['checked'],
  ['submitted'],
  ['biometrics', 'mission'],
  ['granted', 'refused'],
  ['delivered'],
];

export function Progress({ step }: { readonly step: VisaStep }) {
  const words = useWords();
  const at = parts.findIndex((each) => each.includes(step));
  const look = step === 'refused' ? styles.bad : step === 'papers' ? styles.waits : styles.done;
  return (
    <span
      role="img"
      aria-label={words('visa-progress', { number: at + 1, of: parts.length })}
      className={styles.progress}
    >
      {parts.map((_, index) => (
        <span key={index} className={classNames(index < at ? styles.done : index === at && look)} />
      ))}
    </span>
  );
}
