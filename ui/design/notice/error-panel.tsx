/**
 * What stands where something could not be shown: "Something went wrong:", the message, and the way on, which unless
 * set otherwise is the root, reloaded.
 */
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Button } from '../press/button.tsx';
import { classNames } from '../theme/class-names.ts';
import { Icon } from '../press/icon.tsx';
import { useWords } from '../words/words.ts';
import styles from './error-panel.module.css';

export interface ErrorPanelProps {
  readonly message: string;
  /** Another way on than to the root, tried first. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Stands alone in the middle of the page. */
  readonly page?: boolean | undefined;
  readonly onHome?: (() => void) | undefined;
}

const loadRoot = () => window.location.assign('/');

export const ErrorPanel = ({ message, action, page = false, onHome = loadRoot }: ErrorPanelProps) => {
  const words = useWords();
  const panel = (
    <div role="alert" className={styles.panel}>
      <Icon of={CircleAlert} size={20} className={styles.icon} />
      <div className={styles.body}>
        <p>
          <strong className={styles.title}>{words('design-went-wrong')}</strong> <span>{message}</span>
        </p>
        <div className={styles.actions}>
          {action === undefined ? null : (
            <Button size={32} onClick={action.onPress}>
              {action.label}
            </Button>
          )}
          <Button variant="link" onClick={onHome}>
            {words('design-go-home')}
          </Button>
        </div>
      </div>
    </div>
  );
  return page ? <main className={classNames(styles.page)}>{panel}</main> : panel;
};
