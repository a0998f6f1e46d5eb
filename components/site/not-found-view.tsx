import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { localePath, type Locale } from '@/lib/i18n/locale'
import { BlankPage } from './blank-page'
import { MissingMarker } from './missing-marker'

/** There is nothing at this address: what happened, and the way home. Answers 404. */
export function NotFoundView({ locale }: { locale: Locale }) {
  const t = useTranslations('site.notFound')
  return (
    <BlankPage>
      <MissingMarker />
      <h1 className="display">{t('title')}</h1>
      <p className="lead">{t('text')}</p>
      <LinkButton href={localePath(locale, '/mm')}>{t('home')}</LinkButton>
    </BlankPage>
  )
}
