import type { Break } from './break.mjs';
export function codeBreaks(path: string, text: string): Break[];
