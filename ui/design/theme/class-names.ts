/** Joins class names, leaving out what is absent, so that a state may be written as `busy && styles.busy`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ');
