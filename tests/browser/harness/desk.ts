/**
 * An agent's desk: a page of the portal in one language and one width, watched. A console error, an error thrown in the
 * page and a request to any other host fail the test, unless it names them beforehand.
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { closePages, everySlowdown, openChromium, patience, slowDown } from '#tests/support/chromium.ts';
import { setClock } from './clock.ts';
import { agent, password, type PortalServer, startServer } from './server.ts';
import { sessionState, type StorageState } from './session.ts';
import { type Language, type Say, wordsOf } from './words.ts';

export interface DeskOptions {
  readonly language?: Language;
  readonly width?: 1440 | 390;
  /** Logged in as the agent; true where absent. */
  readonly loggedIn?: boolean;
  /** How many times slower than here the page runs. */
  readonly slowdown?: number;
  /** Console errors that the test causes on purpose. */
  readonly expected?: RegExp;
  /** Another address of the same server. */
  readonly base?: string;
}

export interface Desk {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly base: string;
  readonly language: Language;
  readonly narrow: boolean;
  readonly say: Say;
  /** What should not have happened so far. */
  readonly problems: string[];
}

/** A server for one test file, and the browser. */
export class Office {
  readonly server: PortalServer;
  readonly browser: Browser;
  /** By address: a browser keeps a session for the address that it was begun at. */
  readonly #loggedIn = new Map<string, Promise<StorageState>>();

  private constructor(server: PortalServer, browser: Browser) {
    this.server = server;
    this.browser = browser;
  }

  static async open(environment: Readonly<Record<string, string>> = {}): Promise<Office> {
    const [server, browser] = await Promise.all([startServer(environment), openChromium()]);
    return new Office(server, browser);
  }

  async close(): Promise<void> {
    await closePages(this.browser);
    await this.server.stop();
  }

  /** Sits down at a desk, does `work`, and looks whether anything went wrong meanwhile. */
  async at<A>(options: DeskOptions, work: (desk: Desk) => Promise<A>): Promise<A> {
    const {
      language = 'en',
      width = 1440,
      base = this.server.base,
      loggedIn = true,
      slowdown = everySlowdown,
    } = options;
    const state = loggedIn ? await this.#session(base).catch((error: unknown) => this.#fail(error)) : undefined;
    const context = await this.browser.newContext({
      viewport: { width, height: width === 390 ? 844 : 900 },
      reducedMotion: 'reduce',
      ...(state && { storageState: state }),
    });
    context.setDefaultTimeout(patience);
    await setClock(context);
    await speak(context, language);
    const problems: string[] = [];
    const page = await context.newPage();
    await slowDown(page, slowdown);
    watch(context, new URL(base).host, problems, options.expected);
    const desk: Desk = { page, context, base, language, narrow: width === 390, say: wordsOf(language), problems };
    try {
      const done = await work(desk);
      if (problems.length > 0) throw new Error(`The page complained:\n${problems.join('\n')}`);
      return done;
    } catch (error) {
      await picture(desk, problems);
      return this.#fail(error);
    } finally {
      // What a handler still fetches for a page that goes is nobody's any more.
      await Promise.all(context.pages().map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
      await context.close();
    }
  }

  /** Sits down at several desks at once, and does `work` at all of them. */
  atAll<A>(options: readonly DeskOptions[], work: (desks: readonly Desk[]) => Promise<A>): Promise<A> {
    const [next, ...others] = options;
    if (next === undefined) return work([]);
    return this.at(next, (desk) => this.atAll(others, (desks) => work([desk, ...desks])));
  }

  /** Shows what the server said, such as why it ended, for anyone who reads the failure. */
  #fail(error: unknown): never {
    process.stderr.write(this.server.errors());
    throw error;
  }

  /** One login serves the whole file. */
  #session(base: string): Promise<StorageState> {
    const begun = this.#loggedIn.get(base) ?? sessionState(base);
    this.#loggedIn.set(base, begun);
    return begun;
  }
}

/** Logs in on the login page; `page` is then where that leads. */
export async function logIn({ page, base, say }: Desk, userId = agent, secret = password): Promise<void> {
  if (!page.url().includes('/login')) await page.goto(`${base}/login`);
  await page.getByLabel(say('session-user-id')).fill(userId);
  await page.getByLabel(say('session-password'), { exact: true }).fill(secret);
  await page.getByRole('button', { name: say('session-log-in'), exact: true }).click();
  await page.waitForURL((address) => address.pathname !== '/login');
}

/** The language of this device, until the page chooses another. */
async function speak(context: BrowserContext, language: Language): Promise<void> {
  await context.addInitScript((chosen) => {
    // A page that is still empty has no storage.
    if (!window.location.protocol.startsWith('http')) return;
    const key = `${window.location.host}.language`;
    if (window.localStorage.getItem(key) === null)
      window.localStorage.setItem(key, JSON.stringify({ v: 1, data: chosen }));
  }, language);
}

function watch(context: BrowserContext, host: string, problems: string[], expected: RegExp | undefined): void {
  const note = (problem: string) => {
    if (expected?.test(problem) !== true) problems.push(problem);
  };
  context.on('console', (message) => {
    if (isInBrowser(message.location().url)) return;
    // The portal's own note of an answer that the browser has noted too.
    const text = message.text().replace(/^HTTP error: (?=\d+$)/, 'Failed to load resource: HTTP error: ');
    if (message.type() === 'error') note(`console: ${text} ${message.location().url}`);
  });
  context.on('weberror', (error) => note(`page: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const address = request.url();
    if (!isInPage(address) && !isInBrowser(address) && new URL(address).host !== host)
      problems.push(`request to ${address}`);
  });
}

const isInPage = (address: string): boolean => /^(data|blob):/.test(address);

/** The browser's own parts reach no host: a Chromium with windows shows a PDF in a viewer that is made of such files. */
const isInBrowser = (address: string): boolean => /^chrome(-extension|-untrusted)?:/.test(address);

let pictures = 0;

/** Shows what the page looked like, for anyone who reads the failure. */
async function picture({ context }: Desk, problems: readonly string[]): Promise<void> {
  const folder = join(tmpdir(), 'farelane-browser-failures');
  mkdirSync(folder, { recursive: true });
  for (const page of context.pages()) {
    pictures += 1;
    const file = join(folder, `${process.pid}-${pictures}.png`);
    await page.screenshot({ path: file, timeout: 5000 }).catch(() => undefined);
    process.stderr.write(`${page.url()} looked like ${file}\n`);
  }
  for (const problem of problems) process.stderr.write(`${problem}\n`);
}
