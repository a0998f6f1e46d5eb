import type { useTranslations } from 'next-intl'
import type { DropReport } from './pasted'
import type { DocumentText } from './upload'

/** Returns the report of what a document lost; null if it lost nothing. */
export function leftOutOf(
  { charts, formulas, ...pictures }: DocumentText['leftOut'],
  t: ReturnType<typeof useTranslations<never>>,
): DropReport | null {
  const reasons = [
    [pictures.unreadablePictures, 'unreadable'],
    [pictures.linkedPictures, 'linked'],
    [pictures.furtherPictures, 'further'],
  ] as const
  const lostPictures = reasons.filter(([count]) => count > 0)
  const counts = {
    picture: lostPictures.reduce((sum, [count]) => sum + count, 0),
    chart: charts,
    formula: formulas,
  }
  const entries = Object.entries(counts).filter(([, count]) => count > 0)
  if (entries.length === 0) return null
  return {
    counts: Object.fromEntries(entries),
    pictures: lostPictures.map(([count, reason]) => ({
      name: t('admin.editor.dropped.picture', { count }),
      reason: t(`admin.editor.documentPictures.${reason}`),
    })),
  }
}
