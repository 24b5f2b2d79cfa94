/** How the fields of the settings are found and called, by the path at which a rule names them. */

/** Where an error leads; of a list to the whole of it. */
export const settingId = (path: string): string => `setting-${field(path)}`;

/** Fluent id of what a field is called. */
export const fieldName = (path: string): string => `settings-${field(path)}`;

const field = (path: string): string => path.replace(/\[\d+\]$/, '').replace('.', '-');
