import { Upload } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { ListUrl } from '../list/list-url'

/** Opens the import above a list; not shown while that is open. */
export function ImportButton({ url }: { url: Pick<ListUrl, 'get' | 'go'> }) {
  const t = useTranslations('admin.import')
  if (url.get('import') !== null) return null
  return (
    <Button variant="quiet" onClick={() => url.go({ import: 1 })}>
      <Upload className="icon" size={17} aria-hidden />
      {t('open')}
    </Button>
  )
}
