/** What is measured of the server, for Prometheus. Operations and status codes are labels; nothing of a person is. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export class Gauges {
  readonly #registry = new Registry();
  readonly #answers: Counter<'operation' | 'code'>;
  readonly #seconds: Histogram<'operation'>;
  readonly #faults: Counter;
  readonly #silences: Counter;
  readonly #clock: Counter<'kind'>;

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    const registers = [this.#registry];
    this.#answers = new Counter({
      name: 'farelane_answers_total',
      help: 'Answers of the dispatch, by operation and StatusCode',
      labelNames: ['operation', 'code'],
      registers,
    });
    this.#seconds = new Histogram({
      name: 'farelane_answer_seconds',
      help: 'Seconds from a request to its answer, by operation',
      labelNames: ['operation'],
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
      registers,
    });
    this.#faults = new Counter({
      name: 'farelane_faults_total',
      help: 'Faults, each with a line in the log',
      registers,
    });
    this.#clock = new Counter({
      name: 'farelane_clock_trouble_total',
      help: 'How often the clock of the database was seen to jump by over 5 minutes, or entries of ledgers to be ahead of it',
      labelNames: ['kind'],
      registers,
    });
    this.#silences = new Counter({
      name: 'farelane_unavailable_total',
      help: 'Requests asked to come again because the database was not to be had',
      registers,
    });
  }

  clockTrouble(kind: string): void {
    this.#clock.inc({ kind });
  }

  silent(): void {
    this.#silences.inc();
  }

  answered(operation: string, code: number, milliseconds: number): void {
    // What is unknown is one label, or clients could make up any number of them.
    const known = operation === '' ? 'unknown' : operation;
    this.#answers.inc({ operation: known, code });
    this.#seconds.observe({ operation: known }, milliseconds / 1000);
  }

  faulted(): void {
    this.#faults.inc();
  }

  /** A figure read when asked for; left out where it cannot be read, or not soon: the others are shown all the same. */
  watch(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect: async () => {
        const value = await soon(read).catch(() => undefined);
        if (value === undefined) gauge.remove();
        else gauge.set(value);
      },
    });
  }

  async text(): Promise<string> {
    return this.#registry.metrics();
  }
}

const patienceMilliseconds = 2000;

async function soon(read: () => number | Promise<number>): Promise<number | undefined> {
  let late: NodeJS.Timeout | undefined;
  const patience = new Promise<undefined>((resolve) => {
    late = setTimeout(() => resolve(undefined), patienceMilliseconds);
  });
  return Promise.race([Promise.resolve().then(read), patience]).finally(() => clearTimeout(late));
}
