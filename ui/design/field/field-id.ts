/** The element of a field, by the path of its violations: 'travellers-0-firstName'. */
export function fieldId(path: string): string {
  return path.replaceAll(/[[\].]+/g, '-').replace(/-$/, '');
}
