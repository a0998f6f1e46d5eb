import { useTranslations } from 'next-intl'
import { useToast } from '@/components/ui/toast'
import { CallError } from '@/lib/platform/api/call-error'

const milliseconds = 5000

/**
 * Returns two functions that show a message for five seconds: `tellAdded` says that a listing was added,
 * `tellFailure` that the listing or its file was not saved. `tellFailure` then throws the error again.
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
