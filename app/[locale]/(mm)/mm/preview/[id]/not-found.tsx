import { NotFoundView } from '@/components/site/not-found-view'

/** Shown when a preview has expired or was revoked, or the reader may not see it. */
export default function PreviewNotFound() {
  return <NotFoundView site="mm" />
}
