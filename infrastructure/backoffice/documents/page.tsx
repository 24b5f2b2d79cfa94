/** The page: A4, 12 mm margins, the portal's name and the issuer above, contact and page number below, on every page. */
import { Document, Image, Page, Text, View } from '@react-pdf/renderer';
import { type PaperSheet, sideBySide } from '#domain/booking/papers/paper-sheet.ts';
import type { PrintedPicture } from '#application/backoffice/ports/operations/brand-files.ts';
import type { Instant } from '#domain/time/instant.ts';
import { families } from './fonts.ts';
import { Block, Code } from './paper-blocks.tsx';
import { Fact, hair, ink, margin, Party, type Pen, Plain, Row, styles, Words } from './sheet-parts.tsx';
import { drawable, speechOf } from './speech.ts';

/** A paper to be drawn, dated by its issue, so that it is always the same file. */
export interface Drawing {
  readonly sheet: PaperSheet;
  readonly issuedAt: Instant;
  /** The logo of its head; its name in letters where absent. */
  readonly logo?: PrintedPicture | undefined;
}

export function SheetPage({ sheet, issuedAt, logo, scale }: Drawing & { readonly scale: number }) {
  const pen: Pen = { rightToLeft: sheet.language === 'ar', scale };
  const { title, facts, brand, issuer, blocks, language } = sheet;
  const issued = new Date(issuedAt);
  const [known] = facts;
  return (
    <Document
      title={drawable([title, ...(known?.value ?? []).map(({ text }) => text)].join(' '))}
      author={issuer.name}
      creator={brand}
      producer="Farelane"
      language={language}
      creationDate={issued}
      modificationDate={issued}
    >
      <Page
        size="A4"
        style={{
          paddingTop: margin,
          paddingHorizontal: margin,
          paddingBottom: margin + 18,
          fontFamily: families,
          color: ink,
        }}
      >
        <Row pen={pen} style={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 24 }}>
          {logo === undefined ? (
            <Plain pen={pen} style={{ fontSize: 17, fontWeight: 700 }}>
              {brand}
            </Plain>
          ) : (
            <Image
              src={{ data: Buffer.from(logo.bytes), format: logo.ending === 'png' ? 'png' : 'jpg' }}
              style={{
                width: 150,
                height: 45,
                objectFit: 'contain',
                objectPositionX: pen.rightToLeft ? '100%' : 0,
                objectPositionY: 0,
              }}
            />
          )}
          <Party pen={pen} party={issuer} end />
        </Row>
        <View style={[styles.ruleStrong, { marginTop: 10 * scale }]} />
        <Head pen={pen} sheet={sheet} />
        {sideBySide(blocks).map(([first, ...others], at) =>
          first === undefined ? null : others.length === 0 ? (
            <Block key={at} pen={pen} block={first} />
          ) : (
            <Row key={at} pen={pen} style={{ alignItems: 'flex-start', gap: 24 }}>
              {[first, ...others].map((block, side) => (
                <View key={side} style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
                  <Block pen={pen} block={block} />
                </View>
              ))}
            </Row>
          ),
        )}
        <Foot pen={pen} sheet={sheet} />
      </Page>
    </Document>
  );
}

interface PartProps {
  readonly pen: Pen;
  readonly sheet: PaperSheet;
}

function Head({ pen, sheet: { title, subtitle, stamp, facts, code } }: PartProps) {
  return (
    <Row pen={pen} style={[{ alignItems: 'center', gap: 16, paddingVertical: 8 * pen.scale }, styles.ruleStrong]}>
      <View style={{ gap: 4, flexShrink: 0, maxWidth: '45%', alignItems: pen.rightToLeft ? 'flex-end' : 'flex-start' }}>
        <Words pen={pen} style={styles.title}>
          {title}
        </Words>
        {subtitle === undefined ? null : (
          <Words pen={pen} style={styles.quiet}>
            {subtitle}
          </Words>
        )}
        {stamp === undefined ? null : (
          <View
            style={{ borderWidth: 0.8, borderColor: ink, borderRadius: 4, paddingVertical: 2, paddingHorizontal: 6 }}
          >
            <Words pen={pen} style={styles.strong}>
              {stamp}
            </Words>
          </View>
        )}
      </View>
      <Row pen={pen} style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0, flexWrap: 'wrap', columnGap: 16, rowGap: 4 }}>
        {facts.map((fact) => (
          <Fact key={fact.label} pen={pen} fact={fact} />
        ))}
      </Row>
      {code === undefined ? null : <Code code={code} />}
    </Row>
  );
}

function Foot({ pen, sheet: { foot, language } }: PartProps) {
  const { say } = speechOf(language);
  return (
    <View
      fixed
      style={{
        position: 'absolute',
        bottom: margin - 10,
        left: margin,
        right: margin,
        borderTopWidth: 0.6,
        borderTopColor: hair,
        paddingTop: 6,
      }}
    >
      <Row pen={pen} style={{ justifyContent: 'space-between', gap: 16 }}>
        <Row pen={pen} style={{ gap: 4, flexShrink: 1 }}>
          <Words pen={pen} style={styles.quiet}>
            {foot.words}
          </Words>
          <Plain pen={pen} style={styles.quiet}>
            {foot.reach}
          </Plain>
        </Row>
        <Text
          style={[
            styles.quiet,
            {
              direction: pen.rightToLeft ? 'rtl' : 'ltr',
              textAlign: pen.rightToLeft ? 'left' : 'right',
              width: 90,
            },
          ]}
          // Pages are counted in a second round; in the first there is no total yet, whatever the types say.
          render={({ pageNumber, ...counted }) =>
            drawable(say('document-page', { page: pageNumber, pages: totalOf(counted) }))
          }
        />
      </Row>
    </View>
  );
}

function totalOf({ totalPages }: { readonly totalPages?: number }): number {
  return totalPages ?? 0;
}
