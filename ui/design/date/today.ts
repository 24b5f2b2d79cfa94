/** Today where the house keeps its books, for what is typed in days from now; null before it is known. */
import { createContext } from 'react';
import type { IsoDate } from '#domain/time/calendar-date.ts';

export const TodayContext = createContext<() => IsoDate | null>(() => null);
