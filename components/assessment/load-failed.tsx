import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'

/** A part that could not be fetched, and how to ask again. */
export function LoadFailed(props: { className?: string; text: string; retry: string; onRetry: () => void }) {
  return (
    <div className={props.className} role="alert">
      <FieldError>{props.text}</FieldError>
      <Button variant="quiet" small onClick={props.onRetry}>
        {props.retry}
      </Button>
    </div>
  )
}
