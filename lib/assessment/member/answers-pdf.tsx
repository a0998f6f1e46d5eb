import { buffer } from 'node:stream/consumers'
import { Document, Page, Path, renderToStream, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatDate } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { shortenWebAddress } from '@/lib/platform/site/public-address'
import { messageText } from '@/lib/platform/i18n/messages'
import type mn from '@/messages/mn.json'
import { documentFont, registerFontAndDisableHyphenation } from '@/lib/platform/pdf/fonts'
import { documentParts, splitComment } from './document-parts'
import type { MemberResult, StoredAnswer } from './schema'
import { sectionPercentagesOf } from './shares'

const ink = '#12191d'
const quiet = '#56646a'
const line = '#d8dedb'

const borderStyle = (side: 'Top' | 'Bottom', colour: string) => ({
  [`border${side}Width`]: 0.75,
  [`border${side}Color`]: colour,
  [`border${side}Style`]: 'solid' as const,
})

const styles = StyleSheet.create({
  // 36 points are half an inch, as in the specification.
  page: {
    padding: 36,
    fontFamily: documentFont,
    color: ink,
  },
  // The line height is not in `page`: the renderer omits a page number that inherits a line height.
  content: { fontSize: 9.5, lineHeight: 1.4 },
  head: { flexDirection: 'row', gap: 16 },
  headText: { flex: 1 },
  // With its white border; the printed modules are 0.7 mm wide.
  code: { width: 84, height: 84 },
  title: { fontSize: 17, fontWeight: 600, lineHeight: 1.2 },
  meta: { color: quiet, marginTop: 4 },
  totals: {
    flexDirection: 'row',
    gap: 24,
    marginTop: 12,
    paddingVertical: 8,
    ...borderStyle('Top', ink),
    ...borderStyle('Bottom', ink),
  },
  total: { fontSize: 15, fontWeight: 600, lineHeight: 1.2 },
  share: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 2 },
  section: { fontSize: 12, fontWeight: 600, marginTop: 14, paddingBottom: 4, ...borderStyle('Bottom', ink) },
  requirement: {
    flexDirection: 'row',
    backgroundColor: '#ebeeeb',
    paddingVertical: 4,
    paddingHorizontal: 6,
    fontWeight: 600,
  },
  row: { flexDirection: 'row', paddingVertical: 4, paddingHorizontal: 6, ...borderStyle('Bottom', line) },
  index: { width: 52, color: quiet },
  text: { flex: 1, paddingRight: 10 },
  answer: { width: 44, fontWeight: 600 },
  note: { color: quiet, marginTop: 2 },
  pageNumber: { position: 'absolute', right: 36, bottom: 16, fontSize: 8, color: quiet },
})

/**
 * The most letters of a comment whose row stays on one page. Rows with longer comments may continue on the
 * next page, so that no large gaps are left.
 */
const keptWholeLettersMax = 600

/** The content of an A4 document of the filled answers. */
export type AnswersDocumentContent = {
  answers: readonly StoredAnswer[]
  result: MemberResult
  locale: Locale
}

/**
 * Draws the document of the answers as a PDF. Runs in a thread, because it takes much processor time.
 */
export async function drawAnswers(content: AnswersDocumentContent): Promise<Uint8Array<ArrayBuffer>> {
  registerFontAndDisableHyphenation()
  // Copies the bytes, because Node's buffers may share one memory block.
  return new Uint8Array(await buffer(await renderToStream(<AnswersDocument {...content} />)))
}

