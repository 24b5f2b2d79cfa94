/** The page: A4, 12 mm margins, the portal's name and the issuer above, contact and page number below, on every page. */
import type { ReactNode } from 'react';
import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { DocumentParty } from '#domain/booking/documents.ts';
import type { Instant } from '#domain/time/instant.ts';
import { families } from './fonts.ts';
import { hair, ink, margin, PartyLines, Plain, Row, styles, Words } from './sheet-parts.tsx';
import type { Speech } from './speech.ts';

export function SheetPage({
  speech,
  title,
  brand,
  issuer,
  contact,
  issuedAt,
  children,
}: {
  readonly speech: Speech;
  readonly title: string;
  readonly brand: string;
  readonly issuer: DocumentParty;
  /** Whom to call for changes. */
  readonly contact: DocumentParty;
  readonly issuedAt: Instant;
  readonly children: ReactNode;
}) {
  const issued = new Date(issuedAt);
  return (
    <Document
      title={title}
      author={issuer.name}
      creator={brand}
      producer="Farelane"
      language={speech.language}
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
        <Row speech={speech} style={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 24 }}>
          <Plain speech={speech} style={{ fontSize: 17, fontWeight: 700 }}>
            {brand}
          </Plain>
          <PartyLines speech={speech} party={issuer} end />
        </Row>
        <View style={[styles.ruleStrong, { marginTop: 10 }]} />
        {children}
        <Foot speech={speech} contact={contact} />
      </Page>
    </Document>
  );
}

function Foot({ speech, contact }: { readonly speech: Speech; readonly contact: DocumentParty }) {
  const reach = [contact.name, contact.phone, contact.email].filter((each) => each !== undefined && each !== '');
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
      <Row speech={speech} style={{ justifyContent: 'space-between', gap: 16 }}>
        <Row speech={speech} style={{ gap: 4, flexShrink: 1 }}>
          <Words speech={speech} style={styles.quiet}>
            {speech.say('document-for-changes')}
          </Words>
          <Plain speech={speech} style={styles.quiet}>
            {reach.join(', ')}
          </Plain>
        </Row>
        <Text
          style={[
            styles.quiet,
            {
              direction: speech.rightToLeft ? 'rtl' : 'ltr',
              textAlign: speech.rightToLeft ? 'left' : 'right',
              width: 90,
            },
          ]}
          // Pages are counted in a second round; in the first there is no total yet, whatever the types say.
          render={({ pageNumber, ...counted }) =>
            speech.say('document-page', { page: pageNumber, pages: totalOf(counted) })
          }
        />
      </Row>
    </View>
  );
}

function totalOf({ totalPages }: { readonly totalPages?: number }): number {
  return totalPages ?? 0;
}
