/** How the fields of the settings are found and called, by the path at which a rule names them. */

/** Where an error leads; of a plain list to the whole of it. */
export const settingId = (path: string): string =>
  `setting-${path
    .replace(/\[\d+\]$/, '')
    .replaceAll(/\[(\d+)\]/g, '-$1')
    .replaceAll('.', '-')}`;

/** Fluent id of what a field is called. */
export const fieldName = (path: string): string => `settings-${path.replaceAll(/\[\d+\]/g, '').replaceAll('.', '-')}`;
