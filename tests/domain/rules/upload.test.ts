import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkUpload, decodedLength, typeOfContent, typeOfName, type UploadType } from '#domain/rules/upload.ts';

/** A ZIP archive of empty files, stored, made by hand after PKWARE's note. */
function zip(names: readonly string[], comment = ''): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const name of names) {
    const local = Buffer.alloc(30 + name.length);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    local.write(name, 30, 'latin1');
    const entry = Buffer.alloc(46 + name.length);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    entry.write(name, 46, 'latin1');
    locals.push(local);
    directory.push(entry);
    at += local.length;
  }
  const end = Buffer.alloc(22 + comment.length);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  end.write(comment, 22, 'latin1');
  return new Uint8Array(Buffer.concat([...locals, ...directory, end]));
}

const bytes = (hex: string, tail = '') =>
  new Uint8Array(Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(tail, 'latin1')]));

const samples: Readonly<Record<UploadType, Uint8Array>> = {
  jpeg: bytes('ffd8ffe000104a464946'),
  png: bytes('89504e470d0a1a0a0000000d', 'IHDR'),
  pdf: bytes('', '%PDF-1.7\n'),
  docx: zip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml'], 'made by hand'),
};

const endings: Readonly<Record<string, UploadType>> = {
  jpeg: 'jpeg',
  jpg: 'jpeg',
  png: 'png',
  pdf: 'pdf',
  docx: 'docx',
};

describe('documents', () => {
  test('are accepted exactly when name and content agree', () => {
    for (const [ending, named] of Object.entries(endings)) {
      for (const [type, content] of Object.entries(samples)) {
        const codes = checkUpload({ filename: `My PAN.v2.${ending.toUpperCase()}`, bytes: content }, 'panDocument');
        expect(codes).toStrictEqual(type === named ? [] : [{ code: 'upload-content', path: 'panDocument' }]);
      }
    }
  });

  test('are refused by name', () => {
    for (const filename of ['pan.exe', 'pan', 'pan.', '.pdf', 'pan.pdf.exe', 'pan.docm', 'pan.pdf ', '']) {
      expect(checkUpload({ filename, bytes: samples.pdf }, 'd').map((each) => each.code)).toStrictEqual([
        'upload-type',
      ]);
      expect(typeOfName(filename)).toBeUndefined();
    }
  });

  test('may have 4 MB and not a byte more', () => {
    const most = new Uint8Array(4 * 1024 * 1024);
    most.set(samples.pdf);
    expect(checkUpload({ filename: 'a.pdf', bytes: most }, 'd')).toStrictEqual([]);
    const over = new Uint8Array(most.length + 1);
    over.set(samples.pdf);
    expect(checkUpload({ filename: 'a.pdf', bytes: over }, 'd')).toStrictEqual([
      { code: 'upload-size', path: 'd', params: { most: 4_194_304, megabytes: 4 } },
    ]);
    expect(checkUpload({ filename: 'a.pdf', bytes: new Uint8Array() }, 'd').map((each) => each.code)).toStrictEqual([
      'upload-empty',
    ]);
    expect(checkUpload({ filename: 'a.exe', bytes: over }, 'd').map((each) => each.code)).toStrictEqual([
      'upload-type',
      'upload-size',
    ]);
  });
});

describe('the type of content', () => {
  test('other archives are no documents', () => {
    for (const names of [
      [],
      ['word/document.xml'],
      ['[Content_Types].xml', 'xl/workbook.xml'],
      ['[Content_Types].xml', 'words'],
    ]) {
      expect(typeOfContent(zip(names))).toBeUndefined();
    }
  });

  test('marks that stand elsewhere do not count', () => {
    expect(typeOfContent(bytes('00', '%PDF-1.7'))).toBeUndefined();
    expect(typeOfContent(bytes('89504e470d0a1a0a0000000d', 'IDAT'))).toBeUndefined();
    expect(typeOfContent(bytes('ffd8'))).toBeUndefined();
  });

  test('any bytes, and any damage to an archive, are judged without failing', () => {
    const damaged = fc
      .tuple(fc.nat(samples.docx.length - 1), fc.nat(255), fc.nat(samples.docx.length))
      .map(([at, value, length]) => samples.docx.map((byte, index) => (index === at ? value : byte)).slice(0, length));
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 400 }), damaged), (content) => {
        expect([undefined, 'jpeg', 'png', 'pdf', 'docx']).toContain(typeOfContent(content));
      }),
      { numRuns: 1000 },
    );
  });

  test('a view into a larger buffer is read from its own beginning', () => {
    const buffer = new Uint8Array(samples.docx.length + 100);
    buffer.set(samples.docx, 50);
    expect(typeOfContent(buffer.subarray(50, 50 + samples.docx.length))).toBe('docx');
  });
});

test('the decoded length of base64 is known without decoding', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (content) => {
      const text = Buffer.from(content).toString('base64');
      expect(decodedLength(text)).toBe(content.length);
      expect(decodedLength(text.replace(/=+$/, ''))).toBe(content.length);
    }),
  );
});
