/** Asking support at the end of a page that has no header in a narrow window. */
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './shell.module.css';

export function SupportLine({ onAsk }: { readonly onAsk: () => void }) {
  const words = useWords();
  return (
    <aside className={styles.supportLine} aria-label={words('title-support')}>
      <Button variant="quiet" icon={LifeBuoy} onClick={onAsk}>
        {words('shell-ask-support')}
      </Button>
    </aside>
  );
}
