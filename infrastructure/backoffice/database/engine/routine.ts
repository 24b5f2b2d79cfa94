/** A function of the database, read from its file: its name, and what its first line sets for the planner. */
export interface Routine {
  readonly name: string;
  readonly sql: string;
  readonly isTrigger: boolean;
  /** Statements that set it up once it is there. */
  readonly settings: readonly string[];
}

const header = '-- planner: ';
const definition = /^create or replace function (\w+)\(/gm;

/** Throws where the text does not define exactly one function. */
export function routineOf(sql: string): Routine {
  const names = Array.from(sql.matchAll(definition), ([, name]) => name);
  const [name] = names;
  if (name === undefined || names.length > 1)
    throw new Error(`A routine defines one function, not ${names.length}: ${sql.slice(0, 80)}`);
  const [first = ''] = sql.split('\n', 1);
  const settings = first.startsWith(header) ? first.slice(header.length).split(', ') : [];
  return {
    name,
    sql,
    isTrigger: /\) returns trigger language/.test(sql),
    settings: settings.map((setting) => {
      const [, key, value] = /^(\w+) (\w+)$/.exec(setting) ?? [];
      if (key === undefined || value === undefined) throw new Error(`"${setting}" of ${name} is no setting`);
      return `alter function ${name} set ${key} = ${value};`;
    }),
  };
}
