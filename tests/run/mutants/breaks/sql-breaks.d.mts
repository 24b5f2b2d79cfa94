import type { Break } from './break.mjs';
export function sqlBreaks(text: string): Break[];
export function sqlBreaksIn(path: string, text: string): Break[];
