import type { Break } from './breaks/break.mjs';
export type Kind = 'rule' | 'permission' | 'posting' | 'sql' | 'codec' | 'screen';
export interface Place {
  readonly kind: Kind;
  readonly operator: string;
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly context: string;
  readonly following: string;
  readonly before: string;
  readonly after: string;
}
export function placeOf(kind: Kind, file: string, text: string, found: Break): Place;
export function findPlace(root: string, place: Place): Place | undefined;
export function titleOf(place: Place): string;
export function diffOf(text: string, place: Place): string;
