/** A letter that does something wherever nothing is being typed and no dialog is open. */
import { useEffect } from 'react';

/** `key` in lower case. */
export function useKey(key: string, listens: boolean, onPress: () => void): void {
  useEffect(() => {
    if (!listens) return;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key.toLowerCase() !== key || event.repeat || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
      if (target.closest('input, textarea, select, [contenteditable], dialog, [popover], [role="listbox"]') !== null)
        return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [key, listens, onPress]);
}
