import { NotFoundView } from '@/components/site/not-found-view'

/** A preview that is over, or is not for whoever asks. */
export default function PreviewNotFound() {
  return <NotFoundView site="mm" />
}
