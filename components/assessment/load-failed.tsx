import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'

/** Says that a part of the page could not be loaded, with a button that loads it again. */
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
