import { buffer } from 'node:stream/consumers'
import { Document, Page, renderToStream, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { Locale } from '@/lib/platform/i18n/locale'
import { documentFont, registerFontAndDisableHyphenation } from '@/lib/platform/pdf/fonts'

const ink = '#12191d'
const quiet = '#56646a'
const line = '#d8dedb'
const brass = '#f0b92e'

const styles = StyleSheet.create({
  page: { paddingTop: 40, paddingBottom: 48, paddingHorizontal: 40, fontFamily: documentFont, color: ink },
  // The line height is not set on the page itself: the renderer prints no page number that inherits a line
  // height.
  content: { fontSize: 11, lineHeight: 1.4 },
  head: { borderLeftWidth: 6, borderLeftColor: brass, borderLeftStyle: 'solid', paddingLeft: 12 },
  kind: { fontSize: 10, color: quiet },
  title: { fontSize: 20, fontWeight: 600, lineHeight: 1.2 },
  day: { marginTop: 18, marginBottom: 4, fontSize: 13, fontWeight: 600 },
  row: {
    flexDirection: 'row',
    paddingVertical: 7,
    borderBottomWidth: 0.75,
    borderBottomColor: line,
    borderBottomStyle: 'solid',
  },
  heading: { fontSize: 9, color: quiet, paddingVertical: 3 },
  time: { width: 64, fontWeight: 600 },
  who: { flex: 1, paddingRight: 12 },
  place: { width: 110 },
  note: { fontSize: 9.5, color: quiet, marginTop: 1 },
  none: { marginTop: 18, color: quiet },
  foot: { position: 'absolute', left: 40, bottom: 20, fontSize: 8, color: quiet },
  number: { position: 'absolute', right: 40, bottom: 20, fontSize: 8, color: quiet },
})

export type SheetRow = { time: string; who: string; note: string; place: string }
export type Sheet = { title: string; days: readonly { day: string; rows: readonly SheetRow[] }[] }
export type ShownSheets = {
  lang: Locale
  kind: string
  /** The headings of the three columns: time, participants, and room or interpreter. */
  headings: readonly [string, string, string]
  none: string
  note: string
  sheets: readonly Sheet[]
}

/**
 * Draws run sheets, each beginning on a new page. Runs in a worker thread, so that it does not block the
 * server.
 */
export async function drawSheets(content: ShownSheets): Promise<Uint8Array<ArrayBuffer>> {
  registerFontAndDisableHyphenation()
  // Copies the bytes, because a Node buffer may share its memory with other buffers.
  return new Uint8Array(await buffer(await renderToStream(<SheetDocument {...content} />)))
}

function SheetDocument({ sheets, ...frame }: ShownSheets) {
  return (
    <Document
      title={sheets.length === 1 ? `${frame.kind}, ${sheets[0]?.title}` : frame.kind}
      language={frame.lang}
    >
      {sheets.map((sheet, at) => (
        <SheetPage key={at} sheet={sheet} {...frame} />
      ))}
    </Document>
  )
}

type PageProps = Omit<ShownSheets, 'sheets'> & { sheet: Sheet }

function SheetPage({ sheet: { title, days }, kind, headings, none, note }: PageProps) {
  return (
    <Page size="A4" style={styles.page}>
      <View style={styles.content}>
        <View style={styles.head}>
          <Text style={styles.kind}>{kind}</Text>
          <Text style={styles.title}>{title}</Text>
        </View>
        {days.length === 0 && <Text style={styles.none}>{none}</Text>}
        {days.map(({ day, rows }) => (
          <View key={day}>
            {/* Keeps a day's heading on the same page as its first meeting. */}
            <View wrap={false} minPresenceAhead={60}>
              <Text style={styles.day}>{day}</Text>
              <View style={[styles.row, styles.heading]}>
                <Text style={styles.time}>{headings[0]}</Text>
                <Text style={styles.who}>{headings[1]}</Text>
                <Text style={styles.place}>{headings[2]}</Text>
              </View>
            </View>
            {rows.map((row, at) => (
              <View key={at} style={styles.row} wrap={false}>
                <Text style={styles.time}>{row.time}</Text>
                <View style={styles.who}>
                  <Text>{row.who}</Text>
                  {row.note !== '' && <Text style={styles.note}>{row.note}</Text>}
                </View>
                <Text style={styles.place}>{row.place}</Text>
              </View>
            ))}
          </View>
        ))}
      </View>
      <Text style={styles.foot} fixed>
        {note}
      </Text>
      <Text
        style={styles.number}
        fixed
        render={({ subPageNumber, subPageTotalPages }) =>
          subPageTotalPages > 1 ? `${subPageNumber} / ${subPageTotalPages}` : ''
        }
      />
    </Page>
  )
}
