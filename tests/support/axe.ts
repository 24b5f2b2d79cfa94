/**
 * axe (WCAG) in a page of the browser. A document is given axe once, however often it is looked at, and axe keeps what a
 * colour is once it has read it: it asks for the few colours of a page again at every text, which took a quarter of a look.
 * What it spells as weak maps for older browsers, the private fields of its many thousand colours, are properties here: a
 * quarter of the rest.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright';

/** WCAG 2.2 AA. */
export const levelAA: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What lies above the page; axe does not see that it does, and takes it for covered by what lies below. */
export const over = 'dialog[open], :popover-open';

export interface AxeFindings {
  /** A line for each element and each rule that it breaks: rule, place, markup, what would mend it. */
  readonly violations: readonly string[];
  /** How many rules found something that keeps them. */
  readonly passed: number;
}

const axeItself = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe makes while it looks, keyed by elements, are weak maps again. */
const source = `((WeakMap, WeakSet) => {
  ${axeItself};
  WeakMap = window.WeakMap;
  WeakSet = window.WeakSet;
})(...(${privateFields.toString()})())`;

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

interface ColourReader {
  parseString: (text: string) => Colour;
}

/** Looks at the page by the rules of these tags, or at every part of it that the selector `part` finds. */
export async function lookWithAxe(page: Page, tags: readonly string[], part?: string): Promise<AxeFindings> {
  // Evaluated by the protocol: the page's policy forbids scripts in it, and goes on to.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await page.evaluate(keepColours);
  }
  // What passes is counted, not listed with every element.
  const options: RunOptions = { runOnly: { type: 'tag', values: [...tags] }, resultTypes: ['violations'] };
  return page.evaluate(run, { part, options });
}

/** Runs in the page. */
async function run(asked: { readonly part: string | undefined; readonly options: RunOptions }): Promise<AxeFindings> {
  const { violations, passes } = await window.axe.run(asked.part ?? document, asked.options);
  const lines: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { target, html, failureSummary } of nodes) {
      if (id === 'target-size' && !(await isSmallWhereItCanBePressed(String(target[0])))) continue;
      lines.push(`${id}: ${target.join(' ')} ${html.slice(0, 200)} ${failureSummary ?? ''}`);
    }
  }
  return { violations: lines, passed: passes.length };

  /** A bar that stays at the window's edge covers a part of what happens to be scrolled there. */
  async function isSmallWhereItCanBePressed(selector: string): Promise<boolean> {
    const element = document.querySelector(selector);
    if (element === null) return true;
    const { scrollX, scrollY } = window;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const again = await window.axe.run(element, { runOnly: { type: 'rule', values: ['target-size'] } });
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    return again.violations.length > 0;
  }
}

/** Runs in the page: a weak map and a weak set that keep each entry in the object which it is about. */
function privateFields(): readonly unknown[] {
  type Keeper = Record<symbol, unknown>;
  class Field {
    readonly #name = Symbol('private');
    has(keeper: Keeper): boolean {
      return this.#name in keeper;
    }
    get(keeper: Keeper): unknown {
      return keeper[this.#name];
    }
    set(keeper: Keeper, value: unknown): void {
      keeper[this.#name] = value;
    }
    add(keeper: Keeper): void {
      keeper[this.#name] = true;
    }
  }
  return [Field, Field];
}

/** Runs in the page. */
function keepColours(): void {
  const reader = window.axe.commons.color.Color.prototype;
  const read = reader.parseString;
  const kept = new Map<string, Colour>();
  reader.parseString = function (this: Colour & ColourReader, text) {
    const { r, g, b, alpha } = kept.get(text) ?? read.call(this, text);
    kept.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };
}

declare global {
  interface Window {
    readonly axe: typeof axe & {
      readonly commons: { readonly color: { readonly Color: { readonly prototype: ColourReader } } };
    };
  }
}
