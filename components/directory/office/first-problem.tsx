import { Alert } from '@/components/ui/alert'

type Props = {
  errors: Readonly<Record<string, unknown>>
  className?: string | undefined
}

const messageOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined

/** The first error in one line; the error of a sub-category comes before all others. */
export function FirstProblem({ errors, className }: Props) {
  const names = Object.keys(errors)
  const first = names.find((name) => name.endsWith('.subCategory')) ?? names[0]
  const message = first === undefined ? undefined : messageOf(errors[first])
  if (typeof message !== 'string' || message === '') return null
  return (
    <Alert kind="danger" className={className}>
      {message}
    </Alert>
  )
}