function AnswersDocument(props: AnswersDocumentContent) {
  const { answers, result, locale } = props
  const say = documentTextIn(locale)
  return (
    <Document
      title={`${say('title')}, ${result.name}`}
      language={locale}
      // The same answers make the same bytes, whose hash the page of the result shows.
      creationDate={new Date(result.created_at)}
      modificationDate={new Date(result.created_at)}
    >
      {documentParts(answers).map((part, at) => (
        <Page key={at} size="A4" style={styles.page}>
          <View style={styles.content}>
            {at === 0 && <ResultSummary {...props} />}
            {part.map((row) => (
              <AnswerRow key={row.question_id} row={row} text={questionTextOf(row, locale)} say={say} />
            ))}
          </View>
          <Text
            fixed
            style={styles.pageNumber}
            render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`}
          />
        </Page>
      ))}
    </Document>
  )
}

type DocumentText = keyof (typeof mn)['assessment']['document']
const documentTextIn = (locale: Locale) => (key: DocumentText) =>
  messageText(locale, `assessment.document.${key}`)
const questionTextOf = (row: StoredAnswer, locale: Locale) => bilingualText(row, 'question', locale).text

function ResultSummary({ answers, result, locale }: AnswersDocumentContent) {
  const say = documentTextIn(locale)
  const shares = sectionPercentagesOf(result)
  const sections = answers.filter(({ pid }) => pid === null)
  return (
    <>
      <View style={styles.head}>
        <View style={styles.headText}>
          <Text style={styles.title}>{say('title')}</Text>
          <Text style={styles.meta}>{`${result.name}, ${formatDate(result.created_at, locale)}`}</Text>
          <Text style={styles.meta}>{`${say('validUntil')}: ${formatDate(result.valid_until, locale)}`}</Text>
          <Text style={styles.meta}>{say('check')}</Text>
          <Text>{shortenWebAddress(result.check_url)}</Text>
        </View>
        <Svg style={styles.code} viewBox={`0 0 ${result.check_qr.side} ${result.check_qr.side}`}>
          <Path d={result.check_qr.path} fill="#000000" />
        </Svg>
      </View>
      <View style={styles.totals}>
        <Total value={`${result.main_percentage}%`} label={say('percentage')} />
        <Total value={String(result.total_true)} label={say('yes')} />
        <Total value={String(result.total_false)} label={say('no')} />
      </View>
      <View style={{ marginTop: 8 }}>
        {sections.slice(0, shares.length).map((row, at) => (
          <View key={row.cid} style={styles.share}>
            <Text>{questionTextOf(row, locale)}</Text>
            <Text style={{ fontWeight: 600 }}>{`${shares[at]}%`}</Text>
          </View>
        ))}
      </View>
    </>
  )
}

function Total({ value, label }: { value: string; label: string }) {
  return (
    <View>
      <Text style={styles.total}>{value}</Text>
      <Text style={{ color: quiet }}>{label}</Text>
    </View>
  )
}

function AnswerRow({
  row,
  text,
  say,
}: {
  row: StoredAnswer
  text: string
  say: ReturnType<typeof documentTextIn>
}) {
  if (row.pid === null) {
    return (
      <Text style={styles.section} minPresenceAhead={60}>
        {`${row.cid} ${text}`}
      </Text>
    )
  }
  if (row.answer === null) {
    return (
      <View style={styles.requirement} wrap={false} minPresenceAhead={30}>
        <Text style={styles.index}>{row.cid}</Text>
        <Text style={styles.text}>{text}</Text>
      </View>
    )
  }
  return (
    <View style={styles.row} wrap={row.comment.length > keptWholeLettersMax}>
      <Text style={styles.index}>{row.cid}</Text>
      <View style={styles.text}>
        <Text>{text}</Text>
        {row.proof && (
          <Text style={styles.note}>
            {row.proof_file_name ? `${say('proof')}: ${row.proof_file_name}` : say('proof')}
          </Text>
        )}
        {row.comment !== '' && (
          <View style={styles.note}>
            {splitComment(row.comment).map((portion, at) => (
              <Text key={at}>{portion}</Text>
            ))}
          </View>
        )}
      </View>
      <Text style={styles.answer}>{say(row.answer === 1 ? 'answerYes' : 'answerNo')}</Text>
    </View>
  )
}
