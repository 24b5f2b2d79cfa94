/**
 * Shares examples that are dear to make between the properties of a process. A run gives all properties one seed, so each draws
 * the same examples: here they are made for the first of them only.
 */
import fc from 'fast-check';

/** More examples than a property draws. */
const mostRemembered = 250;
/** More draws than an example takes, so that what a property draws after it is independent. */
const drawsOfExample = 1000;

class DrawnOnce<Example> extends fc.Arbitrary<Example> {
  readonly #made: fc.Arbitrary<Example>;
  readonly #remembered = new Map<string, fc.Value<Example>>();

  constructor(made: fc.Arbitrary<Example>) {
    super();
    this.#made = made;
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<Example> {
    const own = random.clone();
    for (let draw = 0; draw < drawsOfExample; draw += 1) random.nextInt();
    const place = `${own.getState()?.join(' ')} ${bias}`;
    const known = this.#remembered.get(place);
    if (known !== undefined) return known;
    const example = this.#made.generate(own, bias);
    if (this.#remembered.size >= mostRemembered) this.#remembered.clear();
    this.#remembered.set(place, example);
    return example;
  }

  override canShrinkWithoutContext(value: unknown): value is Example {
    return this.#made.canShrinkWithoutContext(value);
  }

  override shrink(value: Example, context: unknown): fc.Stream<fc.Value<Example>> {
    return this.#made.shrink(value, context);
  }
}

/** The arbitrary with its examples shared. They must not be changed by those who are given them. */
export function drawnOnce<Example>(made: fc.Arbitrary<Example>): fc.Arbitrary<Example> {
  return new DrawnOnce(made);
}
