/** Keys that are pressed while the field they are meant for is still coming: kept for it, and for nothing else on the page. */

export interface TypedAhead {
  readonly text: string;
  /** Enter came after the text. */
  readonly entered: boolean;
}

export class TypeAhead {
  #text = '';
  #entered = false;
  #left: (() => void) | undefined;

  /** Keeps what is typed from now on; Escape ends it and calls `onLeave`. */
  begin(onLeave: () => void): void {
    this.#text = '';
    this.#entered = false;
    if (this.#left === undefined) document.addEventListener('keydown', this.#keep, true);
    this.#left = onLeave;
  }

  /** What was typed; later keys go where the focus is. */
  take(): TypedAhead {
    const typed = { text: this.#text, entered: this.#entered };
    this.#end();
    return typed;
  }

  readonly #keep = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (key === 'Escape') {
      const left = this.#left;
      this.#end();
      left?.();
    } else if (key === 'Enter') this.#entered = true;
    else if (key === 'Backspace') this.#text = [...this.#text].slice(0, -1).join('');
    else if ([...key].length === 1) this.#add(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  #add(letter: string): void {
    // The key that asked for the field, pressed once more because nothing came.
    if (this.#entered || (letter === '/' && this.#text === '')) return;
    this.#text += letter;
  }

  #end(): void {
    document.removeEventListener('keydown', this.#keep, true);
    this.#left = undefined;
    this.#text = '';
    this.#entered = false;
  }
}
