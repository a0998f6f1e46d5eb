'use client'

import { clsx } from 'clsx'
import { ExternalLink, Monitor, Share2, Smartphone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type RefObject, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { locales, localePath, type Locale } from '@/lib/platform/i18n/locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { markExcerpts } from './mark-excerpts'
import styles from './preview-dialog.module.css'
import { ShareDraft } from './share-draft'

const widths = { desktop: Monitor, phone: Smartphone } as const
type Width = keyof typeof widths

/** Shows a preview in a frame, in either language and in the width of a phone or of the window. */
export function PreviewDialog({
  id,
  language: first,
  slipExcerptsRef,
  onClose,
}: {
  id: string
  language: Locale
  /** Excerpts of the texts, which are underlined where the page shows them. */
  slipExcerptsRef: RefObject<readonly string[]>
  onClose: () => void
}) {
  const t = useTranslations('admin')
  const [language, setLanguage] = useState(first)
  const [width, setWidth] = useState<Width>('desktop')
  const [isSharing, setSharing] = useState(false)
  const [markCount, setMarkCount] = useState(0)
  const address = localePath(language, associationPaths.preview(id))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('preview.title')}
      description={t('preview.note')}
      size="full"
    >
      <div className={styles.tools}>
        <div role="group" aria-label={t('languages.label')} className={styles.group}>
          {locales.map((each) => (
            <Button
              key={each}
              variant="quiet"
              small
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              {t(`languages.${each}`)}
            </Button>
          ))}
        </div>
        <div role="group" aria-label={t('preview.width')} className={clsx(styles.group, styles.widths)}>
          {(Object.entries(widths) as [Width, typeof Monitor][]).map(([each, Icon]) => (
            <Button
              key={each}
              variant="quiet"
              small
              aria-pressed={each === width}
              onClick={() => setWidth(each)}
            >
              <Icon className="icon" size={16} aria-hidden />
              {t(`preview.${each}`)}
            </Button>
          ))}
        </div>
        {markCount > 0 && <p className={styles.marks}>{t('preview.marks', { count: markCount })}</p>}
        <a
          className={buttonClass({ variant: 'quiet', small: true }, styles.window)}
          href={address}
          target="_blank"
          rel="noopener"
        >
          {t('preview.newWindow')}
          <ExternalLink className="icon" size={15} aria-hidden />
        </a>
        <Button variant="quiet" small aria-expanded={isSharing} onClick={() => setSharing(!isSharing)}>
          <Share2 className="icon" size={16} aria-hidden />
          {t('preview.share.open')}
        </Button>
      </div>
      {isSharing && <ShareDraft previewId={id} language={language} />}
      <iframe
        className={clsx(styles.frame, width === 'phone' && styles.phone, isSharing && styles.besideShare)}
        src={address}
        title={t('preview.frame')}
        onLoad={({ currentTarget }) => setMarkCount(markExcerpts(currentTarget, slipExcerptsRef.current))}
      />
    </Dialog>
  )
}
