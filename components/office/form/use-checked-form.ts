import { useTranslations } from 'next-intl'
import { useEffect, useRef, type RefObject } from 'react'
import {
  get,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod'
import { fieldMessages, type FieldMessage } from '@/lib/platform/api/issues'

/** What a form is checked by. */
export type Checks<Values extends FieldValues, Sent extends object> = {
  /** The call's own input schema: the browser says what the server would say. */
  schema: z.ZodType
  /** What is amiss beyond the schema: a stored file that was taken away. */
  check?: (values: Values) => FieldMessage[]
  /** What is checked and sent. */
  toInput: (values: Values) => Sent
}

/** A form whose fields are checked by the call's schema with its messages, once it was tried at every change. */
export function useCheckedForm<Values extends FieldValues, Sent extends object>(
  latest: RefObject<Checks<Values, Sent>>,
  defaults: DefaultValues<Values>,
) {
  const t = useTranslations()
  const errorsIn = (values: Values) =>
    errorsOf<Values>(problemsOf(latest.current, values), ({ key, values: inText }) => t(key, inText))
  const resolver: Resolver<Values> = (values) => {
    const errors = errorsIn(values)
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
  const form = useForm<Values>({ defaultValues: defaults, resolver, shouldFocusError: false })
  const isTried = useRef(false)
  useTellAnew(form, isTried)
  const { errors } = form.formState
  return {
    form,
    errorsIn,
    setTried: (is: boolean) => {
      isTried.current = is
    },
    /** Tells at its field that a file cannot be taken, after what its removal from the field has set off. */
    refuse: async (field: Path<Values>, message: string) => {
      if (isTried.current) await form.trigger()
      form.setError(field, { type: 'call', message })
    },
    errorOf: (field: Path<Values>) => {
      // Those of the check stand by their whole path, those of the server part by part.
      const error = ((errors as Record<string, unknown>)[field] ?? get(errors, field)) as
        { message?: string } | undefined
      return error?.message || undefined
    },
  }
}

/**
 * Some checks look at several fields: after the first try, each change tells all of them anew. Before it a field
 * says only that a file was refused, until something else is in it.
 */
function useTellAnew<Values extends FieldValues>(form: UseFormReturn<Values>, isTried: RefObject<boolean>) {
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      if (!isTried.current) form.clearErrors(name)
      else if (!form.formState.isSubmitting) void form.trigger()
    })
    return unsubscribe
  }, [form, isTried])
}

/** What is amiss with what is typed, by the call's schema and by the form's own check. */
function problemsOf<Values extends FieldValues, Sent extends object>(
  { schema, toInput, check }: Checks<Values, Sent>,
  values: Values,
): FieldMessage[] {
  const parseResult = schema.safeParse(toInput(values))
  return [...(parseResult.success ? [] : fieldMessages(parseResult.error)), ...(check?.(values) ?? [])]
}

function errorsOf<Values extends FieldValues>(
  problems: readonly FieldMessage[],
  say: (problem: FieldMessage) => string,
): FieldErrors<Values> {
  const entries = problems.map((problem) => [problem.path, { type: 'call', message: say(problem) }])
  return Object.fromEntries(entries) as FieldErrors<Values>
}
