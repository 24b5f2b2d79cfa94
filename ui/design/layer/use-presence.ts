/** Keeps something drawn for a while after it was asked to go, so that it can leave in motion. */
import { useEffect, useState } from 'react';

export type Presence = 'absent' | 'present' | 'leaving';

export const usePresence = (wanted: boolean, leaveMs: number): Presence => {
  const [present, setPresent] = useState(wanted);
  if (wanted && !present) setPresent(true);
  useEffect(() => {
    if (wanted || !present) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setPresent(false), still ? 0 : leaveMs);
    return () => clearTimeout(timer);
  }, [wanted, present, leaveMs]);
  if (wanted) return 'present';
  return present ? 'leaving' : 'absent';
};
