import { useTranslations } from 'next-intl'
import { useToast } from '@/components/ui/toast'
import { CallError } from '@/lib/platform/api/call-error'

const milliseconds = 5000

/**
 * Returns functions that show the specification's message for five seconds: `tellAdded` that a listing was
 * added, `tellFailure` that it was not. `tellFailure` then throws the error again.
 */
export function useListingAddedToasts() {
  const t = useTranslations('admin.listings')
  const toast = useToast()
  const showFailureAndRethrow = (error: unknown): never => {
    const isFile =
      error instanceof CallError && (Boolean(error.fields.image) || [413, 415].includes(error.status))
    toast(t(isFile ? 'fileFailed' : 'failed'), { kind: 'danger', milliseconds })
    throw error
  }
  return { tellAdded: () => toast(t('added'), { milliseconds }), tellFailure: showFailureAndRethrow }
}
