/**
 * Runs test files in the order that `MUTANTS_ORDER` names, a JSON list of paths from the root.
 */
import { BaseSequencer } from 'vitest/node';

export class GivenOrder extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    /** @type {string[]} */
    const order = JSON.parse(process.env['MUTANTS_ORDER'] ?? '[]');
    const place = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) =>
      order.findIndex((path) => moduleId.endsWith(`/${path}`));
    return files.toSorted((one, other) => place(one) - place(other));
  }
}
