/**
 * Texts that belong to one place: SQL to the database, operation names to the wire, HTML pages to their maker.
 */
import type { Breach, Rule } from '../rule.ts';
import type { SourceTree } from '../source-tree.ts';

const sql =
  /^\s*(select|SELECT|with|WITH)\s[\s\S]*\b(from|FROM)\b|\binsert\s+into\s+\w|\bdelete\s+from\s+\w|\bupdate\s+\w+\s+set\b|\b(create|alter|drop|truncate)\s+(or\s+replace\s+)?(unique\s+)?(table|index|function|trigger|schema|view|sequence)\b|^\s*(begin|BEGIN|commit|COMMIT|rollback|ROLLBACK)\s*;?\s*$|\bfor\s+update\s+skip\s+locked\b/i;
/** The first alternative must not match an English sentence that begins with "Select": it is case-sensitive by its letters. */
const sentence = /^\s*(Select|With)\s/;

const database = 'infrastructure/backoffice/database/';
/** What the sandbox supplier remembers is the sandbox's own. */
const sandboxStore = 'infrastructure/backoffice/suppliers/sandbox/store/';

export const sqlRule: Rule = {
  name: 'SQL stands in the database adapter',
  check: (tree) =>
    textsElsewhere(
      tree,
      [database, sandboxStore],
      (text) => sql.test(text) && !sentence.test(text),
      `holds SQL; it stands in ${database}, where both drivers and one suite see it`,
    ),
  planted: [
    plantedSql('a query', "const q = 'select id from agency where id = $1';"),
    plantedSql('a query in a template', 'const q = `\n  SELECT *\n  FROM agency WHERE id = ${id}`;'),
    plantedSql('an insert', "const q = 'insert into ledger_entry values ($1)';"),
    plantedSql('a change', "const q = 'update balance set reserved = 0';"),
    plantedSql('a table', "const q = 'create table if not exists x (y int)';"),
  ],
};

function plantedSql(what: string, text: string) {
  const at = 'infrastructure/backoffice/http/x.ts';
  return {
    what,
    at,
    files: {
      [at]: text,
      [`${database}right.ts`]: text,
      'infrastructure/backoffice/http/right.ts':
        "const a = 'Select a seat from the map'; const b = 'from'; const c = 'Begin with the update of your profile';",
    },
  };
}

/** Operations that the wire names by themselves, so that the rule holds before the catalogue has them. */
const fixedOpids = (
  'LOGINV2 LOGOUTV2 FORGOTPASSWORDV2 CHANGEPASSWORDV2 GETUSERDETAILSV4 GETEMULATEUSER EMULATELOGIN IWEENSSO ' +
  'RP036 RQ000 PROFILE001 PROFILE003 PROFILE009 PROFILE011 PROFILE014 REG001 ' +
  'FS000 FS001 FS002 FS003 FS004 FS005 FS006 FS007 BK001 AC001 AC002 AC003'
).split(' ');

export const opidsRule: Rule = {
  name: 'operation names stand in the wire',
  check: (tree) => {
    const opids = new Set([...fixedOpids, ...opidsOf(tree)]);
    return tree.code
      .filter(({ path }) => !path.startsWith('infrastructure/wire/') && !path.startsWith('tests/'))
      .flatMap(({ path, facts }) =>
        facts.strings
          .filter(({ text }) => opids.has(text))
          .map(
            ({ text, line }): Breach => ({
              path,
              line,
              says: `names the operation ${text}; only infrastructure/wire knows how an operation is spelled`,
            }),
          ),
      );
  },
  planted: [
    {
      what: 'a fixed name in a use case',
      at: 'application/portal/x.ts',
      files: {
        'application/portal/x.ts': "export const call = ['LOGINV2'];",
        'infrastructure/wire/right.ts': "export const call = ['LOGINV2'];",
      },
    },
    {
      what: "a name of the catalogue in the server's adapter",
      at: 'infrastructure/backoffice/x.ts',
      files: {
        'infrastructure/wire/cruise.ts': "export const search = operation({ opid: 'CR777', actioncode: 'SEARCH' });",
        'infrastructure/backoffice/x.ts': "if (opid === 'CR777') slow();",
        'ui/design/right.ts': "export const none = '';",
        'infrastructure/wire/none.ts': "export const none = operation({ opid: '' });",
      },
    },
  ],
};

function opidsOf(tree: SourceTree): readonly string[] {
  return tree.code
    .filter(({ path }) => path.startsWith('infrastructure/wire/'))
    .flatMap(({ facts }) =>
      facts.properties
        .filter(({ name, text }) => name === 'opid' && /^[A-Z][A-Z0-9]{3,}$/.test(text))
        .map(({ text }) => text),
    );
}

const page = /<!doctype\s+html|<html\b|^text\/html\b/i;
const pageMaker = 'infrastructure/backoffice/http/page/html-page.ts';
/** The media type of the built page, and the body of a mail. No browser asks a mail for an icon. */
const otherHtml = ['infrastructure/backoffice/http/portal-files.ts', 'infrastructure/backoffice/mail/html-body.ts'];

export const htmlRule: Rule = {
  name: 'one maker writes HTML pages',
  check: (tree) =>
    textsElsewhere(
      tree,
      [pageMaker, ...otherHtml],
      (text) => page.test(text),
      `writes an HTML page; ${pageMaker} makes it, with the icon that a browser would ask for`,
    ),
  planted: [
    plantedPage('a page', 'const page = `<!doctype html>\n<title>${title}</title>`;'),
    plantedPage('a page without a type', 'const page = \'<html lang="en"></html>\';'),
    plantedPage('an answer with a page of its own', "reply.type('text/html; charset=utf-8').send(page);"),
  ],
};

function plantedPage(what: string, text: string) {
  const at = 'infrastructure/backoffice/http/x.ts';
  return {
    what,
    at,
    files: {
      [at]: text,
      [pageMaker]: text,
      'infrastructure/backoffice/http/right.ts': "const type = 'text/plain'; const part = '<p>Paid</p>';",
    },
  };
}

/** Breaches for the texts of a kind outside their places and the tests. */
function textsElsewhere(
  tree: SourceTree,
  places: readonly string[],
  isOfKind: (text: string) => boolean,
  says: string,
): readonly Breach[] {
  return tree.code
    .filter(({ path }) => ![...places, 'tests/'].some((place) => path.startsWith(place)))
    .flatMap(({ path, facts }) =>
      facts.strings.filter(({ text }) => isOfKind(text)).map(({ line }): Breach => ({ path, line, says })),
    );
}
