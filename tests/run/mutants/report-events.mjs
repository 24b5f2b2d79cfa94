/**
 * A vitest reporter that writes one JSON line an event to file descriptor 3 and ends the run at the first failure.
 */
import { writeSync } from 'node:fs';

/**
 * @typedef {{ event: 'started', file: string }
 *   | { event: 'passed', file: string, test: string }
 *   | { event: 'failed', file: string, test: string, message: string }
 *   | { event: 'ended' }} RunEvent
 */

/** @param {RunEvent} event */
function say(event) {
  writeSync(3, `${JSON.stringify(event)}\n`);
}

export class ReportEvents {
  /** @type {import('vitest/node').Vitest | undefined} */
  #vitest;

  /** @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    this.#vitest = vitest;
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleStart({ relativeModuleId: file }) {
    say({ event: 'started', file });
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    const { relativeModuleId: file } = test.module;
    if (state === 'failed') this.#fail(file, test.fullName, errors);
    else if (state === 'passed') say({ event: 'passed', file, test: test.fullName });
  }

  /** A file that cannot be loaded, or whose hooks fail. @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
    if (errors.length > 0) this.#fail(module.relativeModuleId, 'the file itself', errors);
  }

  /** @param {readonly unknown[]} _modules @param {readonly { message?: string }[]} unhandled */
  onTestRunEnd(_modules, unhandled) {
    if (unhandled.length > 0) this.#fail('', 'an error outside of tests', unhandled);
    say({ event: 'ended' });
  }

  /** @param {string} file @param {string} test @param {readonly { message?: string }[] | undefined} errors */
  #fail(file, test, errors) {
    const [message = ''] = (errors?.[0]?.message ?? '').split('\n');
    say({ event: 'failed', file, test, message });
    void this.#vitest?.cancelCurrentRun('test-failure');
  }
}
