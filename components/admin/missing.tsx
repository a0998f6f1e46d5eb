import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'

/** There is no such screen, or no such record: what happened, and the way back. */
export function AdminMissing() {
  const t = useTranslations('admin.missing')
  return (
    <div className="lone-page">
      <span className="empty__art" aria-hidden />
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <LinkButton href="/admin/dashboard">{t('back')}</LinkButton>
    </div>
  )
}
