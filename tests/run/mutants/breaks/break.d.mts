export interface Break {
  readonly operator: string;
  readonly start: number;
  readonly end: number;
  readonly after: string;
  readonly weight: number;
}
export function applyBreak(text: string, broken: Pick<Break, 'start' | 'end' | 'after'>): string;
export function breakAt(
  operator: string,
  where: { readonly start: number; readonly end: number },
  after: string,
  weight?: number,
): Break;
export function drawnNumber(parts: readonly (string | number)[]): number;
export function drawnRank(parts: readonly (string | number)[], weight: number): number;
