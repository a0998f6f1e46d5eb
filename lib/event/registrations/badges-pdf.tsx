import { buffer } from 'node:stream/consumers'
import { Document, Page, Path, renderToStream, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { documentFont, registerFontAndDisableHyphenation } from '@/lib/platform/pdf/fonts'
import { passText, formatPassCode } from './pass-code'
import { drawQr } from '@/lib/platform/files/qr'

const ink = '#12191d'
const quiet = '#56646a'
const copper = '#a3471a'

/** A millimetre in points, the unit of the PDF: 72 points are an inch. A badge is a card of 86 by 54 mm. */
const millimetre = 72 / 25.4
const size: [number, number] = [86 * millimetre, 54 * millimetre]

const styles = StyleSheet.create({
  page: { fontFamily: documentFont, color: ink, flexDirection: 'row' },
  edge: { width: 8, backgroundColor: copper },
  who: { flex: 1, padding: 12, justifyContent: 'space-between' },
  event: { fontSize: 7, color: quiet },
  name: { fontWeight: 600, lineHeight: 1.15 },
  company: { fontSize: 8.5, lineHeight: 1.25, marginTop: 4 },
  country: { fontSize: 7.5, color: quiet },
  code: { width: 84, paddingRight: 10, alignItems: 'center', justifyContent: 'center' },
  letters: { fontSize: 8, fontWeight: 600, marginTop: 2 },
})

type Badge = { name: string; company: string; country: string; code: string }
export type ShownBadges = { event: string; eventId: number; badges: readonly Badge[] }

/** Long names get a smaller font size, so that each card is one page. */
const nameFontSize = (name: string) => (name.length > 34 ? 10 : name.length > 22 ? 12.5 : 15)

const shortenWithEllipsis = (text: string, lettersMax: number) =>
  text.length > lettersMax ? `${text.slice(0, lettersMax - 1)}…` : text

/** Draws badges, one on each page, as a PDF. It is a task of a worker thread. */
export async function drawBadges(content: ShownBadges): Promise<Uint8Array<ArrayBuffer>> {
  registerFontAndDisableHyphenation()
  // Copies the bytes, because a Node buffer may share its memory with other buffers.
  return new Uint8Array(await buffer(await renderToStream(<BadgeDocument {...content} />)))
}

function BadgeDocument({ event, eventId, badges }: ShownBadges) {
  return (
    <Document title={event}>
      {badges.map((badge) => (
        <Page key={badge.code} size={size} style={styles.page} wrap={false}>
          <View style={styles.edge} />
          <View style={styles.who}>
            <Text style={styles.event}>{shortenWithEllipsis(event, 60)}</Text>
            <View>
              <Text style={[styles.name, { fontSize: nameFontSize(badge.name) }]}>
                {shortenWithEllipsis(badge.name, 70)}
              </Text>
              <Text style={styles.company}>{shortenWithEllipsis(badge.company, 80)}</Text>
            </View>
            <Text style={styles.country}>{badge.country}</Text>
          </View>
          <BadgeCode text={passText(eventId, badge.code)} code={badge.code} />
        </Page>
      ))}
    </Document>
  )
}

function BadgeCode({ text, code }: { text: string; code: string }) {
  const { side, path } = drawQr(text)
  return (
    <View style={styles.code}>
      <Svg width={74} height={74} viewBox={`0 0 ${side} ${side}`}>
        <Path d={path} fill={ink} />
      </Svg>
      <Text style={styles.letters}>{formatPassCode(code)}</Text>
    </View>
  )
}
