/** The top of a scale that figures up to `most` fit under: one, two or five times a power of ten. */
export function niceTop(most: number): number {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const steps = [1, 2, 5, 10];
  return (steps.find((step) => most <= step * power) ?? 10) * power;
}
