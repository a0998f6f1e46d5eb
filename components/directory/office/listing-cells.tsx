import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconLink } from '@/components/ui/button'
import { StatusDot } from '@/components/ui/status-dot'
import { localePath } from '@/lib/platform/i18n/locale'

/** A link to the public page of a listing; it opens in another tab. */
export function PublicPageLink({ name, path }: { name: string; path: string }) {
  const t = useTranslations('admin.listings')
  return (
    <IconLink label={t('live', { name })} href={localePath('mn', path)} target="_blank" rel="noopener">
      <ExternalLink className="icon" size={17} aria-hidden />
    </IconLink>
  )
}

type ApprovalProps = {
  approval: boolean
  rejected: boolean
  /** Whether a company operates. Visitors do not see a company that does not operate. */
  status?: boolean
}

/** Shows whether a listing is published, hidden (its company does not operate), pending, or rejected. */
export function ListingStatusDot({ approval, rejected, status = true }: ApprovalProps) {
  const t = useTranslations('admin.listings')
  if (approval && !status) return <StatusDot kind="off">{t('notPublished')}</StatusDot>
  if (approval) return <StatusDot kind="on">{t('published')}</StatusDot>
  return <StatusDot kind={rejected ? 'bad' : 'wait'}>{t(rejected ? 'rejected' : 'waiting')}</StatusDot>
}
