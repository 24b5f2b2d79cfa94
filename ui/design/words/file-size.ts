/** The size of a file as the page's language writes it. */
import { useLanguage } from './words.ts';

/** Bytes as "1.2 MB". */
export function useFileSize(): (bytes: number) => string {
  const { tag } = useLanguage();
  return (bytes) => {
    const [amount, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
    return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
  };
}
