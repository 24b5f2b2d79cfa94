/** Stands above the header as long as one agent acts for another, and leads back. */
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { Icon } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './shell.module.css';

export interface EmulationBannerProps {
  readonly name: string;
  readonly agentId: string;
  /** Nothing may be changed. */
  readonly readOnly?: boolean;
  readonly onSwitchBack: () => void;
}

export const EmulationBanner = ({ name, agentId, readOnly = false, onSwitchBack }: EmulationBannerProps) => {
  const words = useWords();
  return (
    <section className={styles.banner} aria-label={words('shell-emulation')}>
      <Icon of={UserRoundCheck} size={18} className={styles.bannerIcon} />
      <p>
        {words('shell-emulating', { name, agentId })}
        {readOnly ? <small>{words('shell-emulating-read-only')}</small> : null}
      </p>
      <button type="button" className={styles.bannerLink} onClick={onSwitchBack}>
        {words('shell-switch-back')}
      </button>
    </section>
  );
};
